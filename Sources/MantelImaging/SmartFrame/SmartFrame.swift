import MantelCore
import MantelStore

/// The framing that a photo starts with, from what it is of.
///
/// One shared crop if there is a point that serves every shape; shapes for which there is none get a crop of their own. A crop serves a
/// shape if it shows what `ShapeFit` found room for. The same question has the same answer on every machine: only the four
/// operations and the square root are used.
public enum SmartFrame {
  /// A subject that fills less of the window than this is small: a head of a person who stands in a landscape.
  private static let smallShare = 0.15
  private static let greatestZoom = 2.0
  /// Where the middle of the faces stands in the window if nothing forbids it, from its top: eyes near the upper third.
  private static let facesPlace = 0.4

  /// The framing of a photo with this subject, for the windows that the frame leaves in each shape.
  public static func framing(
    of subject: PhotoSubject, in photo: PixelSize, frame: PhotoFrame = .fullBleed
  ) -> PhotoFraming {
    let photo = Self.sound(photo)
    return framing(
      of: subject.parts(in: photo), areFaces: subject.isOfFaces, in: photo, frame: frame)
  }

  /// The framing of a photo that was looked at before.
  public static func framing(
    of subject: SubjectRecord, in photo: PixelSize, frame: PhotoFrame = .fullBleed
  ) -> PhotoFraming {
    let photo = Self.sound(photo)
    return framing(
      of: subject.parts(in: photo), areFaces: subject.kind == .faces, in: photo, frame: frame)
  }

  private static func sound(_ photo: PixelSize) -> PixelSize {
    PixelSize(width: max(photo.width, 1), height: max(photo.height, 1))
  }

  private static func framing(
    of parts: [SubjectPart], areFaces: Bool, in photo: PixelSize, frame: PhotoFrame
  ) -> PhotoFraming {
    let fits = WidgetShape.allCases.compactMap { shape in
      ShapeFit(
        shape, aspect: frame.window(in: shape.points).size.aspect, photo: photo, parts: parts)
    }
    guard let (shared, served) = sharedCrop(of: fits, areFaces, photo) else {
      return PhotoFraming()
    }
    var framing = PhotoFraming(shared: shared)
    for fit in fits where !served.contains(fit.shape) {
      framing[fit.shape] = crop(for: [fit], areFaces, photo)
    }
    return framing
  }

  /// A crop for as many shapes as have one together, the wide one left out first, and which they are.
  private static func sharedCrop(
    of fits: [ShapeFit], _ areFaces: Bool, _ photo: PixelSize
  ) -> (crop: CropState, served: [WidgetShape])? {
    let groups: [[WidgetShape]] = [
      [.small, .medium, .large], [.small, .large], [.medium, .large], [.small, .medium], [.large],
    ]
    for group in groups {
      let members = fits.filter { group.contains($0.shape) }
      if let crop = crop(for: members, areFaces, photo) { return (crop, group) }
    }
    return nil
  }

  /// The best crop that serves all of these shapes, nil where there is none.
  private static func crop(
    for fits: [ShapeFit], _ areFaces: Bool, _ photo: PixelSize
  ) -> CropState? {
    guard let tightest = fits.max(by: { $0.share < $1.share }) else { return nil }
    var zoom = 1.0
    if areFaces { zoom = min(max(smallShare / tightest.share, 1), greatestZoom) }
    var (across, along) = tightest.range(zoom: zoom)
    for fit in fits {
      let range = fit.range(zoom: zoom)
      guard let both = across.intersection(range.x), let bothAlong = along.intersection(range.y)
      else { return nil }
      (across, along) = (both, bothAlong)
    }
    var (x, y) = middle(of: tightest.parts)
    if areFaces {
      let lowest = fits.map(\.window.height).min() ?? 0
      y += (0.5 - facesPlace) * lowest / zoom
    }
    return CropState(
      centerX: across.nearest(to: x) / Double(photo.width),
      centerY: along.nearest(to: y) / Double(photo.height), zoom: zoom
    ).validated
  }

  /// The mean of the parts' middles, weighed by their sides.
  private static func middle(of parts: [SubjectPart]) -> (x: Double, y: Double) {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for part in parts {
      let weight = max(part.core.area.squareRoot(), 1e-6)
      x += part.core.midX * weight
      y += part.core.midY * weight
      sum += weight
    }
    return (x / sum, y / sum)
  }
}
