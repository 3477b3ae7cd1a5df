import FaceEngine
import MantelSystem
import TestSupport
import Testing

@Suite struct FaceLibraryTests {
  @Test func `a library that is nowhere is absent, and it is said where it was looked for`() throws {
    let folder = try TemporaryFolder()
    #expect {
      _ = try FaceLibrary(in: [folder.path])
    } throws: { error in
      let file = folder.path.appending("yuface/libfacedetection.so")
      return error as? FaceLibraryError == .absent([file])
        || error as? FaceLibraryError == .processor
    }
  }

  @Test func `a file that is no library is unusable`() throws {
    let folder = try TemporaryFolder()
    try folder.write("not a library", to: "yuface/libfacedetection.so")
    #expect {
      _ = try FaceLibrary(in: [folder.path])
    } throws: { error in
      switch error as? FaceLibraryError {
      case .unusable(_, let detail): !detail.isEmpty
      case .processor: true
      default: false
      }
    }
  }

  @Test func `the library is looked for beside the program, where it is installed and in the build folder`() {
    #expect(
      FaceLibrary.folders(for: "/usr/bin/mantel-worker") == [
        "/usr/bin/faces", "/usr/lib/mantel/faces",
      ])
    #expect(
      FaceLibrary.folders(for: "/code/.build/x86_64/release/mantel-worker").last
        == "/code/.build/faces")
  }
}
