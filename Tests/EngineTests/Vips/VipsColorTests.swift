import MantelImaging
import Testing
import VipsEngine

/// The files hold one colour each, in most of them (200, 100, 50).
///
/// What Display P3 and Adobe RGB come to is LittleCMS's answer through Pillow's ImageCms; alpha on white is
/// 255 - (255 - c) * 64 / 255; CMYK is ImageCms's answer with libvips' own CMYK profile, which many people's numbers differ from.
@Suite struct VipsColorTests {
  static let patches: [(name: String, color: [Int], tolerance: Int)] = [
    ("plain.png", [200, 100, 50], 0), ("srgb.png", [200, 100, 50], 0),
    ("display-p3.png", [215, 93, 31], 1), ("display-p3.jpg", [215, 93, 31], 2),
    ("display-p3.tiff", [215, 93, 31], 1), ("display-p3.webp", [215, 93, 31], 1),
    ("adobe-rgb.png", [227, 100, 42], 1), ("adobe-rgb.jpg", [227, 100, 42], 2),
    ("adobe-rgb.tiff", [227, 100, 42], 1), ("adobe-rgb.webp", [227, 100, 42], 1),
    ("cmyk.jpg", [216, 80, 109], 8), ("cmyk.tiff", [216, 80, 109], 8),
    ("alpha.png", [241, 216, 204], 1), ("alpha.webp", [241, 216, 204], 1),
    ("alpha.tiff", [241, 216, 204], 1), ("grey-alpha.png", [216, 216, 216], 1),
    ("grey.png", [77, 77, 77], 0), ("grey.jpg", [77, 77, 77], 1),
    ("bilevel.tiff", [255, 255, 255], 0),
    ("palette.png", [200, 100, 50], 0), ("palette.gif", [200, 100, 50], 0),
    ("palette-clear.gif", [255, 255, 255], 0), ("frames.gif", [200, 100, 50], 0),
    ("sixteen.png", [200, 100, 50], 0), ("sixteen.tiff", [200, 100, 50], 0),
    ("sixteen.jxl", [200, 100, 50], 0),
  ]

  @Test(arguments: patches.indices)
  func `a colour comes out in sRGB`(index: Int) throws {
    let patch = Self.patches[index]
    let file = try Samples.picture(patch.name)
    let photo = try #require(
      try VipsDecoder().decode(file, format: PhotoFormat.of(file), side: 100))
    let found = color(photo.pixels, 4, 4)
    #expect(isNear(found, patch.color, patch.tolerance), "\(patch.name): \(found)")
  }

  @Test(arguments: ["heic", "avif", "raw"].compactMap(PhotoFormat.init(rawValue:)))
  func `other formats are left to other decoders`(format: PhotoFormat) throws {
    #expect(try VipsDecoder().decode(Samples.picture("plain.png"), format: format, side: 8) == nil)
  }
}
