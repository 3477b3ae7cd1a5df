import Glibc

/// Measures how long something takes, on a clock that never jumps.
public enum Stopwatch {
  /// The clock's reading in seconds.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that `work` takes.
  public static func seconds<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure)
    -> Double
  {
    let start = now
    try work()
    return now - start
  }

  /// The seconds that one of `repetitions` calls takes, for work that is over before a clock can be read.
  public static func seconds(
    perCallOf repetitions: Int, _ work: (_ repetition: Int) -> Void
  ) -> Double {
    let start = now
    for repetition in 0..<repetitions { work(repetition) }
    return (now - start) / Double(repetitions)
  }
}
