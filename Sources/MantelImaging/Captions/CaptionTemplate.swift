/// A caption's own text, in which fields stand in braces: `{place}, {year}`.
public struct CaptionTemplate: Equatable, Sendable {
  private enum Piece: Equatable {
    case text(Substring)
    case field(Substring)
  }

  private let pieces: [Piece]

  /// A template; braces around anything but the name of a field are text.
  public init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Self.bounded(text)
    var plain = rest.startIndex
    while let open = rest[plain...].firstIndex(of: "{") {
      var start = open
      // The innermost braces count: in `{{year}` the first is text.
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      while let inner = rest[rest.index(after: start)..<close].firstIndex(of: "{") { start = inner }
      let name = rest[rest.index(after: start)..<close]
      if CaptionFields.names.contains(String(name)) {
        pieces.append(.text(rest[rest.startIndex..<start]))
        pieces.append(.field(name))
        rest = rest[rest.index(after: close)...]
        plain = rest.startIndex
      } else {
        plain = rest.index(after: close)
      }
    }
    pieces.append(.text(rest))
    self.pieces = pieces
  }

  /// The part of a text that a caption can need, not cut within a field.
  private static func bounded(_ text: String) -> Substring {
    let part = text.prefix(2 * CaptionText.maximumLength)
    guard part.endIndex < text.endIndex, let open = part.lastIndex(of: "{"),
      !part[open...].contains("}")
    else { return part }
    return part[..<open]
  }

  /// Whether any field stands in it.
  public var hasFields: Bool { pieces.count > 1 }

  /// The caption of a photo, cleaned; nil where nothing is left.
  ///
  /// A field that is not known takes the separators beside it along, brackets that it leaves empty, and small words that led to it
  /// where no other word follows: `{place}, {year}` without a place is the year alone, `{camera} ({year})` without a year the camera,
  /// and `Greetings from {place}` greetings. Values are never read as templates.
  public func filled(with fields: CaptionFields) -> String? {
    let values = pieces.map { piece in
      if case .field(let name) = piece {
        (fields[name] ?? nil).flatMap(CaptionText.clean)
      } else {
        String?.none
      }
    }
    var result = CaptionText.Joining()
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        let leadsNowhere = isHole(index + 1, values) && !hasWord(after: index + 1, values)
        result.append(text: leadsNowhere ? SmallWords.trimmed(text) : text)
      case .field:
        if let value = values[index] { result.append(value: value) } else { result.leaveOut() }
      }
    }
    return CaptionText.clean(result.finished)
  }

  private func isHole(_ index: Int, _ values: [String?]) -> Bool {
    guard pieces.indices.contains(index), case .field = pieces[index] else { return false }
    return values[index] == nil
  }

  /// Whether a word comes right after a field, be it that of another field: “In {place} {year}”.
  private func hasWord(after field: Int, _ values: [String?]) -> Bool {
    for index in pieces.indices.dropFirst(field + 1) {
      switch pieces[index] {
      case .text(let text):
        guard let first = text.first(where: { !$0.isWhitespace }) else { continue }
        guard first.isLetter || first.isNumber else { return false }
        // Small words that lead to nothing themselves are no words to lead to.
        let leadsNowhere = isHole(index + 1, values) && !hasWord(after: index + 1, values)
        return !(leadsNowhere && SmallWords.trimmed(text).allSatisfy(\.isWhitespace))
      case .field: return values[index] != nil
      }
    }
    return false
  }
}
