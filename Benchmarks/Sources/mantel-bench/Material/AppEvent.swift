import FoundationEssentials

/// One line of what a program with a window reports of itself.
struct AppEvent: Decodable {
  /// What happened: `window` is a window that was drawn, `gallery` a card's picture, `frame` a step of a crop.
  let event: String
  /// When, in nanoseconds of the monotonic clock.
  let time: Int
  /// How much work it was.
  let nanoseconds: Int?

  /// When, on the stopwatch's clock.
  var seconds: Double { Double(time) / 1e9 }

  /// An event from its line.
  init(_ line: String) throws {
    self = try JSONDecoder().decode(AppEvent.self, from: Data(line.utf8))
  }
}
