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
  /// A field that is not known takes the separators beside it along, and brackets that it leaves empty: `{place}, {year}` without a
  /// place is the year alone, and `{camera} ({year})` without a year the camera. Values are never read as templates.
  public func filled(with fields: CaptionFields) -> String? {
    var result = CaptionText.Joining()
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(text: text)
      case .field(let name):
        if let value = (fields[name] ?? nil).flatMap(CaptionText.clean) {
          result.append(value: value)
        } else {
          result.leaveOut()
        }
      }
    }
    return CaptionText.clean(result.finished)
  }
}
