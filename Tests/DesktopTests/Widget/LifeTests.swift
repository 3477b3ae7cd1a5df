import Glibc
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// How it starts and ends.
struct LifeTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `asked to stop it ends with 0 and frees its locks`(_ signal: Int32) throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.next("ready")
    let placement = try desk.placement().id
    #expect(desk.desktop.isShown(placement))
    #expect(desk.desktop.process?.identifier == widget.identifier)
    widget.send(signal)
    #expect(try widget.wait() == 0)
    #expect(!desk.desktop.isShown(placement))
    #expect(!desk.desktop.isRunning)
  }

  @Test func `killed it frees its locks, and the next one starts`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.next("ready")
    widget.send(SIGKILL)
    #expect(try widget.wait() == 128 + SIGKILL)
    #expect(!desk.desktop.isShown(try desk.placement().id))
    #expect(!desk.desktop.isRunning)
    let next = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try next.next("ready")
    #expect(desk.desktop.isShown(try desk.placement().id))
  }

  @Test func `a second one says that there is a first, and ends with 0`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let first = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try first.next("ready")
    let second = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    #expect(try second.wait() == 0)
    #expect(second.complaint.split(separator: "\n").count == 1)
    #expect(desk.desktop.process?.identifier == first.identifier)
  }

  @Test func `without a display it ends with 1 and says why in one line`() throws {
    let desk = try Desk()
    try desk.placedHearth(0)
    let widget = try WidgetProcess(desk, on: [:])
    #expect(try widget.wait() == 1)
    #expect(widget.complaint.split(separator: "\n").count == 1)
  }

  @Test func `it ends when its display does`() throws {
    let desk = try Desk()
    try desk.placedHearth(1)
    var display: XDisplay? = try XDisplay()
    let widget = try WidgetProcess(desk, on: display?.environment ?? [:])
    try widget.next("ready")
    display = nil
    _ = try widget.wait()
    #expect(!desk.desktop.isRunning)
  }

  @Test func `whoever started it hears when all is on screen`() throws {
    let (desk, display) = (try Desk(), try XDisplay())
    try desk.placedHearth(1)
    let notice = try Notice()
    let widget = try WidgetProcess(desk, on: display.environment, .init(notice: notice.theirs()))
    #expect(try notice.text() == "ready\n")
    #expect(desk.desktop.isShown(try desk.placement().id))
    try widget.next("ready")
  }

  @Test func `whoever started it hears why it cannot start`() throws {
    let desk = try Desk()
    try desk.placedHearth(0)
    let notice = try Notice()
    let widget = try WidgetProcess(desk, on: [:], .init(notice: notice.theirs()))
    let text = try notice.text()
    #expect(text.split(separator: "\n").count == 1)
    #expect(text != "ready\n")
    #expect(try widget.wait() == 1)
  }

  @Test func `whoever started a second one hears it too`() throws {
    let (desk, display) = (try Desk(), try XDisplay())
    try desk.placedHearth(1)
    let first = try WidgetProcess(desk, on: display.environment)
    try first.next("ready")
    let notice = try Notice()
    let second = try WidgetProcess(desk, on: display.environment, .init(notice: notice.theirs()))
    #expect(try notice.text().split(separator: "\n").count == 1)
    #expect(try second.wait() == 0)
  }

  /// The stream on which a program tells whoever started it that it is ready.
  private final class Notice {
    private let lines: LineReader
    private var other: OpenFile?

    init() throws {
      let ends = try RunningProgram.connectedPair()
      lines = LineReader(ends.ours)
      other = ends.theirs
    }

    /// The program's end, which nobody else keeps.
    func theirs() -> OpenFile? {
      defer { other = nil }
      return other
    }

    /// All that came until its end.
    func text() throws -> String {
      var text = ""
      do {
        while true { text += try lines.next() + "\n" }
      } catch LineReader.Failure.ended {
        return text
      }
    }
  }
}
