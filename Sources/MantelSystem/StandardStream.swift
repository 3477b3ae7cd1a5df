import Glibc

/// The streams that a process is started with.
public enum StandardStream: Int32, Sendable {
  case standardInput = 0
  case standardOutput = 1
  case standardError = 2

  /// Whether a person sits at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The terminal's columns and rows, nil where it is no terminal or does not say.
  public var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes all the bytes.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        retrying { Glibc.write(rawValue, buffer.baseAddress, buffer.count) }
      }
      guard count > 0 else { throw .last(.write) }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line of text without its end, nil at the end of the stream. Reads byte by byte, so nothing behind the line is taken.
  public func readLine(limit: Int = 4096) throws(SystemError) -> String? {
    var line: [UInt8] = []
    while line.count < limit {
      var byte: UInt8 = 0
      let count = retrying { read(rawValue, &byte, 1) }
      guard count >= 0 else { throw .last(.read) }
      if count == 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
