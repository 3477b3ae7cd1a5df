import JPEGEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct JPEGVariantTests {
  @Test func `colours for print are left to the next decoder`() throws {
    #expect(try JPEGFile(bytes: JPEGSamples.print).decoded() == nil)
  }

  @Test func `twelve bits are left to the next decoder`() throws {
    var file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    let frame = try #require(file.frame)
    file.bytes[frame + 4] = 12
    #expect(try file.decoded() == nil)
  }

  @Test(arguments: [UInt8(0xC3), 0xC5, 0xC7, 0xCB, 0xCD])
  func `rare processes are left to the next decoder`(marker: UInt8) throws {
    var file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    let frame = try #require(file.frame)
    file.bytes[frame + 1] = marker
    #expect(try file.decoded() == nil)
  }

  @Test func `a file of another format is left alone`() throws {
    let file = try JPEGEncoder().encode(.smooth(width: 8, height: 8), quality: 80)
    #expect(try JPEGDecoder().decode(file, format: .png, side: 100) == nil)
  }

  @Test func `a profile that says sRGB is no hindrance`() throws {
    let file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    let profiled = file.adding(marker: 0xE2, Self.segment(red: [0.43607, 0.22249, 0.01392]))
    #expect(try profiled.decoded()?.pixels == file.decoded()?.pixels)
  }

  @Test func `a profile of other primaries is left to the next decoder`() throws {
    let file = try JPEGFile.encoded(.smooth(width: 16, height: 16))
    // Display P3's red.
    let profiled = file.adding(marker: 0xE2, Self.segment(red: [0.51512, 0.2412, -0.00105]))
    #expect(try profiled.decoded() == nil)
  }

  @Test func `a profile cut off anywhere does no harm`() throws {
    let file = try JPEGFile.encoded(.smooth(width: 8, height: 8))
    let segment = Self.segment(red: [0.43607, 0.22249, 0.01392])
    for length in 15..<segment.count {
      #expect(try file.adding(marker: 0xE2, Array(segment[..<length])).decoded() == nil)
    }
  }

  @Test func `a grey picture with a profile is left to the next decoder`() throws {
    let file = JPEGFile(bytes: JPEGSamples.grey)
    let profiled = file.adding(marker: 0xE2, Self.segment(red: [0.43607, 0.22249, 0.01392]))
    #expect(try profiled.decoded() == nil)
  }

  /// A JPEG's segment with a profile of sRGB's curve and its green and blue.
  private static func segment(red: [Double]) -> [UInt8] {
    let points = [red, [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]
    let curve =
      Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let data = points.map { Array("XYZ ".utf8) + [0, 0, 0, 0] + $0.flatMap(fixed) } + [curve]
    let tags = [
      ("rXYZ", 0), ("gXYZ", 1), ("bXYZ", 2), ("rTRC", 3), ("gTRC", 3), ("bTRC", 3),
    ]
    var profile = [UInt8](repeating: 0, count: 128)
    profile.replaceSubrange(16..<24, with: Array("RGB XYZ ".utf8))
    profile += number(tags.count)
    for (name, index) in tags {
      let start = 132 + 12 * tags.count + data[..<index].reduce(0) { $0 + $1.count }
      profile += Array(name.utf8) + number(start) + number(data[index].count)
    }
    return Array("ICC_PROFILE\0".utf8) + [1, 1] + profile + data.flatMap { $0 }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int((value * 65536).rounded()))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
