import MantelCore

extension DetectedFace {
  /// The side of a square of the face's area, in pixels.
  var side: Double { rectangle.area.squareRoot() }

  /// Whether the landmarks, if there are any, lie about where the face is.
  var isPlausible: Bool {
    guard let landmarks else { return true }
    let (across, along) = (rectangle.width / 4, rectangle.height / 4)
    return [landmarks.leftEye, landmarks.rightEye, landmarks.nose, landmarks.mouthLeft,
      landmarks.mouthRight,
    ].allSatisfy {
      $0.x >= rectangle.x - across && $0.x <= rectangle.maxX + across
        && $0.y >= rectangle.y - along && $0.y <= rectangle.maxY + along
    }
  }

  /// The head with its hair and a little air: what must not be cut.
  ///
  /// A detector's box reaches from the middle of the forehead to the chin, about 16 cm of an adult's head, and from cheek to cheek, about
  /// 13 cm. Crown and chin are 23 cm apart, hair adds 2 or 3 cm above and 2 or 3 at either side, and a head must not touch the edge: so
  /// 60 % of the height is added above the forehead, 25 % of the width at the sides, 10 % below the chin. Above is where the eyes are as
  /// seen from the mouth, in a head that lies on its side too.
  public var head: CropRectangle {
    let up = self.up
    func growth(_ x: Double, _ y: Double) -> Double {
      let cosine = x * up.x + y * up.y
      return cosine >= 0 ? 0.25 + 0.35 * cosine : 0.25 + 0.15 * cosine
    }
    return CropRectangle(
      left: rectangle.x - growth(-1, 0) * rectangle.width,
      top: rectangle.y - growth(0, -1) * rectangle.height,
      right: rectangle.maxX + growth(1, 0) * rectangle.width,
      bottom: rectangle.maxY + growth(0, 1) * rectangle.height)
  }

  /// Of length 1, from the mouth to the eyes; straight up where the landmarks say nothing.
  private var up: FacePoint {
    let upright = FacePoint(x: 0, y: -1)
    guard let landmarks else { return upright }
    let x = landmarks.leftEye.x + landmarks.rightEye.x - landmarks.mouthLeft.x
      - landmarks.mouthRight.x
    let y = landmarks.leftEye.y + landmarks.rightEye.y - landmarks.mouthLeft.y
      - landmarks.mouthRight.y
    let length = (x * x + y * y).squareRoot() / 2
    guard length.isFinite, length >= rectangle.height / 6 else { return upright }
    return FacePoint(x: x / length / 2, y: y / length / 2)
  }
}
