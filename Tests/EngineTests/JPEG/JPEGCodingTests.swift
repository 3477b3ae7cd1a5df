import JPEGEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct JPEGCodingTests {
  @Test(arguments: [(1, 1), (1, 20_000), (20_000, 1), (17, 9), (640, 480)])
  func `a picture comes back as it was written`(width: Int, height: Int) throws {
    let picture = PixelBuffer.smooth(width: width, height: height)
    let decoded = try #require(try JPEGFile.encoded(picture).decoded(side: 20_000))
    #expect(decoded.original == picture.size)
    #expect(decoded.pixels.size == picture.size)
    #expect(decoded.pixels.meanDifference(to: picture) < 3)
  }

  @Test(arguments: [2999, 1500, 1499, 751, 750, 400, 375, 100, 1])
  func `a large picture comes at the size asked for, however libjpeg shrank it`(side: Int) throws {
    let picture = PixelBuffer.smooth(width: 3001, height: 2000)
    let decoded = try #require(try JPEGFile.encoded(picture).decoded(side: side))
    let size = PhotoLimits.fitted(picture.size, within: side)
    let whole = CropRectangle(x: 0, y: 0, width: 3001, height: 2000)
    #expect(decoded.original == picture.size)
    #expect(decoded.pixels.size == size)
    #expect(decoded.pixels.meanDifference(to: picture.scaled(whole, to: size)) < 1.5)
  }

  @Test func `what is written has no metadata and chroma at half the size`() throws {
    let bytes = try JPEGFile.encoded(.smooth(width: 64, height: 64)).bytes
    var markers: [UInt8] = []
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      markers.append(marker)
      if marker == 0xC0 {
        #expect(
          Array(bytes[(position + 10)..<(position + 19)]) == [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
      }
      if marker == 0xDA { break }
      position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
    }
    #expect(Set(markers) == [0xE0, 0xDB, 0xC0, 0xC4, 0xDA])
    #expect(markers.filter { $0 == 0xE0 }.count == 1)
    // JFIF's header without a thumbnail.
    #expect(Array(bytes[2..<6]) == [0xFF, 0xE0, 0, 16])
  }

  @Test func `the same pixels give the same bytes, whatever stands in the fourth channel`() throws {
    let picture = PixelBuffer.smooth(width: 200, height: 100)
    var other = picture
    for index in stride(from: 3, to: other.bytes.count, by: 4) { other.bytes[index] = 7 }
    #expect(try JPEGFile.encoded(picture).bytes == JPEGFile.encoded(other).bytes)
  }

  @Test func `a higher quality takes more bytes`() throws {
    let picture = PixelBuffer.smooth(width: 200, height: 100)
    let (low, high) = (
      try JPEGFile.encoded(picture, quality: 40), try JPEGFile.encoded(picture, quality: 95)
    )
    #expect(low.bytes.count < high.bytes.count)
  }

  @Test func `grey is decoded as grey`() throws {
    let decoded = try #require(try JPEGFile(bytes: JPEGSamples.grey).decoded())
    #expect(decoded.original == PixelSize(width: 24, height: 16))
    for x in stride(from: 1, to: 24, by: 4) {
      let color = decoded.pixels.colorOfPixel(x, 8)
      #expect(color[0] == color[1] && color[1] == color[2])
      #expect(abs(color[0] - 10 * x) < 12)
    }
  }

  @Test func `a picture in several scans is decoded`() throws {
    let decoded = try #require(try JPEGFile(bytes: JPEGSamples.progressive).decoded())
    #expect(decoded.original == PixelSize(width: 48, height: 32))
    let color = decoded.pixels.colorOfPixel(40, 4)
    #expect(abs(color[0] - 200) < 40 && abs(color[1] - 32) < 40)
  }
}
