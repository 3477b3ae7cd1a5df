/// How a framing changes under a hand, and under smart frame.
extension PhotoFraming {
  /// A framing that smart frame chose as a whole.
  public init(chosenBySmartFrame framing: PhotoFraming) {
    self = framing
    smart = .shared
    for shape in WidgetShape.allCases where framing[shape] != nil { smart.insert(CropParts(shape)) }
  }

  /// A hand sets the crop of a shape, or for no shape the shared one.
  ///
  /// The shapes' own crops that smart frame chose go with a shared crop that is replaced: they belonged to it. Those that a hand set stay.
  public mutating func set(_ crop: CropState, for shape: WidgetShape?) {
    smart.remove(CropParts(shape))
    guard let shape else {
      shared = crop
      return dropSmartCropsOfShapes()
    }
    self[shape] = crop
  }

  /// Goes back to the shared crop in a shape, or for no shape to the middle of the photo in all of them.
  public mutating func reset(_ shape: WidgetShape?) {
    guard let shape else {
      self = PhotoFraming()
      return
    }
    self[shape] = nil
    smart.remove(CropParts(shape))
  }

  /// Takes over what smart frame chose: for one shape, or for no shape the shared crop and all crops of shapes that no hand has set.
  public mutating func setSmart(_ framing: PhotoFraming, for shape: WidgetShape?) {
    if let shape {
      self[shape] = framing.crop(for: shape)
      smart.insert(CropParts(shape))
      return
    }
    shared = framing.shared
    smart.insert(.shared)
    dropSmartCropsOfShapes()
    for shape in WidgetShape.allCases where self[shape] == nil {
      guard let crop = framing[shape] else { continue }
      self[shape] = crop
      smart.insert(CropParts(shape))
    }
  }

  /// Brings what smart frame chose before up to date with what it chooses now; what a hand has set stays.
  public mutating func refreshSmart(_ framing: PhotoFraming) {
    if smart.contains(.shared) { return setSmart(framing, for: nil) }
    for shape in WidgetShape.allCases where smart.contains(CropParts(shape)) {
      self[shape] = framing.crop(for: shape)
    }
  }

  private mutating func dropSmartCropsOfShapes() {
    for shape in WidgetShape.allCases where smart.contains(CropParts(shape)) {
      self[shape] = nil
      smart.remove(CropParts(shape))
    }
  }
}
