import Glibc

/// An open descriptor, closed with its last reference.
///
/// Safe to hand between threads; reads and writes at a stated position do not disturb one another.
public final class OpenFile: Sendable {
  /// The system's number for it, valid as long as this object lives.
  public let descriptor: Int32
  private let path: FilePath?

  /// Takes over a descriptor that is open already; it is closed with this object.
  public init(owning descriptor: Int32, path: FilePath? = nil) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// How a file is opened.
  public enum Mode: Sendable {
    /// For reading. Never waits, not even for a named pipe without a writer.
    case reading
    /// For writing, new; fails where the name is taken.
    case creating
    /// The same, for a file that others may read as far as the user's umask lets them.
    case creatingForAll
    /// For locking, created where it is missing.
    case locking
    /// A folder, to synchronize it.
    case folder
  }

  /// Opens a file; new ones are private to the user unless the mode says otherwise.
  public static func open(_ path: FilePath, for mode: Mode) throws(SystemError) -> OpenFile {
    let flags: Int32 =
      switch mode {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .creating, .creatingForAll: O_WRONLY | O_CREAT | O_EXCL
      case .locking: O_RDWR | O_CREAT
      case .folder: O_RDONLY | O_DIRECTORY
      }
    let descriptor = path.withCString { name in
      retrying {
        Glibc.open(name, flags | O_CLOEXEC, mode_t(mode == .creatingForAll ? 0o666 : 0o600))
      }
    }
    guard descriptor >= 0 else { throw .last(.open, path) }
    return OpenFile(owning: descriptor, path: path)
  }

  /// What kind of file it is, how large and how old.
  public func status() throws(SystemError) -> FileStatus {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last(.inspect, path) }
    return FileStatus(raw)
  }

  /// Reads up to `buffer.count` bytes from `position`; fewer only at the end of the file.
  public func read(into buffer: UnsafeMutableRawBufferPointer, at position: Int64)
    throws(SystemError) -> Int
  {
    var done = 0
    while done < buffer.count {
      let count = retrying {
        pread(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done,
          off_t(position) + off_t(done))
      }
      guard count >= 0 else { throw .last(.read, path) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// The whole file, if it holds at most `limit` bytes; a larger one fails with EFBIG.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    let size = try status().size
    guard size <= Int64(limit) else { throw SystemError(.read, path, code: EFBIG) }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      do throws(SystemError) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer), at: 0)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Waits until there is something to read, or the end of it, or so many milliseconds have gone by.
  ///
  /// - Returns: whether there is.
  func isReadable(within milliseconds: Int32) throws(SystemError) -> Bool {
    let deadline = Clock.monotonicNanoseconds + Int64(milliseconds) * 1_000_000
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = max(0, (deadline - Clock.monotonicNanoseconds) / 1_000_000)
      let ready = poll(&watched, 1, Int32(left))
      if ready >= 0 { return ready > 0 }
      guard errno == EINTR else { throw .last(.wait, path) }
    }
  }

  /// Writes all the bytes at the descriptor's own position.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = retrying {
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      }
      guard count > 0 else { throw .last(.write, path) }
      done += count
    }
  }

  /// Writes all the bytes at the descriptor's own position.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Copies the whole of another file to this one's own position, a piece at a time.
  public func write(contentsOf other: OpenFile) throws(SystemError) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { piece.deallocate() }
    var position: Int64 = 0
    while true {
      let count = try other.read(into: piece, at: position)
      if count == 0 { return }
      try write(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      position += Int64(count)
    }
  }

  /// Returns when what was written would survive a power failure.
  public func synchronize() throws(SystemError) {
    guard retrying({ fsync(descriptor) }) == 0 else { throw .last(.synchronize, path) }
  }
}

/// Makes the call again when a signal interrupted it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
