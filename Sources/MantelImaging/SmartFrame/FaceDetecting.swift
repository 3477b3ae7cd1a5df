/// Something that finds faces in a picture.
///
/// Called from one thread at a time, that of `mantel-worker`, which it blocks for tens of milliseconds; it need not be Sendable.
public protocol FaceDetecting {
  /// The faces in an upright picture of about 640 pixels a side, in no order, each inside it; those of little confidence too.
  func faces(in picture: PixelBuffer) -> [DetectedFace]
}
