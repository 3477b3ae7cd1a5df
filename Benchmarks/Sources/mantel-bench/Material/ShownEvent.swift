import FoundationEssentials
import Measuring

/// One line of what a program with a picture reports of itself.
struct ShownEvent: Decodable {
  /// What happened: `shown` is a picture that is completely on screen.
  let event: String
  /// When, in nanoseconds of the monotonic clock.
  let time: Int?
  /// The file that is shown.
  let file: String?

  /// When, on the stopwatch's clock.
  var seconds: Double { Double(time ?? 0) / 1e9 }

  /// The next event of that name.
  static func next(_ name: String, of companion: Companion) throws -> ShownEvent {
    while true {
      let line = try companion.line()
      let event = try JSONDecoder().decode(ShownEvent.self, from: Data(line.utf8))
      if event.event == name { return event }
    }
  }
}
