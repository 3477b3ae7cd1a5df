/// The curve between a channel of sRGB as it is written down and the light that it stands for, both 0…1.
///
/// IEC 61966-2-1: `e / 12.92` up to 0.04045, above it `((e + 0.055) / 1.055)^2.4`; between the 256 bytes the curve is taken as
/// straight, which is within 1e-5 of it. Made of the four operations and square roots alone, so that it is the same on every machine.
enum SRGBCurve {
  /// The light of an encoded channel.
  static func linear(_ encoded: Double) -> Double {
    let position = clamp(encoded, 0, 1, otherwise: 0) * 255
    let index = min(Int(position), 254)
    return light[index] + (position - Double(index)) * (light[index + 1] - light[index])
  }

  /// The encoded channel of a light: exactly what `linear` undoes, up to rounding.
  static func encoded(_ linear: Double) -> Double {
    let linear = clamp(linear, 0, 1, otherwise: 0)
    var low = 0
    var high = 255
    while high - low > 1 {
      let middle = (low + high) / 2
      if light[middle] <= linear { low = middle } else { high = middle }
    }
    return (Double(low) + (linear - light[low]) / (light[high] - light[low])) / 255
  }

  /// The light of each byte.
  private static let light: [Double] = {
    var table: [Double] = []
    table.reserveCapacity(256)
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      if encoded <= 0.04045 {
        table.append(encoded / 12.92)
      } else {
        let square = (encoded + 0.055) / 1.055 * ((encoded + 0.055) / 1.055)
        table.append(square * fifthRoot(square))
      }
    }
    return table
  }()

  /// The fifth root of a number in 0…1 that is not 0, by Newton's method from above.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (root * fourth - number) / (5 * fourth)
    }
    return root
  }
}
