import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct RenderQueueTests {
  private let pause = FakePause()
  private let rendering = FakeRendering()
  private let clock = SetClock(1_800_000_000)
  private let queue: RenderQueue
  private let one: WidgetIdentifier
  private let two: WidgetIdentifier

  init() throws {
    let clock = clock
    queue = RenderQueue(rendering: rendering, pause: pause) { Moment(time: clock.time, zone: .utc) }
    one = try #require(WidgetIdentifier("00000000-0000-4000-8000-000000000001"))
    two = try #require(WidgetIdentifier("00000000-0000-4000-8000-000000000002"))
  }

  private func idle() async throws {
    try await until { queue.states.isEmpty && rendering.underWay == 0 }
  }

  @Test func `a widget is rendered once it has been left alone for 350 ms`() async throws {
    queue.note(one)
    #expect(queue.states == [one: .waiting])
    await pause.advance(milliseconds: 349)
    #expect(rendering.begun.isEmpty && queue.states == [one: .waiting])
    clock.time += 7
    rendering.gate.close()
    await pause.advance(milliseconds: 1)
    try await until { rendering.underWay == 1 }
    #expect(queue.states == [one: .rendering])
    rendering.gate.open()
    try await idle()
    #expect(rendering.begun == [one] && rendering.times == [1_800_000_007])
  }

  @Test func `edits that follow each other within the pause make one render`() async throws {
    for _ in 0..<5 {
      queue.note(one)
      await pause.advance(milliseconds: 300)
      #expect(rendering.begun.isEmpty)
    }
    await pause.advance(milliseconds: 50)
    try await idle()
    #expect(rendering.begun == [one] && rendering.calledOff.isEmpty)
  }

  @Test func `the newest edit wins: what is under way is called off and done anew`() async throws {
    rendering.gate.close()
    queue.note(one)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 1 }
    queue.note(one)
    #expect(queue.states == [one: .waiting])
    try await until { rendering.calledOff == [one] }
    rendering.gate.open()
    await pause.advance(milliseconds: 350)
    try await idle()
    #expect(rendering.begun == [one, one] && rendering.greatest == 1)
  }

  @Test func `a widget is never rendered twice at once, however slowly a render ends`() async throws
  {
    rendering.beDeaf()
    rendering.gate.close()
    queue.note(one)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 1 }
    for _ in 0..<3 {
      queue.note(one)
      await pause.advance(milliseconds: 350)
    }
    #expect(rendering.begun == [one])
    rendering.gate.open()
    try await until { rendering.underWay == 0 }
    await pause.advance(milliseconds: 350)
    try await idle()
    #expect(rendering.begun == [one, one] && rendering.calledOff == [one])
    #expect(rendering.greatest == 1)
  }

  @Test func `a widget that was deleted and came back is not rendered twice at once either`()
    async throws
  {
    rendering.beDeaf()
    rendering.gate.close()
    queue.note(one)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 1 }
    queue.forget(one)
    #expect(queue.states.isEmpty)
    queue.note(one)
    await pause.advance(milliseconds: 350)
    #expect(rendering.begun == [one])
    rendering.gate.open()
    try await until { rendering.underWay == 0 }
    await pause.advance(milliseconds: 350)
    try await idle()
    #expect(rendering.begun == [one, one] && rendering.greatest == 1)
  }

  @Test func `two widgets are rendered side by side`() async throws {
    rendering.gate.close()
    queue.note(one)
    queue.note(two)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 2 }
    #expect(queue.states == [one: .rendering, two: .rendering])
    rendering.gate.open()
    try await idle()
    #expect(rendering.greatest == 1 && rendering.greatestInAll == 2)
  }

  @Test func `an edit of one widget leaves the other's render alone`() async throws {
    rendering.gate.close()
    queue.note(one)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 1 }
    queue.note(two)
    rendering.gate.open()
    try await until { queue.states == [two: .waiting] }
    await pause.advance(milliseconds: 350)
    try await idle()
    #expect(rendering.begun == [one, two] && rendering.calledOff.isEmpty)
  }

  @Test func `what is wanted soon does not wait`() async throws {
    queue.note(one, soon: true)
    try await idle()
    #expect(rendering.begun == [one] && pause.waiting == 0)
  }

  @Test func `settling hurries all that wait, and returns when all is done`() async throws {
    rendering.gate.close()
    queue.note(one)
    queue.note(two)
    await drain()
    #expect(pause.waiting == 2)
    let ended = Flag()
    let settling = Task {
      await queue.settle()
      ended.isSet = true
    }
    // Both at once, not one after the other.
    try await until { rendering.underWay == 2 }
    await drain()
    #expect(!ended.isSet)
    rendering.gate.open()
    await settling.value
    #expect(Set(rendering.begun) == [one, two] && queue.states.isEmpty && pause.waiting == 0)
    await queue.settle()
    #expect(rendering.begun.count == 2)
  }

  @Test func `settling is done with an edit that comes meanwhile, too`() async throws {
    rendering.gate.close()
    queue.note(one)
    let settling = Task { await queue.settle() }
    try await until { rendering.underWay == 1 }
    queue.note(one)
    queue.note(two)
    rendering.gate.open()
    await settling.value
    #expect(queue.states.isEmpty && rendering.greatest == 1)
    #expect(rendering.begun.count == 3 && Set(rendering.begun.dropFirst()) == [one, two])
  }

  @Test func `a widget that is forgotten is not rendered`() async throws {
    queue.note(one)
    queue.note(two)
    await drain()
    queue.forget(one)
    #expect(queue.states == [two: .waiting])
    await pause.advance(milliseconds: 1000)
    try await idle()
    #expect(rendering.begun == [two])
  }

  @Test func `nobody hears of a render that was forgotten`() async throws {
    var heard: [WidgetIdentifier] = []
    queue.onRendered = { widget, _ in heard.append(widget) }
    rendering.beDeaf()
    rendering.gate.close()
    rendering.answer(.failure(.system(SystemError(.read, code: 5))))
    queue.note(one)
    await pause.advance(milliseconds: 350)
    try await until { rendering.underWay == 1 }
    queue.forget(one)
    rendering.gate.open()
    try await until { rendering.underWay == 0 }
    await drain()
    await queue.settle()
    #expect(heard.isEmpty && queue.failures.isEmpty && queue.storeFailures.isEmpty)
  }

  @Test func `a render that had nothing to do is no news`() async throws {
    var news: [Bool] = []
    queue.onRendered = { news.append($1) }
    var reports = [RenderPipeline.Report(), RenderPipeline.Report()]
    reports[1].rendered = 2
    rendering.answer(.success(reports[0]), .success(reports[1]), .failure(.homeUnknown))
    for _ in 0..<3 {
      queue.note(one, soon: true)
      await queue.settle()
    }
    #expect(news == [false, true, true])
  }

  @Test func `when a render is told of nothing more is due`() async throws {
    var states: [[WidgetIdentifier: RenderQueue.State]] = []
    queue.onRendered = { _, _ in states.append(queue.states) }
    queue.note(one, soon: true)
    try await idle()
    #expect(states == [[:]])
  }

  @Test func `photos that failed are known until a render goes well`() async throws {
    let photo = try TestHome.photo(1)
    var report = RenderPipeline.Report()
    report.failed = [(photo, .imaging(.damaged(detail: "fake")))]
    rendering.answer(.success(report), .success(report))
    queue.note(one, soon: true)
    try await idle()
    #expect(queue.failures[one] == [photo.photo: .imaging(.damaged(detail: "fake"))])
    // One that is called off says nothing about it.
    rendering.gate.close()
    queue.note(one, soon: true)
    try await until { rendering.underWay == 1 }
    queue.note(one, soon: true)
    #expect(queue.failures[one]?.count == 1)
    rendering.gate.open()
    try await idle()
    #expect(queue.failures[one]?.count == 1)
    queue.note(one, soon: true)
    try await idle()
    #expect(queue.failures[one] == [:])
  }

  @Test func `why a render could not run is known until one runs`() async throws {
    var heard = 0
    queue.onRendered = { _, _ in heard += 1 }
    let error = StoreError.system(SystemError(.write, code: 28))
    rendering.answer(.failure(error))
    queue.note(one, soon: true)
    try await idle()
    #expect(queue.storeFailures == [one: error] && heard == 1)
    queue.note(one, soon: true)
    try await idle()
    #expect(queue.storeFailures.isEmpty && heard == 2)
  }

  @Test func `a widget that is gone by then is no failure`() async throws {
    rendering.answer(.failure(.widgetNotFound(one.text)))
    queue.note(one, soon: true)
    try await idle()
    #expect(queue.storeFailures.isEmpty && queue.failures.isEmpty)
  }
}

/// Whether something has happened.
@MainActor
final class Flag {
  var isSet = false
}
