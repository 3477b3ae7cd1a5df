import MantelStore
import Observation

/// What an edit has to do with the one before it.
public nonisolated enum EditContinuity: Equatable, Sendable {
  /// It stands alone.
  case single
  /// A hand that goes on: edits of one kind on one widget that follow each other soon are one step.
  case continuous
  /// A part of a work that takes its time, such as an import: all with its number are one step unless something else came between.
  case part(Int)
}

/// What was done in the app, to be undone and done again.
@Observable
public final class EditHistory {
  /// A step that can be taken back.
  public struct Entry {
    /// What it was.
    public let name: EditName
    /// What it did.
    public var action: EditAction
    /// How it may grow.
    var continuity: EditContinuity
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

  /// Notes what was done at a Unix second. What goes on from the step before is one step with it, under the newer name.
  public func note(
    _ action: EditAction, as name: EditName, _ continuity: EditContinuity = .single, at time: Int64
  ) {
    undone = []
    if let last = done.last, goesOn(from: last, name, continuity, time),
      let joined = last.action.joined(with: action)
    {
      done[done.count - 1] = Entry(name: name, action: joined, continuity: continuity, time: time)
      return
    }
    done.append(Entry(name: name, action: action, continuity: continuity, time: time))
    if done.count > Self.limit { done.removeFirst() }
  }

  private func goesOn(
    from last: Entry, _ name: EditName, _ continuity: EditContinuity, _ time: Int64
  ) -> Bool {
    guard last.continuity == continuity else { return false }
    switch continuity {
    case .single: return false
    case .continuous: return last.name == name && (0...Self.pause).contains(time - last.time)
    case .part: return true
    }
  }

  /// A hand turns to something else: what it does from now on is another step.
  func endStep() {
    if done.last?.continuity == .continuous { done[done.count - 1].continuity = .single }
  }

  /// What undo takes back.
  var newestDone: EditAction? { done.last?.action }
  /// What redo does again.
  var newestUndone: EditAction? { undone.last?.action }

  /// The newest step was taken back; done again, it will be what it has become.
  func takeBack(as action: EditAction) {
    guard var entry = done.popLast() else { return }
    entry.action = action
    entry.continuity = .single
    undone.append(entry)
  }

  /// The step that was taken back last was done again.
  func doAgain(as action: EditAction) {
    guard var entry = undone.popLast() else { return }
    entry.action = action
    done.append(entry)
  }

  /// Forgets the newest step, or the one that was taken back last, where it is this one, either way.
  func forget(_ action: EditAction) {
    if done.last?.action == action.reversed { done.removeLast() }
    if undone.last?.action == action { undone.removeLast() }
  }
}
