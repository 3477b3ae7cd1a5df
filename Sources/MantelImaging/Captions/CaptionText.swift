/// Text on its way into a picture.
public enum CaptionText {
  /// The most characters that are drawn; two lines of the widest shape hold fewer.
  public static let maximumLength = 300
  /// The most scalars of a text that are looked at.
  private static let scanLimit = 8_192
  /// The most marks on one letter; more would climb over the picture.
  private static let markLimit = 6

  /// The text in one line, without what could hide, steer or reverse it: no control characters, no marks that turn the direction of
  /// writing, white space once and not at the ends, at most `maximumLength` characters.
  ///
  /// Joiners and variation selectors stay, since emoji, Persian and Devanagari need them. Nil where nothing is left.
  public static func clean(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    var isSpaceDue = false
    for scalar in text.unicodeScalars.prefix(scanLimit) {
      if scalar.properties.isWhitespace || isLineEnd(scalar) {
        isSpaceDue = !scalars.isEmpty
        continue
      }
      guard isDrawn(scalar) else { continue }
      let isMark = isMark(scalar)
      marks = isMark ? marks + 1 : 0
      if isMark, marks > markLimit { continue }
      if isSpaceDue { scalars.append(" ") }
      isSpaceDue = false
      scalars.append(scalar)
    }
    let cleaned = String(String(scalars).prefix(maximumLength))
    return cleaned.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
      ? cleaned : nil
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{9}"..."\u{D}").contains(scalar) || scalar == "\u{85}"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // Marks of direction: embeddings, overrides, isolates, and the invisible letters.
    case "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{200B}", "\u{200E}", "\u{200F}",
      "\u{61C}":
      return false
    case "\u{AD}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFD}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }
}
