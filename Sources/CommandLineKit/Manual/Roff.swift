/// Text for groff, in ASCII: what groff would take for a command is escaped, and what is not ASCII is named by code.
enum Roff {
  /// One line of running text, or an argument of a macro in quotes.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "’": result += "\\(cq"
      case "“": result += "\\(lq"
      case "”": result += "\\(rq"
      case "…": result += "..."
      case "\n", "\r", "\t", "\u{A0}": result += " "
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += named(scalar)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0xA0 else { return "" }
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "]"
  }
}
