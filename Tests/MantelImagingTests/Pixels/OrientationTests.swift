import MantelCore
import MantelImaging
import Testing

@Suite struct OrientationTests {
  /// What `1 2 3 / 4 5 6` looks like upright when it was stored in each of the eight ways.
  static let expected: [(PhotoOrientation, [[UInt8]])] = [
    (.upright, [[1, 2, 3], [4, 5, 6]]),
    (.mirrored, [[3, 2, 1], [6, 5, 4]]),
    (.rotatedHalf, [[6, 5, 4], [3, 2, 1]]),
    (.flipped, [[4, 5, 6], [1, 2, 3]]),
    (.transposed, [[1, 4], [2, 5], [3, 6]]),
    (.rotatedRight, [[4, 1], [5, 2], [6, 3]]),
    (.transversed, [[6, 3], [5, 2], [4, 1]]),
    (.rotatedLeft, [[3, 6], [2, 5], [1, 4]]),
  ]

  @Test(arguments: expected)
  func `every pixel goes to its place`(orientation: PhotoOrientation, rows: [[UInt8]]) {
    let stored = PixelBuffer(width: 3, height: 2) { x, y in (UInt8(3 * y + x + 1), 0, 0) }
    let upright = stored.upright(from: orientation)
    #expect(upright.size == PixelSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      #expect(row.indices.map { upright.red($0, y) } == row)
    }
  }

  @Test func `a picture larger than the squares it is turned in is turned whole`() {
    let stored = PixelBuffer.noise(width: 101, height: 67)
    let turned = stored.upright(from: .rotatedRight)
    #expect(turned.size == PixelSize(width: 67, height: 101))
    for y in 0..<67 { for x in 0..<101 { #expect(turned.red(66 - y, x) == stored.red(x, y)) } }
    #expect(turned.upright(from: .rotatedLeft) == stored)
  }

  @Test func `the values are EXIF's`() {
    #expect(PhotoOrientation.allCases.map(\.rawValue) == Array(1...8))
    #expect(PhotoOrientation.allCases.filter(\.swapsSides).map(\.rawValue) == [5, 6, 7, 8])
  }
}
