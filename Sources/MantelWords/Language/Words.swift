/// Says every sentence of the product in one language.
///
/// Sentences live in extensions, one file per subject, as functions that take plain values. Each calls `say` with the
/// English sentence, which is also its key in the catalogs under `po/`; `scripts/words` collects the keys, checks the
/// translations and writes the tables. English needs no table.
public struct Words: Sendable {
  /// The language that is spoken.
  public let language: Language

  /// Speaks a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// A sentence with named places in braces: `say("There is no widget {name}.", ["name": …])`.
  ///
  /// The key is a literal so that `scripts/words` finds it. Values from outside go through `quoted` or `Printable` first.
  func say(_ sentence: StaticString, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let key = "\(sentence)"
    return Template.fill(Catalog.of(language)?.sentences[key] ?? key, values)
  }

  /// A sentence that depends on a count, which stands for `{count}`, grouped as the language does.
  ///
  /// All three languages say `one` for 1 only (the rule `n != 1`, which `scripts/words` checks in the catalogs).
  func say(
    one: StaticString, many: StaticString, count: Int64,
    _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let key = "\(one)"
    let forms = Catalog.of(language)?.counted[key] ?? Counted(one: key, many: "\(many)")
    let filled = Template.fill(count == 1 ? forms.one : forms.many, ["count": number(count)])
    return values.isEmpty ? filled : Template.fill(filled, values)
  }

  /// A name or other text from outside, safe to print, in the language's quotation marks.
  public func quoted(_ text: String) -> String { quoted(bytes: text.utf8) }

  /// The same for bytes that need not be text, such as a file name.
  public func quoted(bytes: some Sequence<UInt8>) -> String {
    language.quotationMarks.opening + Printable.text(bytes) + language.quotationMarks.closing
  }
}
