import MantelCore

/// What a photo is of, as smart frame saw it: what has to be seen, in fractions 0…1 of the photo's sides from its top left.
public struct SubjectRecord: Codable, Equatable, Sendable {
  /// What was found.
  public enum Kind: String, Codable, Sendable {
    /// The faces of people.
    case faces
    /// No face, but something that stands out.
    case saliency
    /// Nothing that could be told from the rest.
    case middle
  }

  /// A part of the photo.
  public struct Box: Codable, Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// To the right of `x`.
    public var width: Double
    /// Down from `y`.
    public var height: Double

    /// A box by its edges.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One thing that has to be seen.
  public struct Part: Codable, Equatable, Sendable {
    /// What has to be seen at least: a face.
    public var core: Box
    /// What is to be seen where there is room: a head.
    public var whole: Box

    /// A part.
    public init(core: Box, whole: Box) {
      self.core = core
      self.whole = whole
    }
  }

  /// What was found.
  public var kind: Kind
  /// The largest first; none for the middle.
  public var parts: [Part]

  /// A subject.
  public init(kind: Kind, parts: [Part]) {
    self.kind = kind
    self.parts = parts
  }
}
