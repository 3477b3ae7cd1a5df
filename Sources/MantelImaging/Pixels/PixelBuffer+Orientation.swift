import MantelCore

extension PixelBuffer {
  /// This picture, stored in `orientation`, made upright.
  public func upright(from orientation: PhotoOrientation) -> PixelBuffer {
    if orientation == .upright { return self }
    let walk = Walk(orientation, size)
    return bytes.withUnsafeBytes { source in
      PixelBuffer(size: walk.size) { target in
        guard let source = source.assumingMemoryBound(to: UInt32.self).baseAddress,
          let target = UnsafeMutableRawBufferPointer(target)
            .assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        walk.copy(source, target)
      }
    }
  }
}

/// Where the upright picture's pixels lie in the stored one: from `origin`, `right` further for each pixel to the right and `down`
/// further for each row down.
private struct Walk {
  let size: PixelSize
  let origin: Int
  let right: Int
  let down: Int

  init(_ orientation: PhotoOrientation, _ stored: PixelSize) {
    let row = stored.width
    let lastInRow = row - 1
    let lastRow = (stored.height - 1) * row
    size =
      orientation.swapsSides
      ? PixelSize(width: stored.height, height: stored.width) : stored
    (origin, right, down) =
      switch orientation {
      case .upright: (0, 1, row)
      case .mirrored: (lastInRow, -1, row)
      case .rotatedHalf: (lastRow + lastInRow, -1, -row)
      case .flipped: (lastRow, 1, -row)
      case .transposed: (0, row, 1)
      case .rotatedRight: (lastRow, -row, 1)
      case .transversed: (lastRow + lastInRow, -row, -1)
      case .rotatedLeft: (lastInRow, row, -1)
      }
  }

  /// Goes in squares, so that a turned picture's columns are read while their lines are in the cache.
  func copy(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>) {
    let square = 32
    for top in stride(from: 0, to: size.height, by: square) {
      for left in stride(from: 0, to: size.width, by: square) {
        for y in top..<min(top + square, size.height) {
          var position = origin + left * right + y * down
          for x in left..<min(left + square, size.width) {
            target[y * size.width + x] = source[position]
            position += right
          }
        }
      }
    }
  }
}
