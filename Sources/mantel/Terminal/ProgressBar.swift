import MantelSystem
import MantelWords

/// A line on the terminal that says how far a long work is and how long it will take. Silent where standard error is no terminal.
struct ProgressBar {
  private let isShown: Bool
  private let words: Words
  private let start = Clock.monotonicNanoseconds
  private var hasDrawn = false

  init(words: Words, isJSON: Bool) {
    self.words = words
    isShown = !isJSON && StandardStream.standardError.isTerminal
  }

  /// Draws the bar for `done` of `total` photos.
  mutating func show(_ done: Int, of total: Int) {
    guard isShown, total > 1 else { return }
    hasDrawn = true
    let columns = StandardStream.standardError.terminalSize?.columns ?? 80
    let text = words.progress(done: done, total: total, secondsLeft: secondsLeft(done, total))
    let barWidth = max(0, min(40, columns - text.count - 4))
    let filled = total == 0 ? barWidth : barWidth * done / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled)
    // Back to the start of the line, then clear what a longer line before left behind.
    Output.write("\r\(bar) \(text)\u{1B}[K", to: .standardError)
  }

  /// Takes the bar away.
  mutating func clear() {
    if hasDrawn { Output.write("\r\u{1B}[K", to: .standardError) }
    hasDrawn = false
  }

  private func secondsLeft(_ done: Int, _ total: Int) -> Int? {
    guard done > 0 else { return nil }
    let spent = Double(Clock.monotonicNanoseconds - start) / 1e9
    return Int((spent / Double(done) * Double(total - done)).rounded(.up))
  }
}
