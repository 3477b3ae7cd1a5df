/// The vertical half of a scaling: the rows that the filter still needs, the oldest making room for the newest.
final class RowWindow {
  private let rows: Int
  private let width: Int
  private let pixels: UnsafeMutablePointer<SIMD4<Float>>

  /// Room for `rows` rows of `width` pixels.
  init(rows: Int, width: Int) {
    self.rows = rows
    self.width = width
    pixels = .allocate(capacity: rows * width)
    pixels.initialize(repeating: .zero, count: rows * width)
  }

  deinit {
    pixels.deallocate()
  }

  /// Where the source row of this index stands; it takes the place of the one `rows` before it.
  func row(_ index: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
    pixels + index % rows * width
  }

  /// The weighted sum of `rows` source rows from `first`, as four-byte pixels.
  func combine(
    from first: Int, weights: [Float], at offset: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(output).assumingMemoryBound(to: SIMD4<UInt8>.self)
    withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<SIMD4<Float>>.self, capacity: rows) {
      sources in
      for tap in 0..<rows { sources[tap] = row(first + tap) }
      weights.withUnsafeBufferPointer { weights in
        guard let weight = weights.baseAddress.map({ $0 + offset }),
          let source = sources.baseAddress
        else { return }
        var column = 0
        while column + 4 <= width {
          var first = SIMD4<Float>.zero
          var second = SIMD4<Float>.zero
          var third = SIMD4<Float>.zero
          var fourth = SIMD4<Float>.zero
          for tap in 0..<rows {
            let pixels = source[tap] + column
            let factor = weight[tap]
            first += pixels[0] * factor
            second += pixels[1] * factor
            third += pixels[2] * factor
            fourth += pixels[3] * factor
          }
          target[column] = rounded(first)
          target[column + 1] = rounded(second)
          target[column + 2] = rounded(third)
          target[column + 3] = rounded(fourth)
          column += 4
        }
        while column < width {
          var sum = SIMD4<Float>.zero
          for tap in 0..<rows { sum += source[tap][column] * weight[tap] }
          target[column] = rounded(sum)
          column += 1
        }
      }
    }
  }

  /// The nearest whole numbers in 0…255.
  ///
  /// Adding 1.5 · 2²³ leaves the rounded number in the lowest bits of a Float's pattern, which costs one addition and cannot trap.
  @inline(__always)
  private func rounded(_ sum: SIMD4<Float>) -> SIMD4<UInt8> {
    var clamped = sum
    clamped.replace(with: 0, where: sum .< 0)
    clamped.replace(with: 255, where: sum .> 255)
    let shifted = clamped + 12_582_912
    return SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<UInt32>.self))
  }
}
