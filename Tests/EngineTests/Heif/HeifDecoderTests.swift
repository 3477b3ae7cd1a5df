import Glibc
import HeifEngine
import MantelCore
import MantelImaging
import MantelSystem
import Testing
import VipsEngine

@Suite struct HeifDecoderTests {
  private func decode(_ file: OpenFile, side: Int = 100) throws -> DecodedPhoto {
    let decoder = HeifDecoder(finishing: VipsFinisher())
    return try #require(try decoder.decode(file, format: PhotoFormat.of(file), side: side))
  }

  @Test(arguments: ["heic", "avif"], 1...8)
  func `a photo stands upright as the container says`(suffix: String, orientation: Int) throws {
    Quarters.expect(in: try decode(Samples.picture("orientation-\(orientation).\(suffix)")))
  }

  // Profiles by LittleCMS through Pillow's ImageCms; HDR by the formulas of H.273, BT.2100 and TransferCurve in numpy.
  @Test(arguments: [
    ("display-p3.heic", [215, 93, 31]), ("adobe-rgb.heic", [227, 100, 42]),
    ("display-p3-nclx.avif", [215, 93, 31]), ("hdr-pq-nclx.avif", [255, 57, 0]),
    ("hdr-hlg-nclx.avif", [255, 59, 0]), ("alpha.heic", [241, 216, 204]),
  ])
  func `a colour comes out in sRGB`(name: String, expected: [Int]) throws {
    let found = color(try decode(Samples.picture(name)).pixels, 4, 4)
    #expect(isNear(found, expected, 7), "\(found)")
  }

  @Test func `a claim of 300 million pixels is refused from the header`() throws {
    var bytes = try Samples.bytes("orientation-1.heic")
    let mark = Array("ispe".utf8)
    for start in bytes.indices where bytes[start...].starts(with: mark) {
      // 20,000 × 15,000 behind the box's name, version and flags.
      bytes.replaceSubrange(start + 8..<start + 16, with: [0, 0, 0x4E, 0x20, 0, 0, 0x3A, 0x98])
    }
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 20000, height: 15000))) {
      try decode(Samples.file(bytes))
    }
  }

  @Test(arguments: ["orientation-6.heic", "orientation-6.avif", "alpha.heic", "hdr-pq-nclx.avif"])
  func `no beginning of a file and no turned bits end the process`(name: String) throws {
    let bytes = try Samples.bytes(name)
    let format = try PhotoFormat.of(Samples.file(bytes))
    try Damage.survive(
      bytes, flips: 500, by: HeifDecoder(finishing: VipsFinisher()), format: format)
  }

  @Test(arguments: ["orientation-1.heic", "orientation-1.avif"], [2, 3, 4])
  func `a file that breaks off is damaged`(name: String, quarter: Int) throws {
    let bytes = try Samples.bytes(name)
    #expect(throws: ImagingError.self) {
      try decode(Samples.file(bytes[..<(bytes.count * quarter / 5)]))
    }
  }

  @Test func `the descriptor's own position does not matter and stays`() throws {
    let file = try Samples.picture("orientation-6.heic")
    #expect(lseek(file.descriptor, 100, SEEK_SET) == 100)
    Quarters.expect(in: try decode(file))
    #expect(lseek(file.descriptor, 0, SEEK_CUR) == 100)
  }

  @Test func `an empty file is called that`() throws {
    #expect(throws: ImagingError.empty) {
      try HeifDecoder(finishing: VipsFinisher()).decode(Samples.file([]), format: .heic, side: 10)
    }
  }
}
