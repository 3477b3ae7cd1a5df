import CSystem
import Glibc

/// An alarm on the machine's wall clock. It rings at its time, at once after a sleep that went past it, and whenever the clock is set.
///
/// Between rings nothing runs.
public final class WallAlarm: Sendable {
  private let timer: OpenFile

  /// An alarm that is not set yet.
  public init() throws(SystemError) {
    let descriptor = csystem_wall_timer()
    guard descriptor >= 0 else { throw .last(.wait) }
    timer = OpenFile(owning: descriptor)
  }

  /// Becomes readable when the alarm rings.
  public var descriptor: Int32 { timer.descriptor }

  /// Sets it to a Unix second in place of what it was set to; nil for never, when only a clock that is set makes it ring.
  public func set(_ time: Int64?) throws(SystemError) {
    // A time of 0 would turn the timer off.
    let seconds = min(max(time ?? .max, 1), Self.farFuture)
    guard csystem_set_wall_timer(descriptor, seconds) == 0 else { throw .last(.wait) }
  }

  /// Hears the ring, so that the descriptor is quiet again.
  public func acknowledge() {
    var rings: UInt64 = 0
    _ = retrying { read(descriptor, &rings, MemoryLayout<UInt64>.size) }
  }

  /// The year 2223: the kernel counts nanoseconds in 63 bits, which end in 2262.
  private static let farFuture: Int64 = 8_000_000_000
}
