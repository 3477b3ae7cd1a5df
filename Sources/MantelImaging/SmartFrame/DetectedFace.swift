import MantelCore

/// A face that was found, in pixels of the picture that it was found in.
public struct DetectedFace: Equatable, Sendable {
  /// From the forehead to the chin and from cheek to cheek, upright whatever the head does.
  public var rectangle: CropRectangle
  /// How sure the detector is, 0…1.
  public var confidence: Double
  /// Where the parts of the face are, if the detector says so.
  public var landmarks: FaceLandmarks?

  /// A face.
  public init(rectangle: CropRectangle, confidence: Double, landmarks: FaceLandmarks? = nil) {
    self.rectangle = rectangle
    self.confidence = confidence
    self.landmarks = landmarks
  }

  /// The same face in a picture `scale` times as large that has this one's top left corner at `x`, `y`.
  func mapped(scale: Double, x: Double, y: Double) -> DetectedFace {
    var face = self
    face.rectangle = CropRectangle(
      x: rectangle.x * scale + x, y: rectangle.y * scale + y, width: rectangle.width * scale,
      height: rectangle.height * scale)
    face.landmarks = landmarks?.mapped { FacePoint(x: $0.x * scale + x, y: $0.y * scale + y) }
    return face
  }
}

/// The five points of a face, left and right as the viewer sees them in a head that is upright.
public struct FaceLandmarks: Equatable, Sendable {
  /// The middle of the eye on the viewer's left.
  public var leftEye: FacePoint
  /// The middle of the other eye.
  public var rightEye: FacePoint
  /// The tip of the nose.
  public var nose: FacePoint
  /// The corner of the mouth on the viewer's left.
  public var mouthLeft: FacePoint
  /// The other corner.
  public var mouthRight: FacePoint

  /// Five points.
  public init(
    leftEye: FacePoint, rightEye: FacePoint, nose: FacePoint, mouthLeft: FacePoint,
    mouthRight: FacePoint
  ) {
    self.leftEye = leftEye
    self.rightEye = rightEye
    self.nose = nose
    self.mouthLeft = mouthLeft
    self.mouthRight = mouthRight
  }

  func mapped(_ transform: (FacePoint) -> FacePoint) -> FaceLandmarks {
    FaceLandmarks(
      leftEye: transform(leftEye), rightEye: transform(rightEye), nose: transform(nose),
      mouthLeft: transform(mouthLeft), mouthRight: transform(mouthRight))
  }
}

/// A point of a picture, in pixels from its top left.
public struct FacePoint: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
