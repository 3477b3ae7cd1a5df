import MantelCore

extension PixelBuffer {
  /// A part of a picture scaled to `output` pixels by a separable Lanczos filter of three lobes, smaller or larger.
  ///
  /// The source never stands in memory whole: `row` is called with the index of each source row that is needed, rising, once
  /// each, and answers with its four-byte pixels, which need to hold until the next call. The rectangle is in pixels of the
  /// source and lies inside it; its fractions are honoured. Costs about `source.height · output.width + output.width ·
  /// output.height` filter windows.
  public init<Failure: Error>(
    scaling rectangle: CropRectangle, of source: PixelSize, to output: PixelSize,
    row: (Int) throws(Failure) -> UnsafePointer<UInt8>
  ) throws(Failure) {
    let columns = FilterTable(
      source: source.width, start: rectangle.x, length: rectangle.width, count: output.width)
    let rows = FilterTable(
      source: source.height, start: rectangle.y, length: rectangle.height, count: output.height)
    let narrowing = RowFilter(columns)
    let window = RowWindow(rows: rows.taps, width: output.width)
    var next = rows.sourceRange.lowerBound

    try self.init(size: output) { (bytes) throws(Failure) in
      guard let target = bytes.baseAddress else { return }
      for index in 0..<output.height {
        let end = rows.starts[index] + rows.taps
        while next < end {
          let pixels = try row(next)
          narrowing.filter(pixels, into: window.row(next))
          next += 1
        }
        window.combine(
          from: rows.starts[index], weights: rows.weights, at: index * rows.taps,
          into: target + index * output.width * Self.bytesPerPixel)
      }
    }
  }

  /// A part of this picture scaled to `output` pixels by a separable Lanczos filter of three lobes, smaller or larger.
  ///
  /// The rectangle is in pixels of this picture and lies inside it; its fractions are honoured.
  public func scaled(_ rectangle: CropRectangle, to output: PixelSize) -> PixelBuffer {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return self }
      return PixelBuffer(scaling: rectangle, of: size, to: output) { base + $0 * bytesPerRow }
    }
  }

  /// This picture scaled down so that its longest side is at most `side` pixels; itself when it is not longer.
  ///
  /// Where it shrinks fourfold or more, squares of four pixels are averaged first, as often as that holds: no difference to be
  /// seen, and several times faster.
  public func fitted(within side: Int) -> PixelBuffer {
    let output = PhotoLimits.fitted(size, within: side)
    guard output != size else { return self }
    var reduced = self
    var whole = CropRectangle(size)
    while max(reduced.size.width, reduced.size.height) >= 4 * side {
      reduced = reduced.halved()
      whole.width /= 2
      whole.height /= 2
    }
    return reduced.scaled(whole, to: output)
  }
}
