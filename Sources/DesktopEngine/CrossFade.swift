/// How far one picture has given way to the next.
struct CrossFade {
  /// How long it takes, in microseconds.
  static let duration: Int64 = 250_000

  /// The frame clock's time of its first frame, in microseconds; nil before that.
  private var start: Int64?

  /// How much of the new picture is seen at a time of the frame clock: 0…1, slow at both ends.
  mutating func share(at time: Int64) -> Double {
    guard let start else {
      self.start = time
      return 0
    }
    let way = min(max(Double(time - start) / Double(Self.duration), 0), 1)
    // Hermite's 3t² − 2t³.
    return way * way * (3 - 2 * way)
  }
}
