import MantelCore
import MantelImaging

/// A photo and faces in it, made up from a seed.
struct FrameCase {
  let photo: PixelSize
  let faces: [DetectedFace]

  /// From one to seven faces of similar sizes on a photo of any proportion from 1 : 2 to 2 : 1.
  init(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    func share() -> Double { Double(numbers.below(10_001)) / 10_000 }
    let (width, height) = (1280 + share() * 1280, 1280 + share() * 1280)
    photo = PixelSize(width: Int(width), height: Int(height))
    // The smallest is 0.7 of this wide, a little more than counts as a face.
    let side = (0.024 + 0.2 * share() * share()) * max(width, height)
    // Half of the groups stand close together.
    let spread = share() < 0.5 ? 0.35 : 1
    let (left, top) = (share() * (1 - spread), share() * (1 - spread))
    faces = (0..<1 + numbers.below(7)).map { _ in
      let faceWidth = side * (0.7 + 0.6 * share())
      let faceHeight = faceWidth * (1 + 0.4 * share())
      return DetectedFace(
        rectangle: CropRectangle(
          x: (left + spread * share()) * (width - 1 - faceWidth),
          y: (top + spread * share()) * (height - 1 - faceHeight), width: faceWidth,
          height: faceHeight),
        confidence: 0.76 + 0.2 * share())
    }
  }

  /// What all shapes show of the photo with a framing.
  func rectangles(_ framing: PhotoFraming, _ frame: PhotoFrame) -> [CropRectangle] {
    WidgetShape.allCases.map { framing.rectangle(photo: photo, shape: $0, frame: frame) }
  }
}

/// Whether `inner` lies in `outer`, a rounding error apart.
func lies(_ inner: CropRectangle, in outer: CropRectangle) -> Bool {
  let slack = 1e-6
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack
    && inner.x + inner.width <= outer.x + outer.width + slack
    && inner.y + inner.height <= outer.y + outer.height + slack
}

/// The smallest rectangle around all of them.
func bounds(_ rectangles: [CropRectangle]) -> CropRectangle {
  let left = rectangles.map(\.x).min() ?? 0
  let top = rectangles.map(\.y).min() ?? 0
  let right = rectangles.map { $0.x + $0.width }.max() ?? 0
  let bottom = rectangles.map { $0.y + $0.height }.max() ?? 0
  return CropRectangle(x: left, y: top, width: right - left, height: bottom - top)
}
