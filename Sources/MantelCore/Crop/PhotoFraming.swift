/// How one photo is framed in a widget: one crop for all shapes, and a crop of its own for those that need one.
public struct PhotoFraming: Equatable, Hashable, Sendable {
  /// The crop of every shape without one of its own.
  public var shared: CropState
  /// The small shape's own crop, if it has one.
  public var small: CropState?
  /// The medium shape's own crop, if it has one.
  public var medium: CropState?
  /// The large shape's own crop, if it has one.
  public var large: CropState?
  /// Which of these crops smart frame chose, and no hand has set since.
  public var smart: CropParts = []

  /// A framing; the middle of the photo in every shape unless told otherwise.
  public init(
    shared: CropState = CropState(), small: CropState? = nil, medium: CropState? = nil,
    large: CropState? = nil
  ) {
    self.shared = shared
    self.small = small
    self.medium = medium
    self.large = large
  }

  /// The shape's own crop; nil where it uses the shared one.
  public subscript(shape: WidgetShape) -> CropState? {
    get {
      switch shape {
      case .small: small
      case .medium: medium
      case .large: large
      }
    }
    set {
      switch shape {
      case .small: small = newValue
      case .medium: medium = newValue
      case .large: large = newValue
      }
    }
  }

  /// The crop that the shape is drawn with.
  public func crop(for shape: WidgetShape) -> CropState {
    self[shape] ?? shared
  }

  /// The part of the photo that the shape shows inside the frame.
  public func rectangle(photo: PixelSize, shape: WidgetShape, frame: PhotoFrame) -> CropRectangle {
    crop(for: shape).rectangle(photo: photo, aspect: frame.window(in: shape.points).size.aspect)
  }
}
