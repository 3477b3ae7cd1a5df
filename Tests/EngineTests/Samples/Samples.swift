import MantelSystem
import TestSupport

/// The files that the engines are tried on.
enum Samples {
  /// A small picture of Tests/Pictures, made by scripts/make-test-pictures.
  static func picture(_ name: String) throws -> OpenFile {
    try OpenFile.open(root.appending("Tests/Pictures").appending(name), for: .reading)
  }

  /// A real photo of .build/photos; fails where scripts/test-photos has not fetched it.
  static func photo(_ name: String) throws -> OpenFile {
    let path = root.appending(".build/photos").appending(name)
    guard Folder.exists(path) else { throw MissingPhoto(name: name) }
    return try OpenFile.open(path, for: .reading)
  }

  /// A file in memory with these bytes.
  static func file(_ bytes: some Sequence<UInt8>) throws -> OpenFile {
    try MemoryFile.containing(Array(bytes))
  }

  /// All bytes of a small picture.
  static func bytes(_ name: String) throws -> [UInt8] {
    try picture(name).readAll(limit: 1 << 20)
  }

  /// The package's folder: this file lies in Tests/EngineTests/Samples.
  private static var root: FilePath {
    FilePath(#filePath).parent.parent.parent.parent
  }
}

/// What to do about a photo that is not there.
struct MissingPhoto: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "There is no \(name) in .build/photos: run scripts/test-photos, which fetches it."
  }
}
