import MantelCore

/// What was chosen of a look, for a widget or for one photo in it; what was not stands open.
///
/// A photo's choices come before its widget's, and those before the defaults of `Look`.
public struct LookSettings: Codable, Equatable, Sendable {
  /// A caption's text keeps this many characters.
  public static let maximumTextLength = 1_000

  /// See `Look`.
  public var filter: PhotoFilter?
  /// See `Look`; 0…1.
  public var intensity: Double?
  /// See `Look`.
  public var frame: PhotoFrame?
  /// See `Look`.
  public var mat: Mat?
  /// See `Look`.
  public var caption: CaptionKind?
  /// The user's own caption, in which fields such as `{year}` may stand; seen where the caption is `text`.
  public var text: String?
  /// See `Look`.
  public var font: FontRole?
  /// Whether the whole photo is shown over its own glow.
  public var fit: Bool?

  /// Nothing chosen.
  public init() {}

  /// Whether nothing was chosen.
  public var isEmpty: Bool { self == LookSettings() }

  /// These choices, and where one stands open that of `other`.
  public func over(_ other: LookSettings) -> LookSettings {
    var both = other
    both.filter = filter ?? other.filter
    both.intensity = intensity ?? other.intensity
    both.frame = frame ?? other.frame
    both.mat = mat ?? other.mat
    both.caption = caption ?? other.caption
    both.text = text ?? other.text
    both.font = font ?? other.font
    both.fit = fit ?? other.fit
    return both
  }

  /// The look that the choices make.
  public var look: Look {
    let standard = Look()
    return Look(
      filter: filter ?? standard.filter,
      intensity: intensity.map { min(max($0, 0), 1) } ?? standard.intensity,
      frame: frame ?? standard.frame, mat: mat ?? standard.mat,
      caption: caption ?? standard.caption, font: font ?? standard.font, fits: fit ?? standard.fits)
  }
}

extension WidgetDocument {
  /// The choices that hold for a photo of this widget.
  public func lookSettings(of photo: WidgetPhoto) -> LookSettings {
    (photo.look ?? LookSettings()).over(look ?? LookSettings())
  }

  /// How a photo of this widget is dressed.
  public func look(of photo: WidgetPhoto) -> Look {
    lookSettings(of: photo).look
  }
}
