import MantelCore
import MantelImaging
import Testing

/// What each filter makes of seven colours, as bytes: a wrong filter, table or order of channels differs by far more than the
/// tolerance. The filters were judged by eye when these numbers were taken.
@Suite struct FilterColorsTests {
  typealias Bytes = (red: UInt8, green: UInt8, blue: UInt8)

  /// Sea, skin, leaf, middle grey, signal red, black, white.
  static let colors: [Bytes] = [
    (51, 102, 153), (204, 140, 102), (26, 179, 51), (128, 128, 128), (230, 30, 40), (0, 0, 0),
    (255, 255, 255),
  ]

  static let expected: [(PhotoFilter, [Bytes])] = [
    (.none, colors),
    (
      .mono,
      [
        (106, 106, 106), (151, 151, 151), (151, 151, 151), (129, 129, 129), (121, 121, 121),
        (15, 15, 15), (242, 242, 242),
      ]
    ),
    (
      .tonal,
      [
        (93, 93, 93), (155, 155, 155), (119, 119, 119), (128, 128, 128), (91, 91, 91), (0, 0, 0),
        (255, 255, 255),
      ]
    ),
    (
      .noir,
      [
        (38, 38, 38), (186, 186, 186), (52, 52, 52), (111, 111, 111), (116, 116, 116), (0, 0, 0),
        (255, 255, 255),
      ]
    ),
    (
      .fade,
      [
        (93, 116, 139), (177, 148, 132), (93, 162, 105), (137, 137, 137), (167, 76, 81),
        (33, 33, 33), (240, 240, 240),
      ]
    ),
    (
      .chrome,
      [
        (22, 87, 164), (216, 126, 69), (0, 179, 13), (128, 128, 128), (229, 8, 15), (0, 0, 0),
        (255, 255, 255),
      ]
    ),
    (
      .process,
      [
        (48, 109, 162), (172, 146, 131), (34, 176, 92), (108, 134, 147), (185, 47, 77), (5, 13, 38),
        (230, 247, 245),
      ]
    ),
    (
      .transfer,
      [
        (81, 111, 124), (215, 148, 94), (61, 178, 59), (155, 136, 110), (227, 46, 47), (18, 10, 15),
        (255, 245, 209),
      ]
    ),
    (
      .instant,
      [
        (78, 102, 129), (195, 145, 121), (78, 157, 104), (138, 129, 126), (184, 55, 80),
        (26, 18, 48), (250, 240, 204),
      ]
    ),
    (
      .sepia,
      [
        (125, 102, 74), (176, 151, 118), (176, 152, 118), (152, 128, 96), (142, 118, 88),
        (23, 15, 10), (255, 244, 214),
      ]
    ),
    (
      .vivid,
      [
        (33, 113, 189), (233, 146, 87), (0, 204, 23), (138, 138, 138), (255, 20, 33), (0, 0, 0),
        (255, 255, 255),
      ]
    ),
  ]

  @Test(arguments: expected)
  func `a filter makes these colours of these`(filter: PhotoFilter, expected: [Bytes]) {
    var picture = Self.picture(Self.colors)
    if let table = ColorTableCache().table(filter, intensity: 1) { picture.apply(table) }
    for (index, wanted) in expected.enumerated() {
      let got = Self.pixel(picture, index)
      #expect(Self.distance(got, wanted) <= 2, "\(filter): \(Self.colors[index]) gave \(got)")
    }
  }

  @Test(arguments: expected)
  func `half a filter makes colours half way`(filter: PhotoFilter, expected: [Bytes]) {
    var picture = Self.picture(Self.colors)
    if let table = ColorTableCache().table(filter, intensity: 0.5) { picture.apply(table) }
    for (index, whole) in expected.enumerated() {
      let start = Self.colors[index]
      let wanted: Bytes = (
        Self.mean(start.red, whole.red), Self.mean(start.green, whole.green),
        Self.mean(start.blue, whole.blue)
      )
      #expect(Self.distance(Self.pixel(picture, index), wanted) <= 2)
    }
  }

  static func picture(_ colors: [Bytes]) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: colors.count, height: 1)) { bytes in
      for (index, color) in colors.enumerated() {
        bytes[4 * index] = color.red
        bytes[4 * index + 1] = color.green
        bytes[4 * index + 2] = color.blue
        bytes[4 * index + 3] = 255
      }
    }
  }

  static func pixel(_ picture: PixelBuffer, _ index: Int) -> Bytes {
    (picture.bytes[4 * index], picture.bytes[4 * index + 1], picture.bytes[4 * index + 2])
  }

  static func distance(_ one: Bytes, _ other: Bytes) -> Int {
    let red = abs(Int(one.red) - Int(other.red))
    let green = abs(Int(one.green) - Int(other.green))
    let blue = abs(Int(one.blue) - Int(other.blue))
    return max(red, green, blue)
  }

  static func mean(_ one: UInt8, _ other: UInt8) -> UInt8 {
    UInt8((Int(one) + Int(other)) / 2)
  }
}
