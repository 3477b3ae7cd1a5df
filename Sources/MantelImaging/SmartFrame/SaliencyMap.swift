import MantelCore

/// How much each pixel of a small picture stands out, 0…1 of what stands out most.
struct SaliencyMap {
  /// The longest side of the picture that is judged, in pixels.
  static let side = 256
  /// Barriers lower than this in all of a picture are no edges: fog, a clear sky, noise. Of three times 255.
  private static let leastBarrier: Float = 40

  let size: PixelSize
  let values: [Float]

  /// The map of a picture; nil where nothing in it stands out.
  init?(_ picture: PixelBuffer) {
    let small = picture.fitted(within: Self.side)
    let distances = MinimumBarrier.distances(Self.opponents(small), size: small.size)
    guard let greatest = distances.max(), greatest >= Self.leastBarrier else { return nil }
    size = small.size
    var values = distances
    let (width, height) = (size.width, size.height)
    for y in 0..<height {
      for x in 0..<width {
        values[y * width + x] *= Self.prior(x, width) * Self.prior(y, height) / greatest
      }
    }
    self.values = values
  }

  /// People put what they photograph near the middle: 1 there, ½ at the rim of one axis.
  private static func prior(_ position: Int, _ length: Int) -> Float {
    let offset = (2 * Float(position) + 1) / Float(length) - 1
    return 1 - offset * offset / 2
  }

  /// Lightness and two colour differences of each pixel (Rec. 601), the differences weighed up to the reach of the lightness.
  private static func opponents(_ picture: PixelBuffer) -> [SIMD4<Float>] {
    stride(from: 0, to: picture.bytes.count, by: PixelBuffer.bytesPerPixel).map { index in
      let red = Float(picture.bytes[index])
      let green = Float(picture.bytes[index + 1])
      let blue = Float(picture.bytes[index + 2])
      let lightness = 0.299 * red + 0.587 * green + 0.114 * blue
      return SIMD4(lightness, blue - lightness, red - lightness, 0)
    }
  }

  /// The value that parts the map best into two classes: Otsu, "A Threshold Selection Method from Gray-Level Histograms" (1979).
  var threshold: Float {
    let bins = 64
    var histogram = [Int](repeating: 0, count: bins)
    for value in values { histogram[min(max(Int(value * Float(bins)), 0), bins - 1)] += 1 }
    let total = values.count
    let sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    var (below, sumBelow) = (0, 0)
    var best = (variance: -1.0, bin: 0)
    for bin in 0..<bins - 1 {
      below += histogram[bin]
      sumBelow += bin * histogram[bin]
      guard below > 0, below < total else { continue }
      let gap = Double(sumBelow) / Double(below) - Double(sum - sumBelow) / Double(total - below)
      let variance = Double(below) * Double(total - below) * gap * gap
      if variance > best.variance { best = (variance, bin) }
    }
    return Float(best.bin + 1) / Float(bins)
  }
}
