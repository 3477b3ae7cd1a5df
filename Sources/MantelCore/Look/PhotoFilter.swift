/// The filters that a photo can be seen through.
public enum PhotoFilter: TokenNamed {
  case none, mono, tonal, noir, fade, chrome, process, transfer, instant, sepia, vivid

  /// The filter's name in lower case.
  public var token: StaticString {
    switch self {
    case .none: "none"
    case .mono: "mono"
    case .tonal: "tonal"
    case .noir: "noir"
    case .fade: "fade"
    case .chrome: "chrome"
    case .process: "process"
    case .transfer: "transfer"
    case .instant: "instant"
    case .sepia: "sepia"
    case .vivid: "vivid"
    }
  }
}
