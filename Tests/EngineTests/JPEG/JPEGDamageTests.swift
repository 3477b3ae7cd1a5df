import JPEGEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct JPEGDamageTests {
  @Test(arguments: 1..<20)
  func `a file that breaks off is damaged`(twentieths: Int) throws {
    let whole = try JPEGFile.encoded(.smooth(width: 300, height: 200))
    let file = JPEGFile(bytes: Array(whole.bytes[..<(whole.bytes.count * twentieths / 20)]))
    #expect(Self.isDamaged(file))
  }

  @Test func `only the mark at the end may be missing`() throws {
    let whole = try JPEGFile.encoded(.smooth(width: 300, height: 200))
    let file = JPEGFile(bytes: Array(whole.bytes.dropLast(2)))
    #expect(try file.decoded()?.pixels == whole.decoded()?.pixels)
  }

  @Test func `a picture in several scans must have them all`() {
    let bytes = JPEGSamples.progressive
    for cut in stride(from: 2, to: bytes.count - 30, by: 7) {
      #expect(Self.isDamaged(JPEGFile(bytes: Array(bytes.dropLast(cut)))))
    }
  }

  @Test func `stray bytes between segments do not matter`() throws {
    let whole = try JPEGFile.encoded(.smooth(width: 30, height: 20)).oriented(3)
    var stray = whole
    let frame = try #require(stray.frame)
    stray.bytes.insert(contentsOf: [1, 2, 3], at: frame)
    #expect(try stray.decoded() == whole.decoded())
  }

  @Test func `four hundred million pixels are refused from the header`() throws {
    let file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
      .claiming(width: 20_000, height: 20_000)
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 20_000, height: 20_000))) {
      try file.decoded()
    }
  }

  @Test func `a picture that claims to be larger than it is, is damaged`() throws {
    let file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    #expect(Self.isDamaged(file.claiming(width: 10_000, height: 10_000)))
  }

  @Test(arguments: [(0, 16), (16, 0)])
  func `a picture without pixels is damaged`(width: Int, height: Int) throws {
    let file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    #expect(Self.isDamaged(file.claiming(width: width, height: height)))
  }

  @Test func `a picture of endless scans is given up`() throws {
    let bytes = JPEGSamples.progressive
    let starts = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    let end = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 })
    // Up to the next marker that is no restart and no stuffed byte.
    let first = try #require(starts.first)
    let next = try #require(
      (first + 2..<end).first { bytes[$0] == 0xFF && bytes[$0 + 1] != 0 && bytes[$0 + 1] != 0xFF })
    let scan = bytes[first..<next]
    let again = (0..<300).flatMap { _ in scan }
    let file = JPEGFile(bytes: Array(bytes[..<next]) + again + Array(bytes[next...]))
    #expect(Self.isDamaged(file))
    let fewer = JPEGFile(
      bytes: Array(bytes[..<next]) + Array(again[..<scan.count]) + bytes[next...])
    #expect(try fewer.decoded() != nil)
  }

  @Test func `no file of wrong bytes does more than fail`() throws {
    let sources = [
      try JPEGFile.encoded(.smooth(width: 64, height: 48)).oriented(6).bytes, JPEGSamples.grey,
      JPEGSamples.progressive,
    ]
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<900 {
      var bytes = sources[round % sources.count]
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if round % 7 == 0 { bytes.removeLast(random(bytes.count)) }
      do throws(ImagingError) {
        guard let photo = try JPEGFile(bytes: bytes).decoded(side: 32) else { continue }
        #expect(photo.pixels.size == PhotoLimits.fitted(photo.original, within: 32))
      } catch {
        switch error {
        case .damaged, .tooManyPixels: break
        default: Issue.record("\(error)")
        }
      }
    }
  }

  @Test func `no bytes at all, or others, are damaged`() {
    #expect(Self.isDamaged(JPEGFile(bytes: [])))
    #expect(Self.isDamaged(JPEGFile(bytes: Array("not a picture".utf8))))
    #expect(Self.isDamaged(JPEGFile(bytes: [0xFF, 0xD8, 0xFF, 0xD9])))
  }

  private static func isDamaged(_ file: JPEGFile) -> Bool {
    do throws(ImagingError) {
      _ = try file.decoded()
      return false
    } catch {
      guard case .damaged(let detail) = error else { return false }
      return !detail.isEmpty
    }
  }
}
