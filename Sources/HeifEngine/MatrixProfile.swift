/// An ICC profile of three primaries and one curve (ICC.1:2001-04, the version that every reader knows).
struct MatrixProfile {
  /// The profile.
  let bytes: [UInt8]

  /// Nil where the primaries span no colours.
  init?(chromaticities: Chromaticities, curve: TransferCurve) {
    guard let toXYZ = Matrix.toAdaptedXYZ(from: chromaticities) else { return nil }
    let whitePoint = Self.point(Matrix.d50)
    var tags = [("wtpt", whitePoint)]
    for (index, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      tags.append((name, Self.point(toXYZ.column(index))))
    }
    let table = Self.table(curve)
    let start = 128 + 4 + 12 * (tags.count + 3)
    var directory: [UInt8] = []
    var data: [UInt8] = []
    for (name, content) in tags {
      directory += Self.entry(name, at: start + data.count, count: content.count)
      data += content
    }
    // One table serves all three channels.
    for name in ["rTRC", "gTRC", "bTRC"] {
      directory += Self.entry(name, at: start + data.count, count: table.count)
    }
    data += table
    let count = Self.number(UInt32(tags.count + 3))
    bytes = Self.header(length: start + data.count) + count + directory + data
  }

  private static func header(length: Int) -> [UInt8] {
    var header = number(UInt32(length)) + number(0) + number(0x0210_0000)
    header += Array("mntrRGB XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += Matrix.d50.flatMap(fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  private static func entry(_ name: String, at position: Int, count: Int) -> [UInt8] {
    Array(name.utf8) + number(UInt32(position)) + number(UInt32(count))
  }

  private static func point(_ value: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + number(0) + value.flatMap(fixed)
  }

  private static func table(_ curve: TransferCurve) -> [UInt8] {
    let count = 4096
    var table = Array("curv".utf8) + number(0) + number(UInt32(count))
    for index in 0..<count {
      let light = curve.light(of: Double(index) / Double(count - 1))
      let sample = UInt16((min(max(light, 0), 1) * 65535).rounded())
      table += [UInt8(sample >> 8), UInt8(sample & 255)]
    }
    return table
  }

  /// A signed 16.16 number.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(UInt32(bitPattern: Int32((min(max(value, -30000), 30000) * 65536).rounded())))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
