import MantelCore
import MantelStore

/// A caption to be drawn: text and font. The colours are a `CaptionInk`.
public struct Caption: Codable, Equatable, Hashable, Sendable {
  /// Text as text, never as markup; drawn as `CaptionText.clean` leaves it.
  public var text: String
  /// The role of its font.
  public var font: FontRole

  /// A caption.
  public init(text: String, font: FontRole = .sans) {
    self.text = text
    self.font = font
  }
}
