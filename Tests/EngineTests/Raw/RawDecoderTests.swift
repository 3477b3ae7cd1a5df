import MantelCore
import MantelImaging
import RawEngine
import Testing
import VipsEngine

/// One at a time: libraw's plain build keeps static tables.
@Suite(.serialized) struct RawDecoderTests {
  private func decode(_ bytes: [UInt8], side: Int = 200) throws -> DecodedPhoto {
    let decoder = RawDecoder(finishing: VipsFinisher())
    return try #require(try decoder.decode(Samples.file(bytes), format: .raw, side: side))
  }

  /// Which of red, green, blue and yellow a colour is.
  private func name(_ color: [Int]) -> String {
    let strong = color.map { $0 > 150 }
    switch strong {
    case [true, false, false]: return "red"
    case [false, true, false]: return "green"
    case [false, false, true]: return "blue"
    case [true, true, false]: return "yellow"
    default: return "\(color)"
    }
  }

  private func quarters(_ pixels: PixelBuffer) -> [String] {
    let (width, height) = (pixels.size.width, pixels.size.height)
    return [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      name(color(pixels, width * x / 4, height * y / 4))
    }
  }

  @Test(arguments: [
    (1, ["red", "green", "blue", "yellow"]), (2, ["green", "red", "yellow", "blue"]),
    (3, ["yellow", "blue", "green", "red"]), (4, ["blue", "yellow", "red", "green"]),
    (5, ["red", "blue", "green", "yellow"]), (6, ["blue", "red", "yellow", "green"]),
    (7, ["yellow", "green", "blue", "red"]), (8, ["green", "yellow", "red", "blue"]),
  ])
  func `a negative is developed upright`(orientation: Int, expected: [String]) throws {
    let photo = try decode(DNG(orientation: orientation).bytes)
    let size = orientation < 5 ? PixelSize(width: 96, height: 64) : PixelSize(width: 64, height: 96)
    #expect(photo.original == size)
    #expect(photo.pixels.size == size)
    #expect(quarters(photo.pixels) == expected)
  }

  @Test(arguments: [(48, 32), (47, 31), (20, 13)])
  func `a small picture is developed from half the cells`(side: Int, height: Int) throws {
    let photo = try decode(DNG().bytes, side: side)
    #expect(photo.original == PixelSize(width: 96, height: 64))
    #expect(photo.pixels.size == PixelSize(width: side, height: height))
    #expect(quarters(photo.pixels) == ["red", "green", "blue", "yellow"])
  }

  @Test func `a negative whose directory is at its end is known as one`() throws {
    let file = try Samples.file(DNG(directoryIsLast: true).bytes)
    #expect(try PhotoFormat.of(file) == .raw)
    let decoder = RawDecoder(finishing: VipsFinisher())
    let photo = try #require(try decoder.decode(file, format: .raw, side: 200))
    #expect(quarters(photo.pixels) == ["red", "green", "blue", "yellow"])
  }

  @Test func `a claim of more pixels than the limit is refused from the header`() throws {
    // The samples' sizes are 16-bit numbers in libraw, so this is as much as a file can claim.
    let bytes = claiming(width: 60000, height: 60000)
    #expect(throws: ImagingError.self) { try decode(bytes) }
  }

  private func claiming(width: Int, height: Int) -> [UInt8] {
    var bytes = DNG().bytes
    for (tag, value) in [(256, width), (257, height)] {
      let entry = bytes.indices.first { bytes[$0...].starts(with: [UInt8(tag & 255), 1, 4, 0, 1]) }
      guard let entry else { continue }
      for index in 0..<4 { bytes[entry + 8 + index] = UInt8(value >> (8 * index) & 255) }
    }
    return bytes
  }

  @Test(arguments: [500, 4000, 10000])
  func `a negative that breaks off is an error`(length: Int) throws {
    #expect(throws: ImagingError.self) { try decode(Array(DNG().bytes[..<length])) }
  }

  @Test func `nothing, and no negative at all, are errors`() throws {
    #expect(throws: ImagingError.empty) { try decode([]) }
    #expect(throws: ImagingError.self) { try decode([UInt8](repeating: 42, count: 5000)) }
  }

  @Test func `no beginning of a file and no turned bits end the process`() throws {
    let bytes = DNG(width: 32, height: 24).bytes
    try Damage.survive(
      bytes, flips: 2000, by: RawDecoder(finishing: VipsFinisher()), format: .raw)
  }
}
