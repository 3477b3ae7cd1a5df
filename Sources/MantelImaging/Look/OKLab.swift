import MantelCore

/// A colour as the eye tells colours apart: lightness 0…1, and two axes from green to red and from blue to yellow.
///
/// B. Ottosson, "A perceptual color space for image processing" (2020).
struct OKLab: Equatable {
  /// Lightness, a and b.
  var axes: SIMD3<Double>

  init(axes: SIMD3<Double>) {
    self.axes = axes
  }

  init(_ color: SRGBColor) {
    let cones = Self.product(Self.conesFromLight, color.light)
    axes = Self.product(
      Self.axesFromRoots,
      SIMD3(Self.cubeRoot(cones.x), Self.cubeRoot(cones.y), Self.cubeRoot(cones.z)))
  }

  /// The nearest colour that a screen can show, channel by channel.
  var color: SRGBColor {
    let roots = Self.product(Self.rootsFromAxes, axes)
    return SRGBColor(light: Self.product(Self.lightFromCones, roots * roots * roots))
  }

  /// How far from grey: about 0.03 where a colour begins to be seen, 0.1 for foliage, above 0.2 for paint and petals.
  var chroma: Double { (axes.y * axes.y + axes.z * axes.z).squareRoot() }

  /// The cube root of a number of at least 0, the same on every machine: Newton's method from a third of the exponent.
  private static func cubeRoot(_ number: Double) -> Double {
    guard number > 1e-12 else { return 0 }
    // An exponent divided by three, its bias put back: within 6 % of the root.
    var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 { root -= (root - number / (root * root)) / 3 }
    return root
  }

  private typealias Rows = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private static func product(_ rows: Rows, _ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>((rows.0 * vector).sum(), (rows.1 * vector).sum(), (rows.2 * vector).sum())
  }

  private static let conesFromLight: Rows = (
    SIMD3<Double>(0.4122214708, 0.5363325363, 0.0514459929),
    SIMD3<Double>(0.2119034982, 0.6806995451, 0.1073969566),
    SIMD3<Double>(0.0883024619, 0.2817188376, 0.6299787005)
  )
  private static let axesFromRoots: Rows = (
    SIMD3<Double>(0.2104542553, 0.7936177850, -0.0040720468),
    SIMD3<Double>(1.9779984951, -2.4285922050, 0.4505937099),
    SIMD3<Double>(0.0259040371, 0.7827717662, -0.8086757660)
  )
  private static let rootsFromAxes: Rows = (
    SIMD3<Double>(1, 0.3963377774, 0.2158037573),
    SIMD3<Double>(1, -0.1055613458, -0.0638541728),
    SIMD3<Double>(1, -0.0894841775, -1.2914855480)
  )
  private static let lightFromCones: Rows = (
    SIMD3<Double>(4.0767416621, -3.3077115913, 0.2309699292),
    SIMD3<Double>(-1.2684380046, 2.6097574011, -0.3413193965),
    SIMD3<Double>(-0.0041960863, -0.7034186147, 1.7076147010)
  )
}
