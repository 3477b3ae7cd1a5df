/// Steele, Lea and Flood's generator: one 64-bit word of state, the same numbers on every machine.
public struct SplitMix64: Equatable, Sendable {
  /// The state from which the next number is made.
  public var state: UInt64

  /// A generator in the given state.
  public init(state: UInt64) {
    self.state = state
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 up to and without `bound`, each as likely as the others. `bound` must be above 0.
  ///
  /// Lemire's multiply-high with rejection (Fast Random Integer Generation in an Interval, 2019).
  public mutating func below(_ bound: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: bound)
    // The threshold is below the bound, so the division is seldom needed.
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// The first number of a generator in the given state: spreads its bits evenly.
  public static func mix(_ state: UInt64) -> UInt64 {
    var generator = SplitMix64(state: state)
    return generator.next()
  }
}
