import MantelSystem

/// Descriptor 3, where whoever started this waits to hear how the start went.
final class StartNotice {
  private let file = OpenFile(owning: 3)

  /// Says it, in one line.
  func say(_ sentence: String) {
    // Nobody may wait any more.
    try? file.write(Array("\(sentence)\n".utf8))
  }
}
