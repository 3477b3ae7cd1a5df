import MantelSystem
import Glibc
import MantelCore
import MantelImaging
import MantelSystem
import Testing
import VipsEngine

@Suite struct VipsSizeTests {
  private func decode(_ bytes: [UInt8], side: Int) throws -> DecodedPhoto {
    let photo = try VipsDecoder().decode(Samples.file(bytes), format: .png, side: side)
    return try #require(photo)
  }

  /// Columns from black to white, rows all alike.
  private func ramp(_ width: Int, _ height: Int) -> [UInt8] {
    let row = (0..<width).flatMap { x in
      [UInt8](repeating: UInt8(width == 1 ? 255 : 255 * x / (width - 1)), count: 3)
    }
    return PNG.file(width: width, rows: [[UInt8]](repeating: row, count: height))
  }

  @Test(arguments: [
    (1, 1, 1, 1), (1, 20000, 1, 100), (20000, 1, 100, 1), (3, 700, 1, 100), (333, 77, 100, 23),
    (101, 100, 100, 99), (100, 7, 100, 7), (64, 64, 64, 64), (1000, 10, 100, 1),
    (205, 199, 100, 97),
  ])
  func `a photo is scaled to the size that the limits say`(
    width: Int, height: Int, scaledWidth: Int, scaledHeight: Int
  ) throws {
    let photo = try decode(ramp(width, height), side: 100)
    #expect(photo.original == PixelSize(width: width, height: height))
    #expect(photo.pixels.size == PixelSize(width: scaledWidth, height: scaledHeight))
    #expect(photo.pixels.bytes.count == scaledWidth * scaledHeight * 4)
  }

  @Test func `scaling keeps a ramp a ramp`() throws {
    let photo = try decode(ramp(400, 40), side: 100)
    for x in 2..<98 {
      let expected = Double(x * 4) * 255 / 399 + 1
      #expect(abs(Double(color(photo.pixels, x, 5)[0]) - expected) < 2)
    }
  }

  @Test func `a claim of 300 million pixels is refused from the header`() throws {
    let bytes = PNG.file(width: 1, rows: [[0, 0, 0]], claim: (20000, 15000))
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 20000, height: 15000))) {
      try decode(bytes, side: 100)
    }
  }

  @Test(arguments: ["jpg", "png", "webp", "tiff", "jxl"])
  func `the descriptor's own position does not matter and stays`(suffix: String) throws {
    let file = try Samples.picture("orientation-6.\(suffix)")
    #expect(lseek(file.descriptor, 100, SEEK_SET) == 100)
    let photo = try VipsDecoder().decode(file, format: PhotoFormat.of(file), side: 100)
    Quarters.expect(in: try #require(photo))
    #expect(lseek(file.descriptor, 0, SEEK_CUR) == 100)
  }
}
