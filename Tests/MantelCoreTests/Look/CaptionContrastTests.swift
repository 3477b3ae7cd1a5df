import MantelCore
import Testing

@Suite struct CaptionContrastTests {
  /// The scrim on a colour as a canvas of eight bits a channel has it.
  func covered(_ color: SRGBColor, _ caption: CaptionContrast) -> SRGBColor {
    let (red, green, blue) = color.mixed(with: caption.scrim, share: caption.scrimOpacity).bytes
    return SRGBColor(red8: red, green8: green, blue8: blue)
  }

  @Test func `luminance and contrast are those of WCAG`() {
    #expect(SRGBColor(gray: 0).contrast(with: SRGBColor(gray: 1)) == 21)
    // #767676 is the lightest grey that white can be read next to, #777777 just fails: well known.
    let white = SRGBColor(gray: 1)
    let passing = SRGBColor(red8: 0x76, green8: 0x76, blue8: 0x76)
    let failing = SRGBColor(red8: 0x77, green8: 0x77, blue8: 0x77)
    #expect(abs(passing.contrast(with: white) - 4.54) < 0.005)
    #expect(abs(failing.contrast(with: white) - 4.48) < 0.005)
    #expect(abs(SRGBColor(red: 1, green: 0, blue: 0).luminance - 0.2126) < 1e-9)
  }

  @Test func `every colour of any area can be read over`() {
    let colors = ColorGrid.colors(steps: 9)
    let luminances = colors.map(\.luminance)
    let levels = [0.0, 0.02, 0.1, 0.18, 0.21, 0.35, 0.6, 0.9, 1]
    for (low, darkest) in levels.enumerated() {
      for lightest in levels[low...] {
        for share in [0.1, 0.5, 0.9] {
          let mean = darkest + share * (lightest - darkest)
          let caption = CaptionContrast(
            over: AreaLuminance(darkest: darkest, mean: mean, lightest: lightest))
          for (color, luminance) in zip(colors, luminances)
          where luminance >= darkest - 1e-9 && luminance <= lightest + 1e-9 {
            let contrast = covered(color, caption).contrast(with: caption.foreground)
            #expect(contrast >= CaptionContrast.required)
          }
        }
      }
    }
  }

  @Test func `every grey of one byte can be read over`() {
    for gray in ColorGrid.grays {
      let caption = CaptionContrast(over: AreaLuminance(gray))
      #expect(
        covered(gray, caption).contrast(with: caption.foreground) >= CaptionContrast.required)
      #expect(caption.scrimOpacity < 0.1, "one colour needs next to no scrim")
    }
  }

  @Test func `dark areas get white letters and light ones dark letters without a scrim`() {
    let dark = CaptionContrast(over: AreaLuminance(darkest: 0, mean: 0.05, lightest: 0.1))
    #expect(dark.foreground == SRGBColor(gray: 1) && dark.scrimOpacity == 0)
    let light = CaptionContrast(over: AreaLuminance(darkest: 0.5, mean: 0.8, lightest: 1))
    #expect(light.foreground.luminance < 0.01 && light.scrimOpacity == 0)
  }

  @Test func `a mixed area gets the letters that change it less`() {
    let dusk = CaptionContrast(over: AreaLuminance(darkest: 0, mean: 0.1, lightest: 1))
    #expect(dusk.foreground == SRGBColor(gray: 1))
    #expect(abs(dusk.scrimOpacity - 0.54) < 0.01)
    let snow = CaptionContrast(over: AreaLuminance(darkest: 0, mean: 0.8, lightest: 1))
    #expect(snow.foreground.luminance < 0.01 && snow.scrim == SRGBColor(gray: 1))
  }

  @Test func `an area that makes no sense counts as the worst`() {
    let area = AreaLuminance(darkest: .nan, mean: .nan, lightest: .nan)
    #expect(area == AreaLuminance(darkest: 0, mean: 0.5, lightest: 1))
    let upsideDown = AreaLuminance(darkest: 0.7, mean: 9, lightest: -3)
    #expect(upsideDown.lightest == 0.7 && upsideDown.mean == 0.7)
  }
}
