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

  /// `sin(πx)` to about 1e-12, the same on every machine.
  ///
  /// Brought to |x| ≤ 1/2 by the symmetries of the sine, then Taylor's series.
  private static func sineOfPi(times x: Double) -> Double {
    let whole = x.rounded()
    let angle = (x - whole) * Double.pi
    let square = angle * angle
    let sum = angle * coefficients.reduce(0) { $0 * square + $1 }
    return Int(whole) & 1 == 0 ? sum : -sum
  }

  /// ±1/n! for odd n from 17 down to 1.
  private static let coefficients: [Double] = [
    1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800,
    1 / 362_880, -1 / 5040, 1 / 120, -1 / 6, 1,
  ]
}
