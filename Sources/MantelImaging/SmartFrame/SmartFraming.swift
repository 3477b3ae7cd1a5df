import MantelCore

/// Looks what a photo is of: its faces, else what stands out, else nothing. `SmartFrame` frames it by that.
///
/// Blocks its thread: about 40 ms for a master of 2,560 pixels with a detector, 60 to 120 where faces are small and it looks twice. Not
/// Sendable, since detectors are not.
public struct SmartFraming {
  private let detector: (any FaceDetecting)?

  /// With no detector, by what stands out.
  public init(detector: (any FaceDetecting)?) {
    self.detector = detector
  }

  /// What an upright photo is of, in its pixels.
  public func subject(of master: PixelBuffer) -> PhotoSubject {
    // Most photos are shrunk from 2,560 pixels; both looks begin with the same smaller picture.
    let picture = master.fitted(within: FaceSearch.side)
    if let detector {
      let faces = FaceSearch(detector: detector).faces(in: master, seenAs: picture)
      if let subject = PhotoSubject(faces: faces, in: master.size) { return subject }
    }
    return SalientBox.find(in: picture, of: master.size).map(PhotoSubject.salient) ?? .none
  }
}
