import CanvasEngine
import MantelCore
import MantelImaging
import MantelStore

/// A picture of captions that is kept in Tests/Pictures/captions: strips one below the other, each drawn as a widget draws it.
struct CaptionReference: CustomStringConvertible, Sendable {
  /// One caption and the picture under it.
  struct Strip: Sendable {
    let caption: Caption
    let size: PixelSize
    let frame: PhotoFrame
  }

  /// Of the file, without its ending.
  let name: String
  let strips: [Strip]

  var description: String { name }

  /// One picture a script with a strip a font, and one for each kind of place.
  static let all: [CaptionReference] =
    CaptionSamples.scripts.map { name, text in inEveryFont(name.lowercased(), text) } + [
      inPlaces("long-english", CaptionSamples.long),
      inPlaces("long-arabic", CaptionSamples.longArabic),
    ]

  /// A text in every font.
  static func inEveryFont(_ name: String, _ text: String) -> CaptionReference {
    CaptionReference(
      name: name,
      strips: FontRole.allCases.map { font in
        Strip(
          caption: Caption(text: text, font: font), size: PixelSize(width: 352, height: 64),
          frame: .fullBleed)
      })
  }

  /// A text on the photo, in a border and under an instant picture.
  private static func inPlaces(_ name: String, _ text: String) -> CaptionReference {
    let frames: [PhotoFrame] = [.fullBleed, .border, .instant]
    return CaptionReference(
      name: name,
      strips: frames.map { frame in
        Strip(
          caption: Caption(text: text, font: .serif), size: PixelSize(width: 352, height: 192),
          frame: frame)
      })
  }

  /// The picture as it is drawn now.
  func drawn(by painter: CaptionPainter) -> PixelBuffer {
    let height = strips.map(\.size.height).reduce(0, +)
    let width = strips.map(\.size.width).max() ?? 1
    var page = PixelBuffer(size: PixelSize(width: width, height: height), color: SRGBColor(gray: 0))
    var y = 0
    for strip in strips {
      page.place(Self.drawn(strip, by: painter), x: 0, y: y)
      y += strip.size.height
    }
    return page
  }

  private static func drawn(_ strip: Strip, by painter: CaptionPainter) -> PixelBuffer {
    var picture = ReferencePicture.ground(strip.size)
    let place = CaptionPlace(picture: strip.size, frame: strip.frame, scale: 1.6, cornerRadius: 22)
    guard let area = painter.area(of: strip.caption, at: place),
      let luminance = picture.luminance(in: area)
    else { return picture }
    let ink = CaptionInk(CaptionContrast(over: luminance))
    painter.draw(strip.caption, ink: ink, at: place, on: &picture)
    return picture
  }
}
