import MantelImaging
import MantelSystem
import Testing

@Suite struct ICCProfileTests {
  /// A profile of Tests/Pictures, made by scripts/make-test-pictures.
  private func profile(_ name: String) throws -> [UInt8] {
    let tests = FilePath(#filePath).parent.parent.parent
    let path = tests.appending("Pictures").appending("\(name).icc")
    return try OpenFile.open(path, for: .reading).readAll(limit: 1 << 20)
  }

  @Test func `LittleCMS's sRGB is sRGB`() throws {
    #expect(ICCProfile(try profile("srgb")).isSRGB)
  }

  @Test(arguments: ["display-p3", "adobe-rgb"])
  func `a larger space is not sRGB`(name: String) throws {
    #expect(!ICCProfile(try profile(name)).isSRGB)
  }

  @Test(arguments: ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "RGB "])
  func `a profile that lacks a part is not sRGB`(part: String) throws {
    var bytes = try profile("srgb")
    let mark = Array(part.utf8)
    for index in bytes.indices where bytes[index...].starts(with: mark) { bytes[index] = 0x78 }
    #expect(!ICCProfile(bytes).isSRGB)
  }

  @Test func `a profile that breaks off is not sRGB, and no turned bit is fatal`() throws {
    let whole = try profile("srgb")
    for length in 0..<whole.count where length < whole.count - 16 {
      _ = ICCProfile(Array(whole[..<length])).isSRGB
    }
    #expect(!ICCProfile(Array(whole[..<200])).isSRGB)
    for index in whole.indices {
      for bit in 0..<8 {
        var broken = whole
        broken[index] ^= 1 << UInt8(bit)
        _ = ICCProfile(broken).isSRGB
      }
    }
  }
}
