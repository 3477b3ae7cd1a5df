import HeifEngine
import MantelCore
import MantelImaging
import MantelSystem
import Testing
import VipsEngine

/// Photos of real cameras and phones, from pillow-heif's sources.
@Suite struct HeifPhotoTests {
  private func decode(_ name: String) throws -> DecodedPhoto {
    let file = try Samples.photo("pillow-heif/" + name)
    let decoder = HeifDecoder(finishing: VipsFinisher())
    return try #require(try decoder.decode(file, format: PhotoFormat.of(file), side: 200))
  }

  /// The mean red, green and blue.
  private func mean(_ pixels: PixelBuffer) -> [Int] {
    var sums = [0, 0, 0]
    for start in stride(from: 0, to: pixels.bytes.count, by: PixelBuffer.bytesPerPixel) {
      for channel in 0..<3 { sums[channel] += Int(pixels.bytes[start + channel]) }
    }
    return sums.map { $0 / (pixels.size.width * pixels.size.height) }
  }

  // Sizes and means as Pillow with pillow-heif and ImageCms has them.
  @Test(arguments: [
    // An iPhone's grid in Display P3, turned.
    ("arrow.heic", 3024, 4032, [164, 159, 154]),
    // A Sony's ten bits in 4:2:2.
    ("cat.hif", 4240, 2832, [132, 124, 119]),
    ("xiaomi.heic", 2592, 1944, [183, 195, 200]),
    ("alpha.heic", 1440, 960, [72, 83, 106]),
    ("fox.profile2.12bpc.yuv444.avif", 1204, 800, [51, 56, 57]),
  ])
  func `a real photo has its size and colours`(
    name: String, width: Int, height: Int, expected: [Int]
  ) throws {
    let photo = try decode(name)
    #expect(photo.original == PixelSize(width: width, height: height))
    #expect(isNear(mean(photo.pixels), expected, 3), "\(mean(photo.pixels))")
  }

  @Test func `a header that calls a large grid small does not get it decoded`() throws {
    var bytes = try Samples.photo("pillow-heif/200MP.heic").readAll(limit: 1 << 24)
    let mark = Array("ispe".utf8)
    for start in bytes.indices where bytes[start...].starts(with: mark) {
      bytes.replaceSubrange(start + 8..<start + 16, with: [0, 0, 0, 64, 0, 0, 0, 64])
    }
    let file = try Samples.file(bytes)
    #expect(throws: ImagingError.self) {
      try HeifDecoder(finishing: VipsFinisher()).decode(file, format: .heic, side: 200)
    }
  }

  @Test(arguments: ["corrupted.heic", "corrupted.avif", "corrupted.hif", "truncated.heic"])
  func `a broken photo is an error`(name: String) throws {
    #expect(throws: ImagingError.self) { try decode(name) }
  }
}
