import Glibc
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// How it starts and ends.
@Suite(.enabled(if: WidgetProcess.isBuilt, "mantel-widget is not built"))
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
}
