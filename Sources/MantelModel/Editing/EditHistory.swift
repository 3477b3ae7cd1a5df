import MantelStore
import Observation

/// What was done in the app, to be undone and done again.
@Observable
public final class EditHistory {
  /// A step that can be taken back.
  public struct Entry {
    /// What it was.
    public let name: EditName
    /// What it did.
    public var action: EditAction
    /// Whether it may grow: the next edit of the same kind, soon after, is part of it.
    var isOpen: Bool
    /// When it was done last, in Unix seconds.
    var time: Int64
  }

  private var done: [Entry] = []
  private var undone: [Entry] = []

  /// More steps are not kept.
  private static let limit = 200
  /// So soon after, in seconds, an edit of the same kind is part of the one before.
  private static let pause: Int64 = 2

  /// Nothing done yet.
  public init() {}

  /// What "Undo" takes back; nil where there is nothing.
  public var undoName: EditName? { done.last?.name }
  /// What "Redo" does again; nil where there is nothing.
  public var redoName: EditName? { undone.last?.name }

  /// Notes what was done at a Unix second. `isContinuous` edits of one kind on one widget that follow each other soon are one step.
  public func note(_ action: EditAction, as name: EditName, isContinuous: Bool, at time: Int64) {
    undone = []
    if isContinuous, let last = done.last, last.isOpen, last.name == name,
      time - last.time <= Self.pause, let joined = last.action.joined(with: action)
    {
      done[done.count - 1].action = joined
      done[done.count - 1].time = time
      return
    }
    done.append(Entry(name: name, action: action, isOpen: isContinuous, time: time))
    if done.count > Self.limit { done.removeFirst() }
  }

  /// The step to take back. It counts as undone from now on.
  func takeBack() -> Entry? {
    guard var entry = done.popLast() else { return nil }
    entry.isOpen = false
    undone.append(entry)
    return entry
  }

  /// The step to do again. It counts as done from now on.
  func doAgain() -> Entry? {
    guard let entry = undone.popLast() else { return nil }
    done.append(entry)
    return entry
  }

  /// Forgets the steps that a failed undo or redo would repeat.
  func forgetAll() {
    done = []
    undone = []
  }
}
