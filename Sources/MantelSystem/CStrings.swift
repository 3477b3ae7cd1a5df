import Glibc

/// Calls `body` with the strings as C programs get their arguments: each ended by a zero, the list by a null.
func withCStrings<Result>(
  _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { FilePath(bytes: $0).withCString { strdup($0) } }
  defer { pointers.forEach { free($0) } }
  return (pointers + [nil]).withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      preconditionFailure("a terminated list is never empty")
    }
    return body(base)
  }
}
