import MantelCore
import Testing

@Suite struct MatTests {
  let average = SRGBColor(red: 0.4, green: 0.5, blue: 0.6)
  let accent = SRGBColor(red: 0.9, green: 0.3, blue: 0.2)

  @Test func `card is the same under every filter`() {
    for mat in [Mat.white, .cream, .stone, .black] {
      let plain = mat.color(average: average, accent: accent)
      #expect(mat.color(average: accent, accent: average, filter: .sepia) == plain)
    }
    #expect(Mat.white.color(average: average, accent: accent) == SRGBColor(gray: 1))
    let light = [Mat.white, .cream, .stone, .black].map {
      $0.color(average: average, accent: accent).luminance
    }
    #expect(light == light.sorted(by: >))
  }

  @Test func `a colour from the photo is seen through the photo's filter`() {
    #expect(Mat.average.color(average: average, accent: accent) == average)
    #expect(Mat.accent.color(average: average, accent: accent) == accent)
    #expect(
      Mat.accent.color(average: average, accent: accent, filter: .noir, intensity: 0.7)
        == PhotoFilter.noir.color(accent, intensity: 0.7))
  }
}
