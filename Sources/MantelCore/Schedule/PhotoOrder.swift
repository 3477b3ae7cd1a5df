/// The order in which a widget's photos come.
public enum PhotoOrder: TokenNamed {
  /// As they stand in the list.
  case inOrder
  /// Each once in every cycle, in an order drawn anew for each cycle.
  case shuffled

  /// `in-order` or `shuffle`.
  public var token: StaticString {
    switch self {
    case .inOrder: "in-order"
    case .shuffled: "shuffle"
    }
  }
}
