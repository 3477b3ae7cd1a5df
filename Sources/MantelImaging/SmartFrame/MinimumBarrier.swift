import MantelCore

/// How far each pixel of a picture is from its rim, where far means that every way there crosses a barrier: the minimum barrier
/// distance, over a way the brightest value less the darkest, each channel by itself.
///
/// After Zhang, Sclaroff, Lin, Shen, Price and Měch, "Minimum Barrier Salient Object Detection at 80 FPS" (ICCV 2015): what touches
/// the rim without an edge is background. The exact distance is approximated by three sweeps over the picture, there and back.
struct MinimumBarrier {
  private let width: Int
  private let height: Int
  private let values: UnsafeMutableBufferPointer<SIMD4<Float>>
  private let highest: UnsafeMutableBufferPointer<SIMD4<Float>>
  private let lowest: UnsafeMutableBufferPointer<SIMD4<Float>>
  private let distance: UnsafeMutableBufferPointer<SIMD4<Float>>

  /// The distance of each pixel, its channels added: 0 to three times 255. `channels` are those of the pixels, row by row.
  static func distances(_ channels: [SIMD4<Float>], size: PixelSize) -> [Float] {
    let barrier = MinimumBarrier(channels, size)
    defer { barrier.deallocate() }
    barrier.sweepDown()
    barrier.sweepUp()
    barrier.sweepDown()
    return barrier.distance.map { $0.x + $0.y + $0.z }
  }

  private init(_ channels: [SIMD4<Float>], _ size: PixelSize) {
    width = size.width
    height = size.height
    values = .allocate(capacity: channels.count)
    highest = .allocate(capacity: channels.count)
    lowest = .allocate(capacity: channels.count)
    distance = .allocate(capacity: channels.count)
    _ = values.initialize(from: channels)
    _ = highest.initialize(from: channels)
    _ = lowest.initialize(from: channels)
    distance.initialize(repeating: SIMD4(repeating: .greatestFiniteMagnitude))
    for x in 0..<width {
      distance[x] = .zero
      distance[(height - 1) * width + x] = .zero
    }
    for y in 0..<height {
      distance[y * width] = .zero
      distance[y * width + width - 1] = .zero
    }
  }

  private func deallocate() {
    for buffer in [values, highest, lowest, distance] { buffer.deallocate() }
  }

  private func sweepDown() {
    guard width > 2, height > 2 else { return }
    for y in 1..<height - 1 {
      for index in y * width + 1..<(y + 1) * width - 1 {
        relax(index, from: index - 1)
        relax(index, from: index - width)
      }
    }
  }

  private func sweepUp() {
    guard width > 2, height > 2 else { return }
    for y in (1..<height - 1).reversed() {
      for index in (y * width + 1..<(y + 1) * width - 1).reversed() {
        relax(index, from: index + 1)
        relax(index, from: index + width)
      }
    }
  }

  /// Goes by way of the neighbour in those channels in which that is nearer.
  @inline(__always)
  private func relax(_ index: Int, from neighbour: Int) {
    let value = values[index]
    let high = pointwiseMax(highest[neighbour], value)
    let low = pointwiseMin(lowest[neighbour], value)
    let barrier = high - low
    let nearer = barrier .< distance[index]
    distance[index].replace(with: barrier, where: nearer)
    highest[index].replace(with: high, where: nearer)
    lowest[index].replace(with: low, where: nearer)
  }
}
