/// What a photo's caption says.
public enum CaptionKind: TokenNamed {
  case none
  /// The user's own text, in which fields such as `{year}` may stand.
  case text
  /// The date on which the photo was taken.
  case date
  /// How long ago the photo was taken.
  case ago

  /// The kind's name in lower case.
  public var token: StaticString {
    switch self {
    case .none: "none"
    case .text: "text"
    case .date: "date"
    case .ago: "ago"
    }
  }
}

/// The roles that a caption's font can play; each home has a font for each.
public enum FontRole: TokenNamed {
  case sans, serif, rounded, mono, hand

  /// The role's name in lower case.
  public var token: StaticString {
    switch self {
    case .sans: "sans"
    case .serif: "serif"
    case .rounded: "rounded"
    case .mono: "mono"
    case .hand: "hand"
    }
  }
}
