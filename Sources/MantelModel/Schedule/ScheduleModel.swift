import MantelCore
import MantelImaging
import MantelStore
import MantelWords
import Observation

/// When the photo changes: the settings, and the next day as they make it.
@Observable
public final class ScheduleModel {
  /// A photo and when it is shown.
  public struct Upcoming: Equatable, Sendable, Identifiable {
    /// Its place in the strip.
    public let id: Int
    /// From when on, in Unix seconds.
    public let start: Int64
    /// On the local clock, such as 14:30.
    public let clock: String
    /// Whether it is shown on another day than the first.
    public let isTomorrow: Bool
    /// Which photo.
    public let photo: PhotoIdentifier
    /// Its file's name.
    public let name: String
  }

  @ObservationIgnored private unowned let widget: WidgetModel
  /// Rises when the clock or a tap has changed what is to come.
  private var version = 0

  init(_ widget: WidgetModel) {
    self.widget = widget
  }

  /// How long a photo stays.
  public var every: ScheduleInterval { widget.document.every }
  /// When the day begins for intervals over an hour, in minutes after midnight.
  public var startMinutes: Int { widget.document.start.minutes }
  /// In which order photos come.
  public var order: PhotoOrder { widget.document.order }
  /// Whether the start of the day plays a part.
  public var usesStart: Bool { (every.seconds ?? 0) > 3600 }
  /// The schedule in words.
  public var words: String { widget.services.words.schedule(of: widget.document) }
  /// Whether one photo is pinned, so that none other is shown.
  public var isPinned: Bool { widget.document.pinned != nil }

  /// Another interval.
  public func setEvery(_ every: ScheduleInterval) { widget.edit(.schedule) { $0.every = every } }

  /// Another start of the day.
  public func setStart(minutes: Int) {
    let clamped = min(max(minutes, 0), 1_439)
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    guard let start = DayStart("\(two(clamped / 60)):\(two(clamped % 60))") else { return }
    widget.edit(.schedule, .continuous) { $0.start = start }
  }

  /// Another order.
  public func setOrder(_ order: PhotoOrder) { widget.edit(.schedule) { $0.order = order } }

  /// The clock has moved, or the widget was tapped.
  public func refresh() { version += 1 }

  /// What the widget shows in the next 24 hours, by the very plan that it goes by; the first is what it shows now.
  public var upcoming: [Upcoming] {
    _ = version
    let services = widget.services
    let moment = services.now()
    let offset = (try? services.widgets.offset(of: widget.id)) ?? 0
    let entries = widget.document.plan(
      from: moment.time, to: moment.time + 86_400, offset: offset, zone: moment.zone, limit: 100)
    return entries.enumerated().map { index, entry in
      let local = entry.start + moment.zone.offset(at: entry.start)
      let minutes = Int(mod(local, 86_400) / 60)
      return Upcoming(
        id: index, start: entry.start, clock: services.words.clockTime(minutes: minutes),
        isTomorrow: floorDiv(local, 86_400) != moment.localDate.daysSince1970,
        photo: entry.photo.photo, name: entry.photo.source.path.lossyName)
    }
  }
}
