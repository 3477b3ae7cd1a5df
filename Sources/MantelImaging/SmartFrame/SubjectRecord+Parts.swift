import MantelCore
import MantelStore

extension PhotoSubject {
  /// Whether it is of people.
  var isOfFaces: Bool {
    if case .faces = self { true } else { false }
  }
}

extension SubjectRecord {
  /// What was seen in an upright photo of this size.
  public init(_ subject: PhotoSubject, in photo: PixelSize) {
    let kind: Kind =
      switch subject {
      case .faces: .faces
      case .salient: .saliency
      case .none: .middle
      }
    self.init(
      kind: kind,
      parts: subject.parts(in: photo).map {
        Part(core: Box($0.core, in: photo), whole: Box($0.whole, in: photo))
      })
  }

  /// The parts in pixels of a photo of this size.
  func parts(in photo: PixelSize) -> [SubjectPart] {
    parts.map {
      SubjectPart(
        core: $0.core.rectangle(in: photo), whole: $0.whole.rectangle(in: photo),
        within: CropRectangle(photo))
    }
  }
}

extension SubjectRecord.Box {
  fileprivate init(_ rectangle: CropRectangle, in photo: PixelSize) {
    // Five decimals are a fiftieth of a pixel of a master, and keep the document short.
    func share(_ length: Double, of side: Int) -> Double {
      (length / Double(max(side, 1)) * 100_000).rounded() / 100_000
    }
    self.init(
      x: share(rectangle.x, of: photo.width), y: share(rectangle.y, of: photo.height),
      width: share(rectangle.width, of: photo.width),
      height: share(rectangle.height, of: photo.height))
  }

  /// The part of the box that lies in the photo. Documents come from archives too, so no number in them is believed.
  fileprivate func rectangle(in photo: PixelSize) -> CropRectangle {
    func inside(_ share: Double) -> Double { share.isFinite ? min(max(share, 0), 1) : 0 }
    let (left, top) = (inside(x), inside(y))
    let (right, bottom) = (inside(x + width), inside(y + height))
    return CropRectangle(
      left: left * Double(photo.width), top: top * Double(photo.height),
      right: right * Double(photo.width), bottom: bottom * Double(photo.height))
  }
}
