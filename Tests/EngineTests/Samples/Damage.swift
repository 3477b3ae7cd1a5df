import MantelImaging
import MantelSystem

/// Ways to break a file.
enum Damage {
  /// Decodes every beginning of the file, and `flips` versions of it with a few bits turned over. What the decoder answers does
  /// not matter here, only that it does.
  static func survive(
    _ bytes: [UInt8], flips: Int, by decoder: any PhotoDecoding, format: PhotoFormat
  ) throws {
    for length in 0..<bytes.count {
      _ = try? decoder.decode(Samples.file(bytes[..<length]), format: format, side: 16)
    }
    var generator = SplitMix(state: 2)
    for _ in 0..<flips {
      var broken = bytes
      for _ in 0...generator.next(below: 4) {
        broken[generator.next(below: bytes.count)] ^= 1 << UInt8(generator.next(below: 8))
      }
      _ = try? decoder.decode(Samples.file(broken), format: format, side: 16)
    }
  }
}

/// The same numbers on every run.
struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z >> 31) % UInt64(limit))
  }
}
