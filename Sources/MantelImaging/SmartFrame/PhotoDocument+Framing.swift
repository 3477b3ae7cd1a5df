import MantelCore
import MantelStore

extension PhotoDocument {
  /// The framing that the photo starts with under a frame: what smart frame chooses, or the middle where the photo was never looked at.
  public func startingFraming(frame: PhotoFrame) -> PhotoFraming {
    guard let subject else { return PhotoFraming() }
    return PhotoFraming(
      chosenBySmartFrame: SmartFrame.framing(of: subject, in: original, frame: frame))
  }
}
