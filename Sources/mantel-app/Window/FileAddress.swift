import MantelSystem

extension FilePath {
  /// The path that a file address names, such as `file:///home/me/A%20photo.jpg`; nil for any other address.
  nonisolated init?(fileAddress address: String) {
    let scheme = "file://"
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    var rest = Array(address.utf8.dropFirst(scheme.utf8.count))[...]
    // A host may stand before the path (RFC 8089); a file of another machine is not the one of that name here.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    rest = rest[slash...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        decoded != 0
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(decoded)
    }
    self.init(bytes: bytes)
  }

  /// The path as a file address.
  nonisolated var fileAddress: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    var text = "file://"
    for byte in bytes {
      if plain.contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }
}
