/// One axis of a separable scaling: which source pixels make each output pixel, and by how much.
///
/// The middle of output pixel i lies at `start + (i + ½) · length / count` in the source, whose pixel j has its middle at
/// `j + ½`. When the picture shrinks the filter widens by as much, so that it covers what an output pixel stands for. What a
/// filter would read beyond the picture is read from the picture's outermost pixel.
struct FilterTable {
  /// Weights per output pixel.
  let taps: Int
  /// The first source pixel of each output pixel; `starts[i] + taps` is never beyond the source. Never falls.
  let starts: [Int]
  /// `taps` for each output pixel, of sum 1.
  let weights: [Float]

  /// A table for `count` output pixels from the part of the source that begins at `start` and is `length` long.
  init(source: Int, start: Double, length: Double, count: Int) {
    let step = length / Double(count)
    let spread = max(step, 1)
    let reach = Lanczos.lobes * spread
    func window(_ index: Int) -> (center: Double, positions: ClosedRange<Int>) {
      let center = start + (Double(index) + 0.5) * step
      let first = Int((center - reach - 0.5).rounded(.up))
      return (center, first...max(first, Int((center + reach - 0.5).rounded(.down))))
    }

    let widest = (0..<count).lazy.map { window($0).positions.count }.max() ?? 1
    let taps = min(source, widest)
    var starts: [Int] = []
    var weights: [Float] = []
    starts.reserveCapacity(count)
    weights.reserveCapacity(count * taps)
    var inside = [Double](repeating: 0, count: taps)
    for index in 0..<count {
      let (center, positions) = window(index)
      let base = min(max(positions.lowerBound, 0), source - taps)
      for tap in 0..<taps { inside[tap] = 0 }
      var sum = 0.0
      for position in positions {
        let weight = Lanczos.value(at: (Double(position) + 0.5 - center) / spread)
        inside[min(max(position, 0), source - 1) - base] += weight
        sum += weight
      }
      starts.append(base)
      for weight in inside { weights.append(Float(weight / sum)) }
    }
    self.taps = taps
    self.starts = starts
    self.weights = weights
  }

  /// The source pixels that any output pixel reads.
  var sourceRange: Range<Int> {
    (starts.first ?? 0)..<((starts.last ?? 0) + taps)
  }
}
