import MantelImaging
import MantelModel
import MantelStore
import Synchronization

/// Renders nothing, and keeps a record of what it was asked for. It can be held while it does so.
final class FakeRendering: WidgetRendering {
  private struct State {
    var begun: [WidgetIdentifier] = []
    var times: [Int64] = []
    var calledOff: [WidgetIdentifier] = []
    var underWay: [WidgetIdentifier: Int] = [:]
    var greatest = 0
    var greatestInAll = 0
    var answers: [Result<RenderPipeline.Report, StoreError>] = []
    var isDeaf = false
  }

  private let state = Mutex(State())
  /// Holds renders while it is closed.
  let gate = Gate()

  /// The widgets whose renders were begun, in their order.
  var begun: [WidgetIdentifier] { state.withLock { $0.begun } }
  /// For which Unix seconds.
  var times: [Int64] { state.withLock { $0.times } }
  /// The widgets whose renders were cancelled before they ended.
  var calledOff: [WidgetIdentifier] { state.withLock { $0.calledOff } }
  /// How many renders go on.
  var underWay: Int { state.withLock { $0.underWay.values.reduce(0, +) } }
  /// How many renders of one widget went on at once, at most.
  var greatest: Int { state.withLock { $0.greatest } }
  /// How many renders went on at once, at most.
  var greatestInAll: Int { state.withLock { $0.greatestInAll } }

  /// What the next renders come to, one after the other; all is well with those after them.
  func answer(_ answers: Result<RenderPipeline.Report, StoreError>...) {
    state.withLock { $0.answers = answers }
  }

  /// Lets it go on with a render that is cancelled until the gate opens.
  func beDeaf() {
    state.withLock { $0.isDeaf = true }
  }

  /// See `WidgetRendering`.
  func render(_ widget: WidgetIdentifier, at moment: Moment) async throws(StoreError)
    -> RenderPipeline.Report
  {
    let isDeaf = state.withLock { state in
      state.begun.append(widget)
      state.times.append(moment.time)
      state.underWay[widget, default: 0] += 1
      state.greatest = max(state.greatest, state.underWay[widget] ?? 0)
      state.greatestInAll = max(state.greatestInAll, state.underWay.values.reduce(0, +))
      return state.isDeaf
    }
    await gate.pass(isDeaf: isDeaf)
    let isCancelled = Task.isCancelled
    let answer = state.withLock { state in
      state.underWay[widget, default: 1] -= 1
      if isCancelled { state.calledOff.append(widget) }
      let isTold = !state.answers.isEmpty && !isCancelled
      return isTold ? state.answers.removeFirst() : .success(RenderPipeline.Report())
    }
    var report = try answer.get()
    report.wasCancelled = isCancelled
    return report
  }
}
