import MantelCore
import MantelImaging
import Testing

@Suite struct PixelBufferLookTests {
  @Test func `rounded corners show the background and nothing else changes`() {
    let white = PixelBuffer(size: PixelSize(width: 60, height: 40), color: SRGBColor(gray: 1))
    let rounded = white.rounded(radius: 10, onto: SRGBColor(gray: 0))
    func level(_ x: Int, _ y: Int) -> UInt8 { rounded.bytes[(y * 60 + x) * 4] }
    for (x, y) in [(0, 0), (59, 0), (0, 39), (59, 39)] { #expect(level(x, y) == 0) }
    for (x, y) in [(10, 0), (0, 10), (30, 20), (49, 39), (5, 5)] { #expect(level(x, y) == 255) }
    // What is covered outside the quarter circles is (1 − π/4) r² each.
    let covered = (0..<2400).reduce(0.0) { $0 + 1 - Double(rounded.bytes[$1 * 4]) / 255 }
    #expect(abs(covered - 4 * (1 - Double.pi / 4) * 100) < 2)
  }

  @Test func `no radius, and a radius too large, are no trouble`() {
    let white = PixelBuffer(size: PixelSize(width: 5, height: 3), color: SRGBColor(gray: 1))
    for radius in [0, -3, Double.nan] {
      #expect(white.rounded(radius: radius, onto: SRGBColor(gray: 0)) == white)
    }
    #expect(white.rounded(radius: 1e300, onto: SRGBColor(gray: 0)).bytes[0] < 255)
    var outside = white
    outside.roundCorners(
      of: PixelArea(x: 3, y: 0, width: 9, height: 9), radius: 2, onto: SRGBColor(gray: 0))
    #expect(outside == white)
  }

  @Test func `a picture that is placed over the edge is cut off there`() {
    var picture = PixelBuffer(size: PixelSize(width: 4, height: 4), color: SRGBColor(gray: 0))
    let white = PixelBuffer(size: PixelSize(width: 3, height: 3), color: SRGBColor(gray: 1))
    picture.place(white, x: -2, y: 2)
    picture.place(white, x: Int.max, y: Int.min)
    let levels = (0..<16).map { picture.bytes[$0 * 4] }
    #expect(levels == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0])
  }

  @Test func `an area's luminances are those of its pixels`() {
    var picture = PixelBuffer(size: PixelSize(width: 10, height: 10), color: SRGBColor(gray: 0))
    picture.place(
      PixelBuffer(size: PixelSize(width: 5, height: 10), color: SRGBColor(gray: 1)), x: 5, y: 0)
    func luminance(_ x: Int, _ width: Int) -> AreaLuminance? {
      picture.luminance(in: PixelArea(x: x, y: 2, width: width, height: 3))
    }
    #expect(luminance(0, 5) == AreaLuminance(darkest: 0, mean: 0, lightest: 0))
    let mixed = luminance(4, 4)
    #expect(mixed.map { abs($0.mean - 0.75) < 1e-9 && abs($0.lightest - 1) < 1e-9 } == true)
    #expect(luminance(8, Int.max).map { $0.darkest > 0.999 } == true)
    #expect(luminance(10, 4) == nil && luminance(0, -1) == nil)
  }
}
