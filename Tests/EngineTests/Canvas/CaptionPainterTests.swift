import CanvasEngine
import MantelCore
import MantelImaging
import MantelStore
import Testing

@Suite struct CaptionPainterTests {
  private let painter = CaptionPainter()

  private func place(_ shape: WidgetShape = .large, _ frame: PhotoFrame = .fullBleed)
    -> CaptionPlace
  {
    CaptionPlace(picture: shape.points.pixels(scale: 3), frame: frame, cornerRadius: 22)
  }

  private func drawn(
    _ text: String, _ font: FontRole = .sans, on picture: PixelBuffer, at place: CaptionPlace,
    ink: CaptionInk = CaptionSamples.white
  ) -> PixelBuffer {
    var picture = picture
    painter.draw(Caption(text: text, font: font), ink: ink, at: place, on: &picture)
    return picture
  }

  @Test func `every script is drawn in every font without a missing letter`() throws {
    let place = place()
    let black = CaptionSamples.picture()
    for (name, text) in CaptionSamples.scripts {
      for font in FontRole.allCases {
        let caption = Caption(text: text, font: font)
        #expect(painter.missingGlyphs(in: caption, at: place) == 0, "\(name), \(font)")
        let change = try #require(
          CaptionSamples.change(black, drawn(text, font, on: black, at: place)))
        #expect(change.pixels > 1_500, "\(name), \(font)")
      }
    }
  }

  @Test func `a letter that no font has is counted`() {
    // Egyptian hieroglyphs' format controls came after every font here.
    #expect(painter.missingGlyphs(in: Caption(text: "\u{13455}\u{1E6C0}"), at: place()) > 0)
  }

  @Test func `letters stay within the area that is measured`() throws {
    for shape in WidgetShape.allCases {
      for frame in PhotoFrame.allCases {
        let place = place(shape, frame)
        let black = CaptionSamples.picture(shape)
        for (name, text) in CaptionSamples.scripts {
          for font in FontRole.allCases {
            let area = try #require(painter.area(of: Caption(text: text, font: font), at: place))
            let change = try #require(
              CaptionSamples.change(black, drawn(text, font, on: black, at: place)))
            #expect(change.columns.lowerBound >= area.x, "\(name)")
            #expect(change.columns.upperBound < area.x + area.width, "\(name)")
            #expect(change.rows.lowerBound >= area.y, "\(name)")
            #expect(change.rows.upperBound < area.y + area.height, "\(name)")
          }
        }
      }
    }
  }

  @Test func `colours for whatever a caption may say are measured wherever it may lie`() throws {
    for shape in WidgetShape.allCases {
      for frame in PhotoFrame.allCases {
        let place = place(shape, frame)
        let whole = place.area(lines: 2)
        for (name, text) in CaptionSamples.scripts {
          for font in FontRole.allCases {
            let area = try #require(painter.area(of: Caption(text: text, font: font), at: place))
            #expect(area.x >= whole.x, "\(name), \(font), \(shape), \(frame)")
            #expect(
              area.x + area.width <= whole.x + whole.width,
              "\(name), \(font), \(shape), \(frame)")
            #expect(area.y >= whole.y, "\(name), \(font), \(shape), \(frame)")
            #expect(
              area.y + area.height <= whole.y + whole.height,
              "\(name), \(font), \(shape), \(frame)")
          }
        }
      }
    }
  }

  @Test func `writing from right to left stands on the right`() throws {
    let place = place()
    let middle = place.picture.width / 2
    for text in ["صيف", "קיץ", "2019 ,קיץ"] {
      let area = try #require(painter.area(of: Caption(text: text), at: place))
      #expect(area.x > middle)
      #expect(abs(Double(area.x + area.width) - (place.box.x + place.box.width)) < 12)
    }
    let latin = try #require(painter.area(of: Caption(text: "Summer"), at: place))
    #expect(latin.x + latin.width < middle)
    #expect(abs(Double(latin.x) - place.box.x) < 12)
  }

  @Test func `an instant picture has its caption in the middle of its strip`() throws {
    for text in ["Summer", "صيف"] {
      let place = place(.large, .instant)
      let area = try #require(painter.area(of: Caption(text: text), at: place))
      let window = PhotoFrame.instant.window(in: place.picture)
      #expect(area.y >= window.y + window.height)
      #expect(abs(area.x + area.width / 2 - place.picture.width / 2) < 6)
    }
  }

  @Test func `what is too long is cut with an ellipsis on the last line`() throws {
    let place = place(.small)
    let long = String(repeating: "a long walk by the sea ", count: 20)
    #expect(painter.isCut(Caption(text: long), at: place))
    #expect(!painter.isCut(Caption(text: "a walk"), at: place))
    let area = try #require(painter.area(of: Caption(text: long), at: place))
    #expect(Double(area.height) < 2.6 * place.lineHeight)
    // One word as long as a book is cut too.
    #expect(painter.isCut(Caption(text: String(repeating: "x", count: 100_000)), at: place))
  }

  @Test func `the same caption gives the same pixels`() {
    let place = place()
    let gray = CaptionSamples.picture(gray: 0.4)
    for (_, text) in CaptionSamples.scripts {
      let other = CaptionPainter()
      var again = gray
      other.draw(Caption(text: text), ink: CaptionSamples.white, at: place, on: &again)
      #expect(drawn(text, on: gray, at: place) == again)
    }
  }

  @Test func `markup is text`() throws {
    let place = place()
    let bold = try #require(painter.area(of: Caption(text: "<b>a</b>"), at: place))
    let plain = try #require(painter.area(of: Caption(text: "a"), at: place))
    #expect(bold.width > 3 * plain.width)
    let hostile = "<span size='1000000'>&lt;&#0;</span>\u{0}\u{1B}[31m\u{202E}"
    #expect(painter.area(of: Caption(text: hostile), at: place) != nil)
  }

  @Test func `nothing is drawn of nothing`() {
    let place = place()
    let black = CaptionSamples.picture()
    for text in ["", " \n\t", "\u{0}\u{202E}\u{200B}"] {
      #expect(painter.area(of: Caption(text: text), at: place) == nil)
      #expect(drawn(text, on: black, at: place) == black)
    }
    // A picture that is not the place's is left alone.
    let small = CaptionSamples.picture(.small)
    #expect(drawn("Summer", on: small, at: place) == small)
  }

  @Test func `hostile text is drawn in no time`() {
    let place = place()
    let black = CaptionSamples.picture()
    let marks = String(repeating: "e" + String(repeating: "\u{301}", count: 500), count: 200)
    let turns = String(repeating: "\u{202E}\u{2067}a", count: 33_000)
    let nested = String(repeating: "(א[a", count: 25_000)
    let family = String(repeating: "👩‍", count: 30_000)
    for text in [String(repeating: "ab ", count: 33_000), marks, turns, nested, family] {
      #expect(drawn(text, on: black, at: place) != black)
    }
  }
}
