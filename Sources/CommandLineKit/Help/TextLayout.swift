/// Lays out words in a terminal's columns.
enum TextLayout {
  /// The words of a text in lines of at most `width` columns; a longer word has a line to itself.
  static func wrap(_ text: String, width: Int) -> [String] {
    wrap(words: text.split(separator: " ").map(String.init), width: width)
  }

  /// The same for words that may hold spaces and stay whole.
  static func wrap(words: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words {
      let columns = DisplayWidth.of(word)
      if line.isEmpty {
        line = word
        used = columns
      } else if used + 1 + columns <= width {
        line += " \(word)"
        used += 1 + columns
      } else {
        lines.append(line)
        line = word
        used = columns
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Two aligned columns: a term, and what it means beside it. A term wider than `widestTerm` stands on its own line.
  static func table(_ rows: [(term: String, text: String)], width: Int, widestTerm: Int) -> [String]
  {
    let indent = 2
    let gap = 2
    let fitting = rows.map { DisplayWidth.of($0.term) }.filter { $0 <= widestTerm }
    let textColumn = indent + (fitting.max() ?? widestTerm) + gap
    var lines: [String] = []
    for row in rows {
      let text = wrap(row.text, width: width - textColumn)
      let columns = DisplayWidth.of(row.term)
      let term = spaces(indent) + row.term
      var rest = text[...]
      if indent + columns + gap <= textColumn, let first = rest.popFirst() {
        lines.append(term + spaces(textColumn - indent - columns) + first)
      } else {
        lines.append(term)
      }
      lines += rest.map { spaces(textColumn) + $0 }
    }
    return lines
  }

  /// A text after a prefix, its further lines aligned with its first.
  static func hanging(_ prefix: String, words: [String], width: Int) -> [String] {
    let indent = DisplayWidth.of(prefix)
    return wrap(words: words, width: max(20, width - indent)).enumerated().map { index, line in
      (index == 0 ? prefix : spaces(indent)) + line
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
