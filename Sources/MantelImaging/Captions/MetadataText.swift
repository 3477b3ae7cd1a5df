/// Text as it stands in a photo's metadata.
enum MetadataText {
  /// How much of a tag is read: more than any caption draws.
  static let limit = 16_384

  /// The text of a tag's bytes: UTF-8, or where they are not that, one byte a character as old cameras wrote (ISO 8859-1). Of an
  /// XMP text in several languages one.
  static func decoded(_ bytes: [UInt8]) -> String {
    let bytes = bytes.count > limit ? Array(bytes.prefix(limit)) : bytes
    return inOneLanguage(String(validating: cutBetweenCharacters(bytes)) ?? latin(bytes))
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

  /// The first of the alternatives of an XMP text that says anything, the one for every language before the others.
  ///
  /// exiv2 writes them as `lang="x-default" A walk, lang="de" Ein Gang`.
  private static func inOneLanguage(_ text: String) -> String {
    var alternatives = LanguageAlternatives(text)
    guard alternatives.isAtMark else { return text }
    var first: Substring?
    while let (language, words) = alternatives.next() {
      guard words.contains(where: { !$0.isWhitespace }) else { continue }
      if language == "x-default" { return String(words) }
      first = first ?? words
    }
    return String(first ?? "")
  }
}

/// Goes through the alternatives of a text as exiv2 writes them.
private struct LanguageAlternatives {
  private static let mark = "lang=\""
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// Whether an alternative begins here.
  var isAtMark: Bool { Self.mark(at: rest) != nil }

  mutating func next() -> (language: Substring, words: Substring)? {
    guard let (language, body) = Self.mark(at: rest) else { return nil }
    let words = body.prefix(upTo: Self.end(of: body))
    rest = body[words.endIndex...].dropFirst(2)
    return (language, words)
  }

  /// Where the next alternative's `, ` begins.
  private static func end(of body: Substring) -> Substring.Index {
    var place = body.startIndex
    while let comma = body[place...].firstIndex(of: ",") {
      let behind = body[comma...].dropFirst()
      if behind.first == " ", mark(at: behind.dropFirst()) != nil { return comma }
      place = behind.startIndex
    }
    return body.endIndex
  }

  /// The language of `lang="de" ` at the start of a text, and what follows it.
  private static func mark(at text: Substring) -> (language: Substring, body: Substring)? {
    guard text.hasPrefix(mark) else { return nil }
    let behind = text.dropFirst(mark.count)
    let language = behind.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let close = behind[language.endIndex...]
    guard language.first?.isLetter == true, close.hasPrefix("\" ") else { return nil }
    return (language, close.dropFirst(2))
  }
}

extension String {
  /// The text of bytes that are UTF-8 throughout, else nil.
  fileprivate init?(validating bytes: ArraySlice<UInt8>) {
    self.init(validating: bytes, as: UTF8.self)
  }
}
