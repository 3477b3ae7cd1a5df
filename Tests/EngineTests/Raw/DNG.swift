/// Writes camera RAW files (TIFF 6.0; Digital Negative 1.4): a sensor of one colour a quarter, its cells under red, green, green and
/// blue glass.
struct DNG {
  /// In cells.
  var width = 96
  /// In cells.
  var height = 64
  /// EXIF's, 1…8.
  var orientation = 1
  /// Whether the directory stands behind the samples, as some programs write it.
  var directoryIsLast = false

  /// The colour of each quarter of the sensor, row by row.
  static let quarters: [[UInt16]] = [
    [30000, 3000, 3000], [3000, 30000, 3000], [3000, 3000, 30000], [30000, 30000, 3000],
  ]

  /// The file, little-endian.
  var bytes: [UInt8] {
    let samples = self.samples
    let directoryLength = 2 + 12 * tags(samplesAt: 0, samplesCount: 0, extraAt: 0).entries.count + 4
    let extraLength = tags(samplesAt: 0, samplesCount: 0, extraAt: 0).extra.count
    let directoryAt = directoryIsLast ? 8 + samples.count : 8
    let samplesAt = directoryIsLast ? 8 : 8 + directoryLength + extraLength
    let tags = tags(
      samplesAt: samplesAt, samplesCount: samples.count, extraAt: directoryAt + directoryLength)
    let directory = short(tags.entries.count) + tags.entries.flatMap { $0 } + long(0) + tags.extra
    let head = Array("II".utf8) + short(42) + long(directoryAt)
    return head + (directoryIsLast ? samples + directory : directory + samples)
  }

  private var samples: [UInt8] {
    (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let color = Self.quarters[(y * 2 / height) * 2 + x * 2 / width]
        return short(Int(color[(y & 1) + (x & 1)]))
      }
    }
  }

  private func tags(samplesAt: Int, samplesCount: Int, extraAt: Int)
    -> (entries: [[UInt8]], extra: [UInt8])
  {
    var entries: [[UInt8]] = []
    var extra: [UInt8] = []
    func add(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) {
      let inPlace = value.count <= 4
      let field =
        inPlace
        ? value + [UInt8](repeating: 0, count: 4 - value.count)
        : long(extraAt + extra.count)
      entries.append(short(tag) + short(type) + long(count) + field)
      if !inPlace { extra += value + (value.count.isMultiple(of: 2) ? [] : [0]) }
    }
    let model = Array("Mantel Test\0".utf8)
    add(254, 4, 1, long(0))
    add(256, 4, 1, long(width))
    add(257, 4, 1, long(height))
    add(258, 3, 1, short(16))
    add(259, 3, 1, short(1))
    add(262, 3, 1, short(32803))
    add(271, 2, 7, Array("Mantel\0".utf8))
    add(272, 2, model.count, model)
    add(273, 4, 1, long(samplesAt))
    add(274, 3, 1, short(orientation))
    add(277, 3, 1, short(1))
    add(278, 4, 1, long(height))
    add(279, 4, 1, long(samplesCount))
    add(33421, 3, 2, short(2) + short(2))
    add(33422, 1, 4, [0, 1, 1, 2])
    add(50706, 1, 4, [1, 4, 0, 0])
    add(50708, 2, model.count, model)
    add(50717, 4, 1, long(65535))
    // From XYZ to linear sRGB: this camera sees as a screen shows.
    let matrix = [3.2406, -1.5372, -0.4986, -0.9689, 1.8758, 0.0415, 0.0557, -0.2040, 1.0570]
    add(50721, 10, 9, matrix.flatMap { long(Int(($0 * 10000).rounded())) + long(10000) })
    add(50728, 5, 3, [1, 1, 1].flatMap { long($0) + long(1) })
    add(50778, 3, 1, short(21))
    return (entries, extra)
  }

  private func short(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255)]
  }

  private func long(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(value >> (8 * $0) & 255) }
  }
}
