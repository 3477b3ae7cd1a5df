import MantelSystem

/// Tells on standard output what happens, a JSON object a line; for tests and measurements.
struct Report {
  let isOn: Bool

  /// The window is on screen; `time` is on the machine's monotonic clock, in nanoseconds.
  func window() { tell("window") }

  /// The pictures of the gallery are on screen.
  func gallery() { tell("gallery") }

  /// A crop that moved was drawn, in so many nanoseconds of work.
  func frame(_ nanoseconds: Int64) { tell("frame", ",\"nanoseconds\":\(nanoseconds)") }

  private func tell(_ event: String, _ more: String = "") {
    guard isOn else { return }
    let line = "{\"event\":\"\(event)\",\"time\":\(Clock.monotonicNanoseconds)\(more)}\n"
    // Nobody listens any more: no reason to stop.
    try? StandardStream.standardOutput.write(Array(line.utf8))
  }
}
