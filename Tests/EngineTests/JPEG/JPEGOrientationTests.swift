import JPEGEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct JPEGOrientationTests {
  /// A picture whose quarters are red, green over blue, white.
  private static let quarters = PixelBuffer(size: PixelSize(width: 96, height: 64)) { bytes in
    for index in 0..<96 * 64 {
      let color: [UInt8] =
        switch (index % 96 < 48, index / 96 < 32) {
        case (true, true): [255, 0, 0]
        case (false, true): [0, 255, 0]
        case (true, false): [0, 0, 255]
        case (false, false): [255, 255, 255]
        }
      for channel in 0..<3 { bytes[4 * index + channel] = color[channel] }
      bytes[4 * index + 3] = 0
    }
  }

  /// The quarters from the top left, row by row, once upright.
  private static let expected: [(UInt8, String)] = [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
    (8, "GWRB"),
  ]

  @Test(arguments: expected, [false, true])
  func `each of the eight stands upright`(expected: (UInt8, String), littleEndian: Bool) throws {
    let file = try JPEGFile.encoded(Self.quarters)
      .oriented(expected.0, littleEndian: littleEndian)
    let photo = try #require(try file.decoded())
    let turned = expected.0 >= 5
    #expect(photo.original == PixelSize(width: turned ? 64 : 96, height: turned ? 96 : 64))
    #expect(photo.pixels.size == photo.original)
    #expect(Self.quarters(of: photo.pixels) == expected.1)
  }

  @Test func `a photo that is shrunk is turned too`() throws {
    let photo = try #require(try JPEGFile.encoded(Self.quarters).oriented(6).decoded(side: 30))
    #expect(photo.original == PixelSize(width: 64, height: 96))
    #expect(photo.pixels.size == PixelSize(width: 20, height: 30))
    #expect(Self.quarters(of: photo.pixels) == "BRWG")
  }

  @Test(arguments: [0, 9, 255])
  func `an orientation that does not exist is none`(value: Int) throws {
    let photo = try #require(
      try JPEGFile.encoded(Self.quarters).oriented(UInt8(value)).decoded())
    #expect(Self.quarters(of: photo.pixels) == "RGBW")
  }

  @Test func `metadata cut off anywhere, or with any byte wrong, do no harm`() throws {
    let plain = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    let exif = Array("Exif\0\0".utf8) + JPEGFile.tiff(orientation: 3, littleEndian: true)
    for length in 0...exif.count {
      #expect(try plain.adding(marker: 0xE1, Array(exif[..<length])).decoded() != nil)
    }
    for index in exif.indices {
      for value: UInt8 in [0, 1, 127, 128, 255] {
        var wrong = exif
        wrong[index] = value
        #expect(try plain.adding(marker: 0xE1, wrong).decoded() != nil)
      }
    }
  }

  private static func quarters(of picture: PixelBuffer) -> String {
    let (width, height) = (picture.size.width, picture.size.height)
    let points = [
      (width / 4, height / 4), (3 * width / 4, height / 4), (width / 4, 3 * height / 4),
      (3 * width / 4, 3 * height / 4),
    ]
    return points.map { x, y in
      switch picture.colorOfPixel(x, y).map({ $0 > 127 }) {
      case [true, false, false]: "R"
      case [false, true, false]: "G"
      case [false, false, true]: "B"
      case [true, true, true]: "W"
      default: "?"
      }
    }.joined()
  }
}
