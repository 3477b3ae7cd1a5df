import MantelCore

/// What a photo is of, in its pixels.
public enum PhotoSubject: Equatable, Sendable {
  /// People: the faces that matter, at least one.
  case faces([DetectedFace])
  /// No face, but something that stands out.
  case salient(SalientBox)
  /// Nothing that could be told from the rest.
  case none

  /// The subject of a photo in which these faces were found: those that matter, nil where none does.
  ///
  /// A face matters if the detector is sure of it, if it is large enough for a face at all, and if it is no passer-by: at least a third
  /// as high as the highest, that is, at most three times as far away.
  public init?(faces: [DetectedFace], in photo: PixelSize) {
    let least = Self.leastSide * Double(max(photo.width, photo.height))
    let sure = faces.filter {
      $0.confidence >= Self.leastConfidence && $0.side >= least && $0.isPlausible
    }
    let largest = sure.map(\.side).max() ?? 0
    let mattering = sure.filter { $0.side >= largest * Self.leastOfLargest }
    guard !mattering.isEmpty else { return nil }
    self = .faces(mattering)
  }

  /// Below it dogs and dandelions are found too.
  private static let leastConfidence = 0.75
  /// Of the photo's longest side: ten pixels of the detector's first pass, as small as the faces that it was trained with.
  private static let leastSide = 10.0 / 640
  private static let leastOfLargest = 1.0 / 3

  /// What has to be seen of it, the largest first.
  func parts(in photo: PixelSize) -> [SubjectPart] {
    let bounds = CropRectangle(photo)
    return switch self {
    case .faces(let faces):
      faces.map { SubjectPart(core: $0.rectangle, whole: $0.head, within: bounds) }
        .sorted {
          ($1.core.area, $0.core.x, $0.core.y) < ($0.core.area, $1.core.x, $1.core.y)
        }
    case .salient(let box):
      [SubjectPart(core: box.core, whole: box.whole, within: bounds)]
    case .none: []
    }
  }
}

/// One thing that has to be seen: all of it where there is room, at least its core where there is less.
struct SubjectPart: Equatable {
  let core: CropRectangle
  let whole: CropRectangle

  /// Both are cut to `bounds`.
  init(core: CropRectangle, whole: CropRectangle, within bounds: CropRectangle) {
    self.core = core.intersection(bounds)
    self.whole = whole.union(core).intersection(bounds)
  }

  /// From the core (0) to the whole (1).
  func extent(_ share: Double) -> CropRectangle {
    CropRectangle(
      left: core.x + (whole.x - core.x) * share, top: core.y + (whole.y - core.y) * share,
      right: core.maxX + (whole.maxX - core.maxX) * share,
      bottom: core.maxY + (whole.maxY - core.maxY) * share)
  }
}
