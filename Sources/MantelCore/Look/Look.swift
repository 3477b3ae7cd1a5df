/// How a photo is dressed: filter, frame, mat and caption. A widget has one, and a photo in it may have its own.
public struct Look: Equatable, Hashable, Sendable {
  /// What it is seen through.
  public var filter: PhotoFilter
  /// How much of the filter, 0…1.
  public var intensity: Double
  /// What is left free around it.
  public var frame: PhotoFrame
  /// What fills the frame.
  public var mat: Mat
  /// What its caption says.
  public var caption: CaptionKind
  /// The caption's font.
  public var font: FontRole
  /// Whether the whole photo is shown over its own glow, instead of filling the window.
  public var fits: Bool

  /// A look; the photo as it is, filling the shape, unless told otherwise.
  public init(
    filter: PhotoFilter = .none, intensity: Double = 1, frame: PhotoFrame = .fullBleed,
    mat: Mat = .white, caption: CaptionKind = .none, font: FontRole = .sans, fits: Bool = false
  ) {
    self.filter = filter
    self.intensity = intensity
    self.frame = frame
    self.mat = mat
    self.caption = caption
    self.font = font
    self.fits = fits
  }
}
