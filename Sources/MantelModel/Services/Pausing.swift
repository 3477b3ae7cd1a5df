/// Something that lets time go by.
///
/// Called on the main actor, which it does not block.
public protocol Pausing: Sendable {
  /// Returns after so many milliseconds, or at once where the task is cancelled.
  func pause(milliseconds: Int) async
}

/// Lets the machine's own time go by.
public struct MachinePause: Pausing {
  /// The one pause that real time needs.
  public nonisolated init() {}

  /// See `Pausing`.
  public nonisolated func pause(milliseconds: Int) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
  }
}
