import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// Where a picture is written, as `--out` says.
struct PictureTarget {
  /// The file's absolute path.
  let path: FilePath
  /// What the file's name says it is.
  let format: ShowRecipe.Format

  init(_ invocation: Invocation, _ session: Session) throws {
    guard let argument = invocation.value(.out) else {
      throw WrongCall(sentence: session.words.outMissing)
    }
    path = FilePath(bytes: argument.bytes).absolute(from: session.workingFolder)
    let name = String(decoding: path.lastComponent, as: UTF8.self).lowercased()
    if name.hasSuffix(".png") {
      format = .png
    } else if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") {
      format = .jpeg
    } else {
      throw WrongCall(
        sentence: session.words.pictureFormatUnknown(
          argument.role, value: String(decoding: argument.bytes, as: UTF8.self)))
    }
  }

  /// Writes the picture in one step; what was there before is replaced. Who may read it is for the user's umask to say.
  func write(_ picture: OpenFile) throws(SystemError) {
    try AtomicFile.write(contentsOf: picture, to: path, mode: .creatingForAll)
  }
}
