import Glibc

/// How long tests wait for other programs: so long that only a failure takes it.
enum Patience {
  /// The seconds.
  static let seconds = 30

  /// Milliseconds on a clock that never jumps.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// When so many seconds are over.
  static func deadline(seconds: Int = Patience.seconds) -> Int { now + seconds * 1000 }

  /// Asks again and again until there is an answer: for programs that tell nobody when they are ready.
  static func poll<Answer>(
    _ what: String, seconds: Int = Patience.seconds, _ ask: () throws -> Answer?
  ) throws -> Answer {
    let deadline = deadline(seconds: seconds)
    while true {
      if let answer = try ask() { return answer }
      guard now < deadline else { throw Exhausted(waitingFor: what, seconds: seconds) }
      usleep(10_000)
    }
  }

  /// What was waited for did not come.
  struct Exhausted: Error {
    let waitingFor: String
    let seconds: Int
  }
}
