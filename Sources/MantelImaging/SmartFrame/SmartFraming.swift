import MantelCore

/// What smart frame made of a photo.
public struct SmartFrameResult: Equatable, Sendable {
  /// The crop to start with.
  public var framing: PhotoFraming
  /// The faces that matter.
  public var faces: Int
  /// What it went by.
  public var method: SmartFrameMethod

  /// A result.
  public init(framing: PhotoFraming, faces: Int, method: SmartFrameMethod) {
    self.framing = framing
    self.faces = faces
    self.method = method
  }
}

/// What a framing was chosen by.
public enum SmartFrameMethod: TokenNamed {
  /// The faces of people.
  case faces
  /// What stands out.
  case saliency
  /// Nothing: it is the middle of the photo.
  case middle

  /// `faces`, `saliency` or `middle`.
  public var token: StaticString {
    switch self {
    case .faces: "faces"
    case .saliency: "saliency"
    case .middle: "middle"
    }
  }
}

/// Looks at a photo and frames it: by its faces, else by what stands out, else in the middle.
///
/// Blocks its thread: about 70 ms for a master of 2,560 pixels with a detector, three times that pass where faces are small. Not Sendable,
/// since detectors are not.
public struct SmartFraming {
  private let detector: (any FaceDetecting)?

  /// With no detector, by what stands out.
  public init(detector: (any FaceDetecting)?) {
    self.detector = detector
  }

  /// The framing for an upright photo, its windows as the frame leaves them.
  public func framing(of master: PixelBuffer, frame: PhotoFrame = .fullBleed) -> SmartFrameResult {
    let subject = subject(of: master)
    let (faces, method): (Int, SmartFrameMethod) =
      switch subject {
      case .faces(let faces): (faces.count, .faces)
      case .salient: (0, .saliency)
      case .none: (0, .middle)
      }
    return SmartFrameResult(
      framing: SmartFrame.framing(of: subject, in: master.size, frame: frame), faces: faces,
      method: method)
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
