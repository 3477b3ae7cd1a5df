import MantelSystem

extension HomeFolder {
  /// What a process that was killed left unfinished is let go after this many seconds: a day.
  static let unfinishedKept: Int64 = 86_400

  /// Removes what killed processes left unfinished more than a day before `now`, in Unix seconds. Nothing that is listed anywhere is touched.
  public func removeUnfinished(now: Int64) throws(StoreError) {
    var folders = [root, photos, widgets]
    for identifier in try WidgetStore(self).identifiers() {
      folders.append(widget(identifier).path)
    }
    for photo in try PhotoStore(self).all() { folders.append(self.photo(photo).path) }
    for folder in folders {
      // A folder that is not there holds nothing unfinished.
      for name in (try? Folder.names(in: folder)) ?? []
      where name.starts(with: AtomicFile.temporaryPrefix.utf8) {
        let path = folder.appending(bytes: name)
        guard let status = try? FileStatus.ofLink(path),
          now - status.modified / 1_000_000_000 > Self.unfinishedKept
        else { continue }
        try onSystem { () throws(SystemError) in try Folder.removeAll(path) }
      }
    }
  }
}
