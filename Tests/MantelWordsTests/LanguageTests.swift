import MantelWords
import Testing

@Suite struct LanguageTests {
  @Test(arguments: choices) func `the language follows the environment`(
    _ environment: [String: String], _ expected: Language
  ) {
    #expect(Language.preferred { environment[$0] } == expected)
  }

  static let choices: [([String: String], Language)] = [
    ([:], .english),
    (["LANG": "de_DE.UTF-8@euro"], .german),
    (["LANG": "es"], .spanish),
    (["LANG": "es-MX"], .spanish),
    (["LANG": "DE"], .german),
    (["LANG": "fr_FR.UTF-8"], .english),
    (["LANG": "den_CA"], .english),
    (["LANG": "C.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "es_ES", "LANG": "de_DE"], .spanish),
    (["LC_ALL": "de_AT", "LC_MESSAGES": "es_ES", "LANG": "en_GB"], .german),
    (["LANGUAGE": "fr:es:de", "LANG": "de_DE"], .spanish),
    (["LANGUAGE": "en:de", "LANG": "de_DE"], .english),
    (["LANGUAGE": "de"], .german),
    (["LANGUAGE": "de", "LANG": "C.UTF-8"], .german),
    (["LANGUAGE": "de", "LC_ALL": "C"], .english),
    (["LANGUAGE": "de", "LANG": "POSIX"], .english),
    (["LANGUAGE": "", "LANG": "de"], .german),
  ]
}
