import CFaces
import MantelSystem

/// libfacedetection (Shiqi Yu, BSD-3), opened: the network YuNet of Wu, Peng and Yu, "YuNet: A Tiny Millisecond-level Face
/// Detector", Machine Intelligence Research 20 (2023).
///
/// Its folder is that of the wheel `yuface`, which `scripts/faces` unpacks: `yuface/libfacedetection.so`, and beside it
/// `yuface.libs` with the OpenMP that it was linked with.
public struct FaceLibrary: Sendable {
  /// The version of the wheel.
  public static let version = "2023.5.1"
  /// Where the library lies in its folder.
  static let name = "yuface/libfacedetection.so"

  let detect: cfaces_detect

  /// Opens the library in the first of these folders that has it.
  ///
  /// Sets `OMP_NUM_THREADS` in this process's environment, so no other thread may be reading that meanwhile. Throws what keeps
  /// the library from serving.
  public init(in folders: [FilePath]) throws(FaceLibraryError) {
    guard cfaces_processor_serves() != 0 else { throw .processor }
    let files = folders.map { $0.appending(Self.name) }
    guard let file = files.first(where: { (try? FileStatus.of($0)) != nil }) else {
      throw .absent(files)
    }
    var message = [CChar](repeating: 0, count: 512)
    let detect = file.withCString { path in cfaces_open(path, &message, message.count) }
    guard let detect else {
      let words = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .unusable(file, detail: String(decoding: words, as: UTF8.self))
    }
    self.detect = detect
  }

  /// Where the library may be for a program that lies at `executable`: beside it, in the `lib/mantel` of where it is installed,
  /// or, for a program run from its build folder, in `.build/faces`.
  public static func folders(for executable: FilePath) -> [FilePath] {
    let folder = executable.parent
    let installed = [
      folder.appending("faces"), folder.parent.appending("lib/mantel/faces"),
    ]
    let build = folder.parent.parent
    guard build.lastComponent.elementsEqual(".build".utf8) else { return installed }
    return installed + [build.appending("faces")]
  }
}
