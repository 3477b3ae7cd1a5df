/// What code sets, the user has not done: no callback for the user's doing is called meanwhile.
///
/// It holds for everything at once, for one button of a group that goes on turns another off.
enum Silence {
  private static var depth = 0

  /// Whether what happens now is code's doing.
  static var isKept: Bool { depth > 0 }

  /// Does something without telling.
  static func during(_ action: () -> Void) {
    depth += 1
    action()
    depth -= 1
  }
}
