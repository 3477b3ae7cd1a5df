import MantelCore

/// What stands out in a photo, in its pixels.
public struct SalientBox: Equatable, Sendable {
  /// All of it, a little of its outermost reaches apart.
  public var whole: CropRectangle
  /// Its heart, in which most of it lies.
  public var core: CropRectangle

  /// A box and its heart, which lies inside.
  public init(whole: CropRectangle, core: CropRectangle) {
    self.whole = whole
    self.core = core
  }

  /// What stands out in a photo of size `photo`, judged by a smaller picture of it; nil where nothing does, or nearly all.
  static func find(in picture: PixelBuffer, of photo: PixelSize) -> SalientBox? {
    guard let map = SaliencyMap(picture) else { return nil }
    let regions = SalientRegion.all(in: map)
    guard let first = regions.first else { return nil }
    // One subject often falls apart: a bird and its other wing.
    let subject = regions.dropFirst().prefix { $0.mass >= first.mass * 0.4 }
      .reduce(first) { $0.joined($1) }
    let whole = subject.box(leaving: 0.03, in: map)
    guard whole.area < 0.8 * CropRectangle(map.size).area else { return nil }
    let (scaleX, scaleY) = (
      Double(photo.width) / Double(map.size.width), Double(photo.height) / Double(map.size.height)
    )
    func inPhoto(_ box: CropRectangle) -> CropRectangle {
      CropRectangle(
        x: box.x * scaleX, y: box.y * scaleY, width: box.width * scaleX, height: box.height * scaleY)
    }
    return SalientBox(whole: inPhoto(whole), core: inPhoto(subject.box(leaving: 0.2, in: map)))
  }
}
