/// What fills the frame around a photo.
public enum Mat: TokenNamed {
  case white, cream, stone, black
  /// The photo's mean colour.
  case average
  /// The colour that a person would pick from the photo.
  case accent

  /// The mat's name in lower case.
  public var token: StaticString {
    switch self {
    case .white: "white"
    case .cream: "cream"
    case .stone: "stone"
    case .black: "black"
    case .average: "average"
    case .accent: "accent"
    }
  }
}
