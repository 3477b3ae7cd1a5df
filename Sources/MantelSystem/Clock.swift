import Glibc

/// The machine's clocks.
public enum Clock {
  /// Seconds since 1970 UTC.
  public static var unixSeconds: Int64 {
    Int64(time(nil))
  }

  /// Nanoseconds of a clock that never jumps, for measuring.
  public static var monotonicNanoseconds: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }
}
