import Glibc
import MantelCore
import Testing

@Suite struct SRGBColorTests {
  @Test func `light follows the standard's curve without its power function`() {
    for step in 0...4080 {
      let encoded = Double(step) / 4080
      let exact = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      #expect(abs(SRGBColor(gray: encoded).light.x - exact) < 1e-5)
      if step % 16 == 0 { #expect(abs(SRGBColor(gray: encoded).light.x - exact) < 1e-12) }
    }
  }

  @Test func `light and back is the same colour`() {
    for color in ColorGrid.colors(steps: 12) {
      #expect(ColorGrid.distance(SRGBColor(light: color.light), color) < 1e-12)
    }
    #expect(SRGBColor(light: SIMD3(-1, 2, .nan)) == SRGBColor(red: 0, green: 1, blue: 0))
  }

  @Test func `bytes come back as they were and nonsense is brought inside`() {
    for byte in UInt8.min...UInt8.max {
      let bytes = SRGBColor(red8: byte, green8: 255 - byte, blue8: 7).bytes
      #expect(bytes == (byte, 255 - byte, 7))
    }
    #expect(SRGBColor(red: .nan, green: -9, blue: .infinity).bytes == (0, 0, 255))
  }
}
