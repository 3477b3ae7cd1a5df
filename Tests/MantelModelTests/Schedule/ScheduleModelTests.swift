import MantelCore
import MantelModel
import MantelStore
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct ScheduleModelTests {
  /// Central Europe: an hour on at 2:00 on 29 March 2026, an hour back at 3:00 on 25 October 2026.
  private let europe: TimeZoneRules

  init() throws {
    europe = try #require(TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
  }

  @Test(arguments: ScheduleInterval.allCases, PhotoOrder.allCases)
  func `what is to come is the widget's very plan`(every: ScheduleInterval, order: PhotoOrder)
    throws
  {
    let test = try TestApp(zone: europe)
    let widget = try test.openWidget(photos: 7) {
      $0.every = every
      $0.order = order
    }
    try test.test.widgets.tap(widget.id, by: 2)
    let plan = try test.stored(widget).plan(
      from: test.time, to: test.time + 86_400, offset: 2, zone: europe, limit: 1000)
    let upcoming = widget.schedule.upcoming
    #expect(upcoming.map(\.start) == plan.map(\.start))
    #expect(upcoming.map(\.photo) == plan.map(\.photo.photo))
    #expect(upcoming.map(\.id) == Array(upcoming.indices))
    #expect(upcoming.first?.photo == widget.photos.shown)
    #expect(upcoming.allSatisfy { $0.name.hasSuffix(".jpg") })
  }

  @Test func `the night in which an hour comes twice has its hour twice`() throws {
    // 25 October 2026, 00:30 in Central Europe.
    let test = try TestApp(zone: europe, time: 1_792_881_000)
    let widget = try test.openWidget(photos: 5)
    let upcoming = widget.schedule.upcoming
    let clocks = upcoming.prefix(6).map(\.clock)
    #expect(
      clocks == ["00:30", "01:00", "02:00", "03:00", "04:00", "05:00"]
        || clocks == [
          "00:30", "01:00", "02:00", "02:00", "03:00", "04:00",
        ])
    #expect(zip(upcoming, upcoming.dropFirst()).allSatisfy { $0.start < $1.start })
    #expect(upcoming.last?.clock == "23:00" && upcoming.allSatisfy { !$0.isTomorrow })
    let plan = try test.stored(widget).plan(
      from: test.time, to: test.time + 86_400, offset: 0, zone: europe, limit: 1000)
    #expect(upcoming.map(\.start) == plan.map(\.start))
  }

  @Test func `the night in which an hour is left out has no such hour`() throws {
    // 29 March 2026, 00:30 in Central Europe.
    let test = try TestApp(zone: europe, time: 1_774_740_600)
    let upcoming = try test.openWidget(photos: 5).schedule.upcoming
    #expect(upcoming.prefix(4).map(\.clock) == ["00:30", "01:00", "03:00", "04:00"])
    #expect(upcoming.filter(\.isTomorrow).map(\.clock) == ["00:00", "01:00"])
  }

  @Test func `a quarter of an hour fills the day, and a new day is told`() throws {
    // 15 January 2027, 08:00.
    let test = try TestApp()
    let widget = try test.openWidget(photos: 5) { $0.every = .quarterHour }
    let upcoming = widget.schedule.upcoming
    #expect(upcoming.count == 96 && upcoming.first?.clock == "08:00")
    #expect(upcoming.firstIndex(where: \.isTomorrow) == 64 && upcoming[64].clock == "00:00")
    #expect(upcoming[64...].allSatisfy { $0.isTomorrow })
  }

  @Test func `a pinned photo, a single one and none are told as they are`() throws {
    let test = try TestApp()
    let widget = try test.openWidget { $0.pinned = $0.photos[2].photo }
    #expect(widget.schedule.isPinned && widget.schedule.upcoming.count == 1)
    #expect(widget.schedule.upcoming[0].photo == widget.document.pinned)
    #expect(try test.openWidget(photos: 1, 2).schedule.upcoming.count == 1)
    #expect(try test.openWidget(photos: 0, 3).schedule.upcoming.isEmpty)
  }

  @Test(arguments: [(-5, 0), (0, 0), (65, 65), (1_439, 1_439), (1_440, 1_439), (99_999, 1_439)])
  func `the start of the day is a time of day`(minutes: Int, result: Int) throws {
    let test = try TestApp()
    let widget = try test.openWidget { $0.every = .day }
    widget.schedule.setStart(minutes: minutes)
    #expect(widget.schedule.startMinutes == result)
    #expect(try test.stored(widget).start.minutes == result)
  }

  @Test func `the start plays a part only for long intervals, and moves the boundaries then`()
    throws
  {
    let test = try TestApp()
    let widget = try test.openWidget { $0.every = .sixHours }
    #expect(widget.schedule.usesStart)
    widget.schedule.setStart(minutes: 7 * 60 + 30)
    #expect(widget.schedule.upcoming.map(\.clock) == ["08:00", "13:30", "19:30", "01:30", "07:30"])
    for every in [ScheduleInterval.quarterHour, .halfHour, .hour, .never] {
      widget.schedule.setEvery(every)
      #expect(!widget.schedule.usesStart && widget.schedule.every == every)
    }
  }

  @Test func `an edit leaves the photo that is shown`() throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 6)
    let shown = widget.schedule.upcoming[0].photo
    widget.schedule.setOrder(.shuffled)
    #expect(widget.schedule.order == .shuffled && widget.schedule.upcoming[0].photo == shown)
    widget.schedule.setEvery(.day)
    widget.schedule.setStart(minutes: 300)
    #expect(widget.schedule.upcoming[0].photo == shown && widget.photos.shown == shown)
  }

  @Test func `the schedule is said in words`() throws {
    let test = try TestApp()
    let widget = try test.openWidget()
    #expect(widget.schedule.words == test.words.schedule(of: widget.document))
    let before = widget.schedule.words
    widget.schedule.setOrder(.shuffled)
    #expect(widget.schedule.words != before)
  }
}
