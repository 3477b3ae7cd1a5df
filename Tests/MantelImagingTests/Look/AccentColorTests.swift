import MantelCore
import MantelImaging
import Testing

@Suite struct AccentColorTests {
  /// A picture of one colour with a block of another in the middle, of this share of the picture.
  func picture(of ground: SRGBColor, with block: SRGBColor, share: Double) -> PixelBuffer {
    var picture = PixelBuffer(size: PixelSize(width: 540, height: 360), color: ground)
    let side = (share * 540 * 360).squareRoot()
    picture.place(
      PixelBuffer(size: PixelSize(width: Int(side), height: Int(side)), color: block),
      x: 270 - Int(side / 2), y: 180 - Int(side / 2))
    return picture
  }

  let mud = SRGBColor(red8: 120, green8: 104, blue8: 84)
  let skin = SRGBColor(red8: 200, green8: 160, blue8: 140)
  let orange = SRGBColor(red8: 230, green8: 110, blue8: 40)

  func isNear(_ one: SRGBColor, _ other: SRGBColor) -> Bool {
    FilterColorsTests.distance(one.bytes, other.bytes) <= 24
  }

  @Test func `a clear colour is picked from mud, skin, black and white`() {
    for ground in [mud, skin, SRGBColor(gray: 0.02), SRGBColor(gray: 0.98)] {
      let accent = picture(of: ground, with: orange, share: 0.06).accentColor
      #expect(isNear(accent, orange), "\(accent.bytes) on \(ground.bytes)")
    }
  }

  @Test func `a large clear colour is picked before a speck of another`() {
    let sky = SRGBColor(red8: 70, green8: 130, blue8: 210)
    #expect(isNear(picture(of: sky, with: orange, share: 0.004).accentColor, sky))
    #expect(isNear(picture(of: sky, with: orange, share: 0.4).accentColor, orange))
  }

  @Test func `a picture without colour gives its mean`() {
    let gray = picture(of: SRGBColor(gray: 0.2), with: SRGBColor(gray: 0.7), share: 0.3)
    #expect(gray.accentColor == SRGBColor(gray.averageColor))
    let dot = PixelBuffer(size: PixelSize(width: 1, height: 1), color: SRGBColor(gray: 0.5))
    #expect(dot.accentColor.bytes == (128, 128, 128))
  }

  @Test func `the same picture always gives the same accent`() {
    let picture = ColorTableTests.noise(width: 200, height: 100)
    #expect(picture.accentColor == picture.accentColor)
  }
}
