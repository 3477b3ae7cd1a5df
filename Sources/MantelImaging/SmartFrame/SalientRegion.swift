import MantelCore

/// A part of a saliency map that stands out.
struct SalientRegion {
  /// Where its pixels stand in the map.
  private var pixels: [Int] = []
  /// The sum of its pixels' values.
  private(set) var mass: Float = 0

  /// The regions of pixels at least as salient as the map's threshold, connected along rows and columns, the one of most mass first.
  static func all(in map: SaliencyMap) -> [SalientRegion] {
    let (width, height, threshold) = (map.size.width, map.size.height, map.threshold)
    var isOpen = map.values.map { $0 >= threshold }
    var regions: [SalientRegion] = []
    for start in isOpen.indices where isOpen[start] {
      var region = SalientRegion()
      isOpen[start] = false
      region.pixels.append(start)
      var next = 0
      func take(_ index: Int) {
        guard isOpen[index] else { return }
        isOpen[index] = false
        region.pixels.append(index)
      }
      while next < region.pixels.count {
        let index = region.pixels[next]
        region.mass += map.values[index]
        if index % width > 0 { take(index - 1) }
        if index % width < width - 1 { take(index + 1) }
        if index >= width { take(index - width) }
        if index < width * (height - 1) { take(index + width) }
        next += 1
      }
      regions.append(region)
    }
    return regions.sorted { ($1.mass, $0.pixels[0]) < ($0.mass, $1.pixels[0]) }
  }

  /// Both as one.
  func joined(_ other: SalientRegion) -> SalientRegion {
    var joined = self
    joined.pixels += other.pixels
    joined.mass += other.mass
    return joined
  }

  /// The rectangle beyond each side of which lies at most `share` of the mass, in pixels of the map.
  func box(leaving share: Float, in map: SaliencyMap) -> CropRectangle {
    var columns = [Float](repeating: 0, count: map.size.width)
    var rows = [Float](repeating: 0, count: map.size.height)
    for index in pixels {
      columns[index % map.size.width] += map.values[index]
      rows[index / map.size.width] += map.values[index]
    }
    let across = Self.range(of: columns, leaving: mass * share)
    let along = Self.range(of: rows, leaving: mass * share)
    return CropRectangle(
      left: Double(across.lowerBound), top: Double(along.lowerBound),
      right: Double(across.upperBound), bottom: Double(along.upperBound))
  }

  private static func range(of sums: [Float], leaving mass: Float) -> Range<Int> {
    func outside(_ sums: some Sequence<Float>) -> Int {
      var sum: Float = 0
      var count = 0
      for value in sums {
        sum += value
        if sum > mass { break }
        count += 1
      }
      return count
    }
    let first = min(outside(sums), sums.count - 1)
    return first..<max(first + 1, sums.count - outside(sums.reversed()))
  }
}
