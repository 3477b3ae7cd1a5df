/// Sentences with named places in braces.
package enum Template {
  /// Puts the values into their places, in one pass: braces inside a value are left alone, as are places without a value.
  package static func fill(_ template: String, _ values: KeyValuePairs<String, String>) -> String {
    guard !values.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      if let value = values.first(where: { $0.key == name })?.value {
        result += value
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The names of the places, in order.
  package static func places(in template: String) -> [String] {
    template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1).compactMap { piece in
      piece.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}
