/// A language that every sentence of the product can be said in.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"

  /// The language a user chose by the environment, as gettext reads it: the first known one in `LANGUAGE`, else the
  /// first set of `LC_ALL`, `LC_MESSAGES` and `LANG`; English when none is known.
  ///
  /// `C` and `POSIX` mean English whatever `LANGUAGE` says, so that a script can rely on the answer. Unlike gettext,
  /// `LANGUAGE` alone is enough. `environment` gives the value of a variable.
  public static func preferred(environment: (String) -> String?) -> Language {
    func set(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = set("LC_ALL") ?? set("LC_MESSAGES") ?? set("LANG")
    if locale == "C" || locale == "POSIX" { return .english }
    guard let list = set("LANGUAGE") else {
      return locale.flatMap(Language.init(locale:)) ?? .english
    }
    return list.split(separator: ":").lazy.compactMap { Language(locale: $0) }.first ?? .english
  }

  /// The language of a locale name such as `de`, `de_DE.UTF-8@euro` or `es-MX`; nil when it is not known.
  init?(locale: some StringProtocol) {
    let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self.init(rawValue: code.lowercased())
  }

  /// The marks put before and after a name.
  var quotationMarks: (opening: String, closing: String) {
    switch self {
    case .english: ("“", "”")
    case .german: ("„", "“")
    case .spanish: ("«", "»")
    }
  }

  /// Between the whole part and the decimals of a number.
  var decimalSeparator: String { self == .english ? "." : "," }

  /// Between groups of three digits, and from how many digits on a number is grouped (Unicode CLDR).
  var grouping: (separator: String, fromDigits: Int) {
    switch self {
    case .english: (",", 4)
    case .german: (".", 4)
    case .spanish: (".", 5)
    }
  }
}
