/// The three shapes that a widget is rendered in.
public enum WidgetShape: TokenNamed {
  case small, medium, large

  /// The shape's size.
  public var points: PointSize {
    switch self {
    case .small: PointSize(width: 170, height: 170)
    case .medium: PointSize(width: 364, height: 170)
    case .large: PointSize(width: 364, height: 382)
    }
  }

  /// `small`, `medium` or `large`.
  public var token: StaticString {
    switch self {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }
}
