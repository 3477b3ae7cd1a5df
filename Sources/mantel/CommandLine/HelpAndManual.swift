import CommandLineKit
import MantelWords

extension Headings {
  /// The headings in the language of `words`.
  init(_ words: Words) {
    self.init(
      usage: words.headingUsage, options: words.headingOptions,
      commonOptions: words.headingCommonOptions, more: words.helpMore, verb: words.placeholderVerb,
      someOptions: words.placeholderOptions)
  }
}

extension ManualPage {
  /// The manual page of `mantel`.
  static func mantel(_ words: Words, version: String) -> ManualPage {
    ManualPage(
      .mantel(words, version: version), headings: Headings(words),
      titles: Titles(
        name: words.manualName, synopsis: words.manualSynopsis, options: words.manualOptions),
      sections: [
        Section(words.manualExitStatus, words.manualExitCodes),
        Section(words.manualEnvironment, words.manualVariables),
      ])
  }
}
