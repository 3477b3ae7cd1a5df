import MantelCore
import MantelImaging
import TestSupport
import Testing

@Suite struct SalientBoxTests {
  /// A picture whose pixels are this grey.
  func picture(_ width: Int, _ height: Int, grey: (Int, Int) -> UInt8) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<4 { bytes[(y * width + x) * 4 + channel] = grey(x, y) }
        }
      }
    }
  }

  func subject(_ picture: PixelBuffer) -> PhotoSubject {
    SmartFraming(detector: nil).subject(of: picture)
  }

  @Test func `a disc before a plain ground stands out`() throws {
    let subject = subject(
      picture(600, 400) { x, y in
        (x - 420) * (x - 420) + (y - 220) * (y - 220) < 50 * 50 ? 220 : 60
      })
    guard case .salient(let box) = subject else {
      Issue.record("nothing was found")
      return
    }
    #expect(abs(box.whole.x - 370) < 12 && abs(box.whole.y - 170) < 12)
    #expect(abs(box.whole.width - 100) < 20 && abs(box.whole.height - 100) < 20)
    #expect(lies(box.core, in: box.whole))
  }

  @Test func `a slope from dark to light is no subject, a spot on it is`() {
    func slope(_ x: Int) -> UInt8 { UInt8(x * 200 / 600) }
    #expect(
      subject(picture(600, 400) { x, _ in slope(x) }) == .none)
    let spot = subject(
      picture(600, 400) { x, y in
        (250..<320).contains(x) && (150..<220).contains(y) ? 255 : slope(x)
      })
    guard case .salient(let box) = spot else {
      Issue.record("nothing was found")
      return
    }
    #expect(lies(box.core, in: CropRectangle(x: 240, y: 140, width: 90, height: 90)))
  }

  @Test func `a plain picture is of nothing`() {
    #expect(subject(picture(600, 400) { _, _ in 128 }) == .none)
  }

  @Test(arguments: [(1, 1), (1, 900), (900, 1), (2, 2), (3, 3), (4000, 3)])
  func `pictures of few pixels are no trouble`(width: Int, height: Int) {
    let result = SmartFraming(detector: nil).framing(
      of: picture(width, height) { x, y in UInt8(truncatingIfNeeded: x &* 37 &+ y &* 91) })
    #expect(result.framing.shared.isValid)
  }

  @Test func `noise is framed somehow and always alike`() {
    var numbers = SplitMix64(state: 7)
    let noise = picture(500, 300) { _, _ in UInt8(numbers.below(256)) }
    let framing = SmartFraming(detector: nil).framing(of: noise)
    #expect(framing.framing.shared.isValid)
    #expect(framing == SmartFraming(detector: nil).framing(of: noise))
  }
}
