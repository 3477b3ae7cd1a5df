import CHeif

/// The colours of a picture by code points instead of a profile (ITU-T H.273, "nclx" in HEIF).
struct CodedColors {
  private let colors: heif_color_profile_nclx

  init(_ colors: heif_color_profile_nclx) {
    self.colors = colors
  }

  /// An ICC profile that says the same; nil where that would be sRGB, or nothing is said.
  var profile: [UInt8]? {
    let curve = TransferCurve(colors.transfer_characteristics)
    let hasPrimariesOfSRGB =
      colors.color_primaries == heif_color_primaries_ITU_R_BT_709_5
      || colors.color_primaries == heif_color_primaries_unspecified
    if hasPrimariesOfSRGB, curve == .sRGB { return nil }
    let chromaticities = hasPrimariesOfSRGB ? Chromaticities.sRGB : chromaticities
    return MatrixProfile(chromaticities: chromaticities, curve: curve)?.bytes
  }

  /// As libheif resolves the code point.
  private var chromaticities: Chromaticities {
    func point(_ x: Float, _ y: Float) -> Chromaticities.Point { (Double(x), Double(y)) }
    return Chromaticities(
      red: point(colors.color_primary_red_x, colors.color_primary_red_y),
      green: point(colors.color_primary_green_x, colors.color_primary_green_y),
      blue: point(colors.color_primary_blue_x, colors.color_primary_blue_y),
      white: point(colors.color_primary_white_x, colors.color_primary_white_y))
  }
}

/// Where the primaries and the white of a colour space lie in CIE 1931 xy.
struct Chromaticities {
  typealias Point = (x: Double, y: Double)

  let red: Point
  let green: Point
  let blue: Point
  let white: Point

  /// IEC 61966-2-1.
  static let sRGB = Chromaticities(
    red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06), white: (0.3127, 0.3290))
}
