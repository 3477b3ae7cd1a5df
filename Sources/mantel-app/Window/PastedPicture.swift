import MantelStore
import MantelSystem
import MantelWords

/// Keeps a picture that was pasted as a file of the user's, since every photo of a widget comes from one.
enum PastedPicture {
  /// Writes the bytes of a PNG into the user's folder of pictures, and answers where.
  static func keep(_ bytes: [UInt8], at moment: Moment, _ words: Words) throws(SystemError)
    -> FilePath
  {
    let folder = pictures.appending(words.pastedFolderName)
    try Folder.create(folder)
    let stamp = ISO8601.text(moment.time, in: moment.zone).prefix(19)
      .replacing("T", with: " ").replacing(":", with: "-")
    var path = folder.appending("\(stamp).png")
    var number = 2
    while Folder.exists(path) {
      path = folder.appending("\(stamp) \(number).png")
      number += 1
    }
    try AtomicFile.replace(path, mode: .creatingForAll) { file throws(SystemError) in
      try file.write(bytes)
    }
    return path
  }

  /// As xdg-user-dirs has it, else Pictures in the home folder.
  private static var pictures: FilePath {
    UserFolder.pictures
  }
}
