import MantelCore
import MantelStore
import MantelSystem
import MantelWords

extension Session {
  /// Refuses a path at which no file may be written, before any work is done for it: where there is no folder or something else than
  /// a file, in Mantel's own folder, and over a photo of a widget, which exists only once.
  func checkTarget(_ path: FilePath) throws {
    guard let folder = try? FileStatus.of(path.parent), folder.kind == .folder else {
      throw Refusal(sentence: words.noFolderToWriteIn(path.parent))
    }
    let present = try? FileStatus.ofLink(path)
    if present?.kind == .folder { throw Refusal(sentence: words.folderInTheWay(path)) }
    if let present, present.kind != .file { throw Refusal(sentence: words.noPlainFile(path)) }
    if isInside(path.parent) { throw Refusal(sentence: words.ownFolderIsNoTarget(path)) }
    for document in try widgets.loadAll().widgets {
      let isSource = document.photos.contains { photo in
        let source = photo.source.path
        guard source != path else { return true }
        return present.map { (try? FileStatus.of(source))?.isSameFile(as: $0) ?? false } ?? false
      }
      if isSource { throw Refusal(sentence: words.photoIsNoTarget(path, widget: document.name)) }
    }
  }

  /// Whether a folder is the shared folder or lies in it, by whatever name.
  func isInside(_ folder: FilePath) -> Bool { home.holds(folder) }
}
