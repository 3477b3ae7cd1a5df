import MantelCore

/// Which finished pictures a widget has, and what went into each.
public struct ManifestDocument: StoreDocument, Equatable {
  /// See `StoreDocument`.
  public static let currentVersion = 1

  /// See `StoreDocument`.
  public var version = currentVersion
  /// One entry a photo, shape and scale.
  public var renders: [Render] = []

  /// No pictures yet.
  public init() {}

  /// A finished picture.
  public struct Render: Codable, Equatable, Sendable {
    /// Which photo it shows.
    public let photo: PhotoIdentifier
    /// In which shape.
    public let shape: WidgetShape
    /// Pixels a point; nil for those of the pictures that every widget has.
    public let scale: Double?
    /// A hash of everything that went into it, 16 hexadecimal digits.
    public let hash: String
    /// The picture's name in the widget's folder of renders.
    public let file: String
    /// The size of the picture's file in bytes, by which a damaged one is told; nil for a picture of an older version.
    public var bytes: Int64?
    /// The colours of a caption on it; nil for a picture of an older version.
    public var ink: CaptionInk?

    /// A picture whose name follows from what it shows.
    public init(photo: PhotoIdentifier, target: RenderTarget, hash: String) {
      self.photo = photo
      shape = target.shape
      scale = target.scale == RenderTarget.standardScale ? nil : target.scale
      self.hash = hash
      file = "\(photo.text)-\(shape.token)-\(hash).jpg"
    }

    /// The picture's shape and scale.
    public var target: RenderTarget {
      RenderTarget(shape: shape, scale: scale ?? RenderTarget.standardScale)
    }
  }
}
