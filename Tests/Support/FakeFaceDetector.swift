import MantelCore
import MantelImaging

/// A detector that sees what it is told to, one answer a picture.
public final class FakeFaceDetector: FaceDetecting {
  /// The pictures that it was shown.
  public private(set) var shown: [PixelSize] = []
  private let answers: [[DetectedFace]]

  /// Answers the first call with the first list, and so on; then with nothing.
  public init(_ answers: [[DetectedFace]]) {
    self.answers = answers
  }

  /// See `FaceDetecting`.
  public func faces(in picture: PixelBuffer) -> [DetectedFace] {
    defer { shown.append(picture.size) }
    return shown.count < answers.count ? answers[shown.count] : []
  }
}
