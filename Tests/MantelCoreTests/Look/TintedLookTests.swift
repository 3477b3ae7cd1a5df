import MantelCore
import Testing

@Suite struct TintedLookTests {
  static let accents = [
    SRGBColor(red8: 230, green8: 40, blue8: 60), SRGBColor(red8: 10, green8: 20, blue8: 250),
    SRGBColor(gray: 0), SRGBColor(gray: 1), SRGBColor(gray: 0.5),
  ]

  @Test func `full colour changes nothing`() {
    for color in ColorGrid.colors(steps: 5) { #expect(TintedLook.fullColor.color(color) == color) }
  }

  @Test func `a desaturated picture is grey and as light as it was`() {
    for color in ColorGrid.colors(steps: 9) {
      let gray = TintedLook.desaturated.color(color)
      #expect(gray.red == gray.green && gray.green == gray.blue)
      #expect(abs(gray.luminance - color.luminance) < 1e-9)
    }
  }

  @Test(arguments: accents)
  func `an accented picture is as light as it was`(accent: SRGBColor) {
    for color in ColorGrid.colors(steps: 9) {
      let tinted = TintedLook.accented(accent).color(color)
      #expect(abs(tinted.luminance - color.luminance) < 1e-9)
    }
  }

  @Test(arguments: accents)
  func `an accented picture holds the accent itself, black and white`(accent: SRGBColor) {
    let tint = TintedLook.accented(accent)
    #expect(ColorGrid.distance(tint.color(accent), accent) < 1e-6)
    #expect(ColorGrid.distance(tint.color(SRGBColor(gray: 0)), SRGBColor(gray: 0)) < 1e-9)
    #expect(ColorGrid.distance(tint.color(SRGBColor(gray: 1)), SRGBColor(gray: 1)) < 1e-9)
  }
}
