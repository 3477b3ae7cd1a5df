import Glibc
import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

/// Worker programs to test with: the real one, and some that misbehave.
enum Workers {
  /// The built mantel-worker, which lies beside the test bundle.
  static var real: WorkerProgram {
    get throws { try WorkerProgram.installed() }
  }

  /// A shell script in place of the worker: it finds the socket on descriptor 3. `$WORKER` is the real one.
  ///
  /// The shell reads it as a file: the system starts no program that any process has open for writing, and a process that another
  /// test is just starting may hold this one's.
  static func script(_ lines: String, in folder: TemporaryFolder) throws -> WorkerProgram {
    let text = """
      cd '\(folder.path.lossyText)'
      WORKER='\(try real.path.lossyText)'
      greet() { printf '{"version":2}' >&3; }
      take() { dd bs=65536 count=1 <&3 >request.$$ 2>/dev/null; }
      \(lines)
      """
    let path = try folder.write(text, to: "worker")
    return WorkerProgram(path: "/bin/sh", arguments: [path.lossyText])
  }
}

extension TemporaryFolder {
  /// A file of zeros that takes no room.
  func sparse(_ name: String, size: Int64) throws -> FilePath {
    let file = try OpenFile.open(path.appending(name), for: .creating)
    guard ftruncate(file.descriptor, off_t(size)) == 0 else {
      throw SystemError(.write, path, code: errno)
    }
    return path.appending(name)
  }

  /// A pipe with a name: who opens it for reading waits for who writes to it.
  func pipe(_ name: String) -> FilePath {
    let pipe = path.appending(name)
    _ = pipe.withCString { mkfifo($0, 0o600) }
    return pipe
  }
}

/// Photos to import.
enum Photos {
  static func file(_ bytes: [UInt8]) throws -> OpenFile {
    try MemoryFile.containing(bytes)
  }

  /// A smooth JPEG, red rising to the right and green downwards.
  static func jpeg(width: Int, height: Int) throws -> OpenFile {
    let picture = PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for index in 0..<width * height {
        bytes[4 * index] = UInt8(index % width * 255 / max(1, width - 1))
        bytes[4 * index + 1] = UInt8(index / width * 255 / max(1, height - 1))
        bytes[4 * index + 2] = 100
        bytes[4 * index + 3] = 0
      }
    }
    return try JPEGEncoder().encode(picture, quality: 90)
  }

  static func bytes(_ file: OpenFile) throws -> [UInt8] {
    try file.readAll(limit: 1 << 26)
  }

  /// The same JPEG with an EXIF orientation.
  static func oriented(_ file: OpenFile, _ orientation: UInt8) throws -> OpenFile {
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
    let plain = try bytes(file)
    return try Self.file(plain[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + plain[2...])
  }

  static func decoded(_ file: OpenFile) throws -> PixelBuffer? {
    try JPEGDecoder().decode(file, format: .jpeg, side: 20_000)?.pixels
  }
}

/// What a call that has to fail failed with; nil, and an issue, when it did not or with another kind of error.
func imagingError<Value>(
  _ call: () async throws -> Value, sourceLocation: SourceLocation = #_sourceLocation
) async -> ImagingError? {
  do {
    _ = try await call()
    Issue.record("it did not fail", sourceLocation: sourceLocation)
  } catch let error as ImagingError {
    return error
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
  return nil
}
