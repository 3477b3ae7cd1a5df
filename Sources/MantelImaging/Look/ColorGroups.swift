/// The colours of a picture, gathered into a few groups of colours that look alike.
///
/// k-means (S. Lloyd, "Least Squares Quantization in PCM", 1982) in OKLab. It begins with the samples that lie farthest from those
/// already chosen, so the same picture always gives the same groups.
struct ColorGroups {
  /// A group of colours.
  struct Group {
    /// The share of the picture that it covers, 0…1.
    var share: Double
    /// Its colour, which leans to the most colourful of its samples.
    var color: OKLab
  }

  /// The groups that have any samples; at most `count`.
  let groups: [Group]

  /// Lightness counts less than hue: light and shade on one thing are one colour.
  private static let scale = SIMD3<Double>(0.45, 1, 1)
  private static let rounds = 12

  init(_ samples: [OKLab], count: Int) {
    let points = samples.map { (sample: OKLab) -> SIMD3<Double> in sample.axes * Self.scale }
    var centers = Self.farthest(points, count: count)
    var members = [Int](repeating: 0, count: points.count)
    for _ in 0..<Self.rounds {
      for index in points.indices { members[index] = Self.nearest(points[index], centers) }
      var sums = [SIMD3<Double>](repeating: .zero, count: centers.count)
      var counts = [Double](repeating: 0, count: centers.count)
      for index in points.indices {
        sums[members[index]] += points[index]
        counts[members[index]] += 1
      }
      for index in centers.indices where counts[index] > 0 {
        centers[index] = sums[index] / SIMD3<Double>(repeating: counts[index])
      }
    }
    groups = Self.gathered(samples, members, count: centers.count)
  }

  private static func gathered(_ samples: [OKLab], _ members: [Int], count: Int) -> [Group] {
    var sums = [SIMD3<Double>](repeating: .zero, count: count)
    var weights = [Double](repeating: 0, count: count)
    var counts = [Double](repeating: 0, count: count)
    for index in samples.indices {
      let chroma: Double = samples[index].chroma
      let weight: Double = 1e-6 + chroma * chroma
      let weighted: SIMD3<Double> = samples[index].axes * weight
      sums[members[index]] += weighted
      weights[members[index]] += weight
      counts[members[index]] += 1
    }
    var groups: [Group] = []
    for index in 0..<count where counts[index] > 0 {
      let mean: SIMD3<Double> = sums[index] / SIMD3<Double>(repeating: weights[index])
      let share: Double = counts[index] / Double(samples.count)
      groups.append(Group(share: share, color: OKLab(axes: mean)))
    }
    return groups
  }

  /// The mean, then each time the point that lies farthest from all before it.
  private static func farthest(_ points: [SIMD3<Double>], count: Int) -> [SIMD3<Double>] {
    guard !points.isEmpty else { return [] }
    var sum = SIMD3<Double>.zero
    for point in points { sum += point }
    var centers: [SIMD3<Double>] = [sum / SIMD3<Double>(repeating: Double(points.count))]
    var distances: [Double] = points.map { squaredDistance($0, centers[0]) }
    while centers.count < count {
      guard let next = distances.indices.max(by: { distances[$0] < distances[$1] }),
        distances[next] > 0
      else { break }
      centers.append(points[next])
      for index in points.indices {
        distances[index] = min(distances[index], squaredDistance(points[index], points[next]))
      }
    }
    return centers
  }

  private static func nearest(_ point: SIMD3<Double>, _ centers: [SIMD3<Double>]) -> Int {
    var best = 0
    var smallest = Double.infinity
    for index in centers.indices {
      let distance = squaredDistance(point, centers[index])
      if distance < smallest {
        smallest = distance
        best = index
      }
    }
    return best
  }

  private static func squaredDistance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let difference: SIMD3<Double> = one - other
    let squares: SIMD3<Double> = difference * difference
    return squares.sum()
  }
}
