/// The translations of one language, by English sentence. The tables are written by `scripts/words`.
package struct Catalog: Sendable {
  /// Sentences without a count.
  package let sentences: [String: String]
  /// Sentences with a count, by their English form for one.
  package let counted: [String: Counted]

  /// The catalog of a language; nil for English, whose sentences are the keys.
  package static func of(_ language: Language) -> Catalog? {
    switch language {
    case .english: nil
    case .german: .german
    case .spanish: .spanish
    }
  }
}

/// The two forms of a sentence with a count.
package struct Counted: Sendable {
  /// For exactly one.
  package let one: String
  /// For every other count.
  package let many: String
}
