import CCanvas
import MantelCore
import MantelImaging

/// Writes PNG by cairo.
public enum PNGEncoder {
  /// The picture's bytes as PNG, transparent outside corners of this radius in pixels; nil for a picture that cairo cannot hold.
  ///
  /// Nothing but the pixels goes in: no text, no time, no profile.
  public static func encode(_ picture: PixelBuffer, cornerRadius: Double) -> [UInt8]? {
    let area = PixelArea(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    guard let sheet = Overlay(area), let ground = Overlay(area) else { return nil }
    ground.copy(picture)
    sheet.draw(ground, roundedBy: cornerRadius)
    return sheet.png()
  }
}
