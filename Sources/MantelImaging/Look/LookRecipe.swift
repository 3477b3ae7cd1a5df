import MantelCore
import MantelStore

/// What of a look goes into a picture's pixels, with everything resolved that depends on the photo: a mat "from the photo" is a colour
/// here. Captions and tints are drawn later, by whoever shows the picture.
///
/// What cannot be seen is the same in every recipe (the intensity of no filter, the mat of no frame), so that equal recipes
/// and equal pictures are one.
public struct LookRecipe: Codable, Equatable, Hashable, Sendable {
  /// What the photo is seen through.
  public let filter: PhotoFilter
  /// How much of the filter, 0…1.
  public let intensity: Double
  /// What is left free around the photo.
  public let frame: PhotoFrame
  /// The mat's red, 0…255.
  public let matRed: UInt8
  /// The mat's green, 0…255.
  public let matGreen: UInt8
  /// The mat's blue, 0…255.
  public let matBlue: UInt8
  /// The radius of the window's corners in pixels of the finished picture; 0 without a frame, where whoever shows the picture rounds it.
  public let windowRadius: Double
  /// Whether the whole photo is shown over its own glow, instead of the part that fills the window.
  public let fits: Bool

  /// The photo as it is, filling the picture.
  public static let plain = LookRecipe(
    Look(), matColor: SRGBColor(gray: 1), shape: .init(width: 1, height: 1), scale: 1,
    cornerRadius: 0)

  /// The recipe of a look whose mat has this colour, in a shape of this size in points, rendered at `scale` pixels a point.
  ///
  /// `cornerRadius` is the shape's own, in points. Numbers that are not finite count as 0.
  public init(
    _ look: Look, matColor: SRGBColor, shape: PointSize, scale: Double = 3, cornerRadius: Double
  ) {
    let share = look.intensity > 0 ? min(look.intensity, 1) : 0
    filter = share > 0 ? look.filter : .none
    intensity = filter == .none ? 0 : share
    frame = look.frame
    let mat = frame == .fullBleed ? SRGBColor(gray: 1) : matColor
    (matRed, matGreen, matBlue) = mat.bytes
    let radius = frame.windowRadius(in: shape, outer: cornerRadius) * scale
    windowRadius = frame == .fullBleed || !radius.isFinite ? 0 : radius
    fits = look.fits
  }

  /// The mat's colour.
  public var matColor: SRGBColor {
    SRGBColor(red8: matRed, green8: matGreen, blue8: matBlue)
  }

  /// Everything in the recipe as words, for a hash of what goes into a picture; equal for equal recipes only.
  public var words: [UInt64] {
    var mat = UInt64(matRed)
    mat = mat << 8 | UInt64(matGreen)
    mat = mat << 8 | UInt64(matBlue)
    return [
      FNV1a.hash(Array(filter.token.description.utf8)), intensity.bitPattern,
      FNV1a.hash(Array(frame.token.description.utf8)), mat, windowRadius.bitPattern, fits ? 1 : 0,
    ]
  }
}
