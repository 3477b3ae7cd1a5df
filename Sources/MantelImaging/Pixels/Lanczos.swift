/// The window of Lanczos's filter of three lobes: `sinc(x) · sinc(x / 3)` for |x| < 3, else 0, with `sinc(x) = sin(πx) / (πx)`.
///
/// C. E. Duchon, "Lanczos Filtering in One and Two Dimensions", Journal of Applied Meteorology 18 (1979), 1016–1022.
enum Lanczos {
  /// Half the filter's width, in samples of the coarser of the two grids.
  static let lobes = 3.0

  /// The filter at `x` samples from its middle.
  static func value(at x: Double) -> Double {
    guard abs(x) < lobes else { return 0 }
    return sinc(x) * sinc(x / lobes)
  }

  private static func sinc(_ x: Double) -> Double {
    guard abs(x) > 1e-9 else { return 1 }
    return sineOfPi(times: x) / (Double.pi * x)
  }

  /// `sin(πx)` to about 1e-15, the same on every machine.
  ///
  /// Brought to |x| ≤ 1/2 by the symmetries of the sine, then Taylor's series.
  static func sineOfPi(times x: Double) -> Double {
    let whole = x.rounded()
    let angle = (x - whole) * Double.pi
    var term = angle
    var sum = angle
    for order in stride(from: 3.0, through: 21, by: 2) {
      term *= -angle * angle / (order * (order - 1))
      sum += term
    }
    return whole.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
  }
}
