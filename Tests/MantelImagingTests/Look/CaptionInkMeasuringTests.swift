import MantelCore
import MantelImaging
import MantelStore
import Testing

@Suite struct CaptionInkMeasuringTests {
  private let shape = PointSize(width: 170, height: 170)

  private func recipe(_ frame: PhotoFrame, mat: SRGBColor) -> RenderRecipe {
    let output = PixelSize(width: 170, height: 170)
    return RenderRecipe(
      rectangle: CropRectangle(output), original: output, output: output, scale: 1,
      look: LookRecipe(
        Look(frame: frame), matColor: mat, shape: shape, scale: 1, cornerRadius: 0))
  }

  /// Black and white columns, on which no colour can be read without a scrim.
  private let striped = PixelBuffer(size: PixelSize(width: 170, height: 170)) { bytes in
    for index in bytes.indices { bytes[index] = index / 16 % 2 == 0 ? 0 : 255 }
  }

  @Test(arguments: 0...255)
  func `letters on a plain mat have their contrast without a scrim`(level: Int) {
    let mat = SRGBColor(gray: Double(level) / 255)
    let ink = striped.captionInk(by: recipe(.instant, mat: mat))
    #expect(ink.scrimOpacity == 0)
    #expect(ink.foreground.contrast(with: mat) >= 4.55)
  }

  @Test func `on a picture that may have another frame the pixels are measured`() {
    let instant = recipe(.instant, mat: SRGBColor(gray: 1))
    #expect(striped.measuredCaptionInk(by: instant).scrimOpacity > 0.4)
    let plain = recipe(.fullBleed, mat: SRGBColor(gray: 1))
    #expect(striped.captionInk(by: plain) == striped.measuredCaptionInk(by: plain))
    #expect(striped.captionInk(by: plain).scrimOpacity > 0.4)
  }
}
