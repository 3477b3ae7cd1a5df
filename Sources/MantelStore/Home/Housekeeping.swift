import MantelSystem

extension HomeFolder {
  /// What a process that was killed left unfinished is let go after this many seconds: a day.
  static let unfinishedKept: Int64 = 86_400

  /// How long after the last housekeeping the next one is due, in seconds: a day.
  static let housekeepingPeriod: Int64 = 86_400

  /// Whether a day has gone by since the last housekeeping, at `now` in Unix seconds.
  ///
  /// It reads every photo's document, which a render that finds nothing to do need not wait for.
  public func isHousekeepingDue(now: Int64) -> Bool {
    guard let last = try? HousekeepingDocument.read(at: root.appending(Self.housekeepingName))
    else {
      return true
    }
    return abs(now - last.done.unixSeconds) >= Self.housekeepingPeriod
  }

  /// Notes that housekeeping was done at `now`, in Unix seconds.
  public func noteHousekeeping(now: Int64) throws(StoreError) {
    // A folder in which nothing was ever made stays as it is.
    guard Folder.exists(root) else { return }
    try HousekeepingDocument(done: Timestamp(unixSeconds: now))
      .write(to: root.appending(Self.housekeepingName))
  }

  private static let housekeepingName = "housekeeping.json"

  /// Removes what killed processes left unfinished more than a day before `now`, in Unix seconds. Nothing that is listed anywhere is touched.
  public func removeUnfinished(now: Int64) throws(StoreError) {
    var folders = [root, photos, widgets, desktop.path]
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

/// When the shared folder was last looked through for what nobody needs any more.
struct HousekeepingDocument: StoreDocument {
  static let currentVersion = 1

  var version = currentVersion
  let done: Timestamp

  init(done: Timestamp) {
    self.done = done
  }
}
