/// The horizontal half of a scaling: one source row in, one row of the output's width out.
final class RowFilter {
  private let table: FilterTable
  private let range: Range<Int>
  private let source: UnsafeMutablePointer<SIMD4<Float>>

  init(_ table: FilterTable) {
    self.table = table
    range = table.sourceRange
    source = .allocate(capacity: range.count)
    source.initialize(repeating: .zero, count: range.count)
  }

  deinit {
    source.deallocate()
  }

  /// Filters a row of four-byte pixels; `output` has room for the table's count.
  func filter(_ row: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<SIMD4<Float>>) {
    let bytes = row + range.lowerBound * PixelBuffer.bytesPerPixel
    let channels = UnsafeMutableRawPointer(source).assumingMemoryBound(to: Float.self)
    for index in 0..<range.count * PixelBuffer.bytesPerPixel {
      channels[index] = Float(bytes[index])
    }
    let taps = table.taps
    table.weights.withUnsafeBufferPointer { weights in
      table.starts.withUnsafeBufferPointer { starts in
        guard var weight = weights.baseAddress else { return }
        for index in 0..<starts.count {
          let pixels = source + (starts[index] - range.lowerBound)
          var sum = SIMD4<Float>.zero
          for tap in 0..<taps { sum += pixels[tap] * weight[tap] }
          output[index] = sum
          weight += taps
        }
      }
    }
  }
}
