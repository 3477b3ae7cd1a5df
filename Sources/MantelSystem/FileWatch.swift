import Glibc

/// Tells when names in folders begin to mean other files: made, replaced, renamed or removed. Nothing runs in between.
///
/// Used by one thread.
public final class FileWatch {
  private let notifier: OpenFile
  private var paths: [Int32: FilePath] = [:]

  /// A watch over no folder yet.
  public init() throws(SystemError) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .last(.wait) }
    notifier = OpenFile(owning: descriptor)
  }

  /// Becomes readable when something has changed.
  public var descriptor: Int32 { notifier.descriptor }

  /// Watches just these folders, as far as they are there.
  ///
  /// - Returns: those that it watches.
  @discardableResult
  public func watch(_ folders: Set<FilePath>) -> Set<FilePath> {
    for (watch, path) in paths where !folders.contains(path) {
      inotify_rm_watch(descriptor, watch)
      paths[watch] = nil
    }
    let known = Set(paths.values)
    for folder in folders where !known.contains(folder) {
      let watch = folder.withCString { inotify_add_watch(descriptor, $0, Self.events) }
      if watch >= 0 { paths[watch] = folder }
    }
    return Set(paths.values)
  }

  /// What has changed since the last call.
  public func changes() -> Changes {
    var changes = Changes()
    let size = 16 << 10
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = retrying { read(descriptor, buffer.baseAddress, size) }
      guard count > 0 else { return changes }
      var offset = 0
      while offset < count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        let name = buffer[start..<offset].prefix { $0 != 0 }
        note(event, name: Array(name), in: &changes)
      }
    }
  }

  /// What has changed.
  public struct Changes {
    /// Names that mean another file now, or none.
    public var files: Set<FilePath> = []
    /// Folders that are no longer watched, since they are gone.
    public var lostFolders: Set<FilePath> = []
    /// Whether changes were left out, so that everything has to be looked at.
    public var isIncomplete = false
  }

  private func note(_ event: inotify_event, name: [UInt8], in changes: inout Changes) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
    guard let folder = paths[event.wd] else { return }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      paths[event.wd] = nil
      changes.lostFolders.insert(folder)
    } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
      // Another folder may have its name by now.
      inotify_rm_watch(descriptor, event.wd)
    } else if !name.isEmpty {
      changes.files.insert(folder.appending(bytes: name))
    }
  }

  /// Written in place, too: other programs need not replace files in one step.
  private static let events = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      | IN_CLOSE_WRITE | IN_MOVE_SELF | IN_DELETE_SELF
      | IN_ONLYDIR)
}
