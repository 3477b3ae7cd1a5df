import MantelCore
import MantelImaging
import MantelStore

/// What smart frame makes of a photo at its import: the subject as its document keeps it, and the framing that follows from that.
public struct SmartFrameOutcome: Equatable, Sendable {
  /// The crop to start with.
  public let framing: PhotoFraming
  /// What was found.
  public let subject: SubjectRecord

  /// How many faces matter.
  public var faces: Int { subject.kind == .faces ? subject.parts.count : 0 }
  /// What it went by.
  public var method: SubjectRecord.Kind { subject.kind }
}

extension SmartFraming {
  /// What becomes of an upright photo.
  public func framing(of master: PixelBuffer, frame: PhotoFrame = .fullBleed) -> SmartFrameOutcome {
    let subject = SubjectRecord(subject(of: master), in: master.size)
    return SmartFrameOutcome(
      framing: SmartFrame.framing(of: subject, in: master.size, frame: frame), subject: subject)
  }
}
