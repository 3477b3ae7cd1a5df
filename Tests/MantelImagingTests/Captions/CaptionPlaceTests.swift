import MantelCore
import MantelImaging
import Testing

@Suite struct CaptionPlaceTests {
  private func place(_ shape: WidgetShape, _ frame: PhotoFrame, scale: Double = 3) -> CaptionPlace {
    CaptionPlace(picture: shape.points.pixels(scale: scale), frame: frame, scale: scale)
  }

  @Test func `on a photo the lines stand inside the window`() {
    for shape in WidgetShape.allCases {
      for frame in [PhotoFrame.fullBleed, .border] {
        let place = place(shape, frame)
        let window = frame.window(in: shape.points)
        #expect(place.alignment == .bottomStart)
        #expect(place.maximumLines == 2)
        #expect(place.box.x > 3 * window.x)
        #expect(place.box.x + place.box.width < 3 * (window.x + window.size.width))
        #expect(place.box.y + place.box.height < 3 * (window.y + window.size.height))
      }
    }
  }

  @Test func `on an instant picture the lines stand in the strip`() {
    for shape in WidgetShape.allCases {
      let place = place(shape, .instant)
      let window = PhotoFrame.instant.window(in: shape.points)
      #expect(place.alignment == .middle)
      #expect(place.box.y >= 3 * (window.y + window.size.height))
      #expect(place.box.y + place.box.height <= Double(place.picture.height))
      #expect(Double(place.maximumLines) * place.lineHeight <= place.box.height)
    }
  }

  @Test func `everything grows with the scale`() {
    let one = place(.large, .border, scale: 1)
    let three = place(.large, .border, scale: 3)
    #expect(abs(three.fontSize - 3 * one.fontSize) < 0.01)
    #expect(abs(three.box.width - 3 * one.box.width) < 0.01)
  }

  @Test func `the area of two lines holds the area of one and lies in the picture`() {
    for shape in WidgetShape.allCases {
      let place = place(shape, .fullBleed)
      let one = place.area(lines: 1)
      let two = place.area(lines: 2)
      #expect(two.y < one.y && two.y + two.height == one.y + one.height)
      #expect(two.y >= 0 && two.y + two.height <= place.picture.height)
      #expect(place.area(lines: 99) == two)
    }
  }

  @Test func `no picture is too small and no scale too odd`() {
    for side in [1, 2, 10] {
      for frame in PhotoFrame.allCases {
        for scale in [3, 0, -1, .nan, .infinity, 1e-9, 1e9] {
          let place = CaptionPlace(
            picture: PixelSize(width: side, height: side), frame: frame, scale: scale)
          #expect(place.maximumLines >= 1)
          #expect(place.fontSize.isFinite && place.fontSize > 0)
          let area = place.area(lines: 2)
          #expect(area.x >= 0 && area.x + area.width <= side)
        }
      }
    }
  }
}
