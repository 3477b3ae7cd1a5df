/// Something to tell in passing.
public nonisolated struct AppMessage: Equatable, Sendable {
  /// One sentence.
  public let text: String
  /// Whether the step that it tells of can be taken back.
  public let canUndo: Bool

  /// A message.
  public init(text: String, canUndo: Bool) {
    self.text = text
    self.canUndo = canUndo
  }
}
