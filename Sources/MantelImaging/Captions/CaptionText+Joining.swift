extension CaptionText {
  /// Joins the pieces of a template so that what is left out leaves no hole.
  ///
  /// Of the separators on both sides of a hole the one before it stays: “In {place}, {year}” becomes “In 2019”. Only where that is
  /// bare space behind another field, the one behind the hole says more: “{year} {place}, {camera}” becomes “2019, Canon”.
  struct Joining {
    private var text = ""
    private var isAfterHole = false
    /// Where the last value ended, in bytes of UTF-8.
    private var valueEnd = -1

    mutating func append(value: String) {
      text += value
      valueEnd = text.utf8.count
      isAfterHole = false
    }

    mutating func leaveOut() {
      isAfterHole = true
    }

    mutating func append(text piece: Substring) {
      guard isAfterHole else {
        text += piece
        return
      }
      let rest = closingBrackets(piece)
      let separator = rest.prefix(while: Self.isSeparator)
      let body = rest.dropFirst(separator.count)
      let before = trailingSeparators
      if before.count == text.count || endsInOpenBracket {
        text.removeLast(before.count)
      } else if let next = body.first, Self.closing.contains(next) {
        text.removeLast(before.count)
      } else if before.isEmpty {
        text += separator
      } else if !separator.isEmpty, before.allSatisfy(\.isWhitespace),
        text.utf8.count - before.utf8.count == valueEnd
      {
        text.removeLast(before.count)
        text += separator
      }
      text += body
      isAfterHole = body.isEmpty
    }

    /// The joined text; a hole at its end takes the separators before it along.
    var finished: String {
      isAfterHole ? String(text.dropLast(trailingSeparators.count)) : text
    }

    /// `(` before the hole and `)` behind it go with it; what of the piece is left.
    private mutating func closingBrackets(_ piece: Substring) -> Substring {
      var rest = piece
      while let open = text.last, let close = rest.first, Self.brackets[open] == close {
        text.removeLast()
        rest = rest.dropFirst()
      }
      return rest
    }

    private var endsInOpenBracket: Bool {
      text.last.map { Self.brackets[$0] != nil } ?? false
    }

    private var trailingSeparators: Substring {
      let start = text.indices.reversed().prefix { Self.isSeparator(text[$0]) }.last
      return start.map { text[$0...] } ?? ""
    }

    private static func isSeparator(_ character: Character) -> Bool {
      character.isWhitespace || separators.contains(character)
    }

    private static let separators: Set<Character> = [
      ",", ";", ":", "·", "•", "|", "/", "-", "–", "—", "،", "؛", "、", "・",
    ]
    private static let closing: Set<Character> = [
      ".", "!", "?", "…", ")", "]", "}", "”", "’", "»", "。", "）", "」",
    ]
    private static let brackets: [Character: Character] = [
      "(": ")", "[": "]", "“": "”", "„": "“", "«": "»", "‘": "’", "\"": "\"", "（": "）", "「": "」",
    ]
  }
}
