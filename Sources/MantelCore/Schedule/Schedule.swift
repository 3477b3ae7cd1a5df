/// When a widget's photo changes, and to which one: a pure function of the time and the zone's clock.
///
/// Time is cut into numbered slots. `step` = slot + offset − anchor then walks through the list, where `offset` counts the
/// user's taps and `anchor` was set when the list was last edited. Times are Unix seconds; a zone is a function from Unix
/// seconds to its clock's offset east of UTC in seconds.
///
/// Nothing here traps: times are taken to lie within ±2⁶⁰ seconds and offsets within a week, numbers beyond count as the nearest
/// within; taps and anchors wrap around.
public struct Schedule: Equatable, Sendable {
  /// How long a photo stays.
  public var interval: ScheduleInterval
  /// When the day of an interval above an hour begins, in seconds after local midnight, 0 to 86,399; others are taken modulo the day.
  public var dayStart: Int64 {
    didSet { dayStart = mod(dayStart, secondsPerDay) }
  }
  /// The order of the photos.
  public var order: PhotoOrder
  /// The widget's own seed (`FNV1a.seed`), so that two widgets shuffle differently.
  public var seed: UInt64
  /// Set by `anchor(at:…)` when the list or the settings change.
  public var anchor: Int64

  /// A schedule; hourly and shuffled unless told otherwise.
  public init(
    interval: ScheduleInterval = .hour, dayStart: Int64 = 0, order: PhotoOrder = .shuffled,
    seed: UInt64, anchor: Int64 = 0
  ) {
    self.interval = interval
    self.dayStart = mod(dayStart, secondsPerDay)
    self.order = order
    self.seed = seed
    self.anchor = anchor
  }

  /// How far the plan has come at `time`, taps included.
  public func step(at time: Int64, offset: Int64, zone: (Int64) -> Int64) -> Int64 {
    slot(at: time, zone: zone) &+ offset &- anchor
  }

  /// The index of the photo that is shown at `time` out of a list of `count`; 0 when there are none.
  public func index(at time: Int64, offset: Int64, count: Int, zone: (Int64) -> Int64) -> Int {
    guard count > 1 else { return 0 }
    var sequence = PhotoSequence(self, count: count)
    return sequence.index(ofStep: step(at: time, offset: offset, zone: zone))
  }
}

/// The seconds of a civil day.
let secondsPerDay: Int64 = 86_400
