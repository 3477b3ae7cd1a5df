import MantelCore
import MantelImaging
import Testing
import VipsEngine

@Suite struct VipsOrientationTests {
  @Test(arguments: ["jpg", "png", "webp", "tiff", "jxl"], 1...8)
  func `a photo stands upright whatever its orientation`(suffix: String, orientation: Int) throws {
    let file = try Samples.picture("orientation-\(orientation).\(suffix)")
    let photo = try VipsDecoder().decode(file, format: PhotoFormat.of(file), side: 100)
    Quarters.expect(in: try #require(photo))
  }

  @Test(arguments: ["jpg", "png", "webp", "tiff", "jxl"])
  func `a photo on its side is scaled by its upright sides`(suffix: String) throws {
    let file = try Samples.picture("orientation-6.\(suffix)")
    let photo = try #require(
      try VipsDecoder().decode(file, format: PhotoFormat.of(file), side: 24))
    #expect(photo.original == Quarters.size)
    #expect(photo.pixels.size.width == 24 && photo.pixels.size.height == 16)
    #expect(isNear(color(photo.pixels, 5, 4), [220, 40, 40], 8))
    #expect(isNear(color(photo.pixels, 18, 12), [230, 210, 40], 8))
  }
}
