import MantelStore
import MantelSystem

/// The clock that a desktop goes by.
///
/// Used by one thread.
public protocol TimeKeeping: AnyObject {
  /// Now, on the local clock.
  var moment: Moment { get }
  /// Becomes readable when it is time to look again.
  var descriptor: Int32 { get }
  /// Asks for a look at a Unix second; nil for none. However that may be, one is due whenever the clock is set.
  func wake(at time: Int64?)
  /// Hears the descriptor, so that it is quiet again.
  ///
  /// - Returns: whether it is time to look again.
  func acknowledge() -> Bool
}

/// The machine's clock.
public final class WallClock: TimeKeeping {
  private let alarm: WallAlarm

  /// The clock on the wall.
  public init() throws(SystemError) {
    alarm = try WallAlarm()
  }

  /// See `TimeKeeping`. The zone is read each time, since its rules and its name may have been changed.
  public var moment: Moment { Moment(time: Clock.unixSeconds, zone: TimeZoneDatabase().system()) }

  /// See `TimeKeeping`.
  public var descriptor: Int32 { alarm.descriptor }

  /// See `TimeKeeping`.
  public func wake(at time: Int64?) {
    // A timer that cannot be set leaves the clock unwatched; the photo then changes at the next edit or tap.
    try? alarm.set(time)
  }

  /// See `TimeKeeping`.
  public func acknowledge() -> Bool {
    alarm.acknowledge()
    return true
  }
}

/// A clock that stands still and is set by replacing a file, so that a test says what time it is: `1764590400 Europe/Berlin`.
public final class FileClock: TimeKeeping {
  private let file: FilePath
  private let watch: FileWatch

  /// The clock in a file.
  public init(_ file: FilePath) throws(SystemError) {
    self.file = file
    watch = try FileWatch()
    watch.watch([file.parent])
  }

  /// See `TimeKeeping`. A file that says nothing else says 1970, universal time.
  public var moment: Moment {
    let bytes = (try? OpenFile.open(file, for: .reading).readAll(limit: 4096)) ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let zone = words.dropFirst().first.flatMap { try? TimeZoneDatabase().zone(named: String($0)) }
    return Moment(time: words.first.flatMap { Int64($0) } ?? 0, zone: zone ?? .utc)
  }

  /// See `TimeKeeping`.
  public var descriptor: Int32 { watch.descriptor }

  /// See `TimeKeeping`. It never gets there by itself.
  public func wake(at time: Int64?) {}

  /// See `TimeKeeping`.
  public func acknowledge() -> Bool {
    watch.changes().files.contains(file)
  }
}
