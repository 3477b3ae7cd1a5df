/// Text as it stands in a photo's metadata.
enum MetadataText {
  /// How much of a tag is read: more than any caption draws.
  static let limit = 16_384

  /// The text of a tag's bytes: UTF-8, or where they are not that, one byte a character as old cameras wrote (ISO 8859-1). Without the
  /// language that exiv2 puts before the text of an XMP alternative.
  static func decoded(_ bytes: [UInt8]) -> String {
    let bytes = bytes.count > limit ? Array(bytes.prefix(limit)) : bytes
    return withoutLanguage(String(validating: cutBetweenCharacters(bytes)) ?? latin(bytes))
  }

  private static func latin(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }

  /// Leaves out a character that the limit cut in two.
  private static func cutBetweenCharacters(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard bytes.count == limit,
      let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 })
    else { return bytes[...] }
    let length = bytes[start] < 0x80 ? 1 : bytes[start] < 0xE0 ? 2 : bytes[start] < 0xF0 ? 3 : 4
    return start + length > bytes.count ? bytes[..<start] : bytes[...]
  }

  /// `lang="x-default" A walk` is “A walk”.
  private static func withoutLanguage(_ text: String) -> String {
    let mark = "lang=\""
    guard text.hasPrefix(mark) else { return text }
    let rest = text.dropFirst(mark.count)
    guard let quote = rest.firstIndex(of: "\"") else { return text }
    return String(rest[rest.index(after: quote)...])
  }
}

extension String {
  /// The text of bytes that are UTF-8 throughout, else nil.
  fileprivate init?(validating bytes: ArraySlice<UInt8>) {
    self.init(validating: bytes, as: UTF8.self)
  }
}
