import CanvasEngine
import MantelCore
import MantelImaging
import MantelStore
import Testing

@Suite struct CaptionInkTests {
  private let painter = CaptionPainter()

  /// Half black and half white stripes, in which neither colour of letters can be read.
  private func stripes(_ shape: WidgetShape) -> PixelBuffer {
    var picture = CaptionSamples.picture(shape)
    for index in picture.bytes.indices where index / 4 % 8 < 4 { picture.bytes[index] = 255 }
    return picture
  }

  @Test func `with its scrim a caption can be read on the worst of pictures`() throws {
    for shape in WidgetShape.allCases {
      for frame in PhotoFrame.allCases {
        let picture = stripes(shape)
        let place = CaptionPlace(picture: picture.size, frame: frame, cornerRadius: 22)
        let caption = Caption(text: "A walk by the sea, 2019")
        let area = try #require(painter.area(of: caption, at: place))
        let ink = CaptionInk(CaptionContrast(over: try #require(picture.luminance(in: area))))
        // Letters of no colour at all leave the scrim alone.
        var ground = picture
        let invisible = CaptionInk(
          foreground: ink.scrim, scrim: ink.scrim, scrimOpacity: ink.scrimOpacity)
        painter.draw(Caption(text: "."), ink: invisible, at: place, on: &ground)
        let line = PixelArea(x: area.x, y: area.y + area.height / 2, width: area.width, height: 1)
        let under = try #require(ground.luminance(in: line))
        let letters = ink.foreground.luminance
        for luminance in [under.darkest, under.lightest] {
          let contrast = (max(letters, luminance) + 0.05) / (min(letters, luminance) + 0.05)
          #expect(contrast >= CaptionContrast.required)
        }
      }
    }
  }

  @Test func `the scrim stays inside a border's rounded window`() throws {
    let picture = CaptionSamples.picture(.large, gray: 1)
    let place = CaptionPlace(picture: picture.size, frame: .border, cornerRadius: 22)
    var drawn = picture
    let ink = CaptionInk(
      foreground: SRGBColor(gray: 1), scrim: SRGBColor(gray: 0), scrimOpacity: 0.6)
    painter.draw(Caption(text: "Summer"), ink: ink, at: place, on: &drawn)
    let change = try #require(CaptionSamples.change(picture, drawn))
    let window = PhotoFrame.border.window(in: picture.size)
    #expect(change.columns.lowerBound >= window.x - 1)
    #expect(change.columns.upperBound <= window.x + window.width)
    #expect(change.rows.upperBound <= window.y + window.height)
    // The very corner of the window is the mat's.
    let corner = (window.y + window.height - 2) * drawn.bytesPerRow + 4 * (window.x + 1)
    #expect(drawn.bytes[corner] == 255)
  }

  @Test func `the scrim fades in without an edge`() throws {
    let picture = CaptionSamples.picture(.large, gray: 1)
    let place = CaptionPlace(picture: picture.size, frame: .fullBleed)
    var drawn = picture
    let ink = CaptionInk(
      foreground: SRGBColor(gray: 1), scrim: SRGBColor(gray: 0), scrimOpacity: 0.6)
    painter.draw(Caption(text: "Summer"), ink: ink, at: place, on: &drawn)
    // The last column, where no letters are.
    let column = (0..<picture.size.height).map { y in
      Int(drawn.bytes[y * drawn.bytesPerRow + 4 * (picture.size.width - 1)])
    }
    let steps = zip(column, column.dropFirst()).map { $0 - $1 }
    #expect(column.first == 255 && column.last == 102)
    #expect(steps.allSatisfy { (0...4).contains($0) })
  }

  @Test func `a tint keeps the contrast of a caption`() throws {
    let picture = stripes(.large)
    let place = CaptionPlace(picture: picture.size, frame: .fullBleed)
    let caption = Caption(text: "A walk by the sea, 2019")
    let area = try #require(painter.area(of: caption, at: place))
    let ink = CaptionInk(CaptionContrast(over: try #require(picture.luminance(in: area))))
    var drawn = picture
    painter.draw(caption, ink: ink, at: place, on: &drawn)
    #expect(drawn.tinted(.fullColor) == drawn)
    let gray = drawn.tinted(.desaturated)
    for index in stride(from: 0, to: gray.bytes.count, by: 4) {
      #expect(
        gray.bytes[index] == gray.bytes[index + 1] && gray.bytes[index] == gray.bytes[index + 2])
    }
    let accented = drawn.tinted(.accented(SRGBColor(red8: 200, green8: 80, blue8: 40)))
    let before = try #require(drawn.luminance(in: area))
    let after = try #require(accented.luminance(in: area))
    #expect(abs(before.darkest - after.darkest) < 0.02)
    #expect(abs(before.lightest - after.lightest) < 0.02)
  }
}
