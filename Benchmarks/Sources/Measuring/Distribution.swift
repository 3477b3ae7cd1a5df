/// What came out of measuring the same thing several times.
public struct Distribution: Equatable, Sendable {
  /// At least one, in rising order.
  private let samples: [Double]

  /// The outcome of at least one measurement.
  public init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "a distribution has at least one sample")
    self.samples = samples.sorted()
  }

  /// How often it was measured.
  public var count: Int { samples.count }
  /// The smallest.
  public var minimum: Double { samples[0] }
  /// The largest.
  public var maximum: Double { samples[samples.count - 1] }
  /// The one in the middle; between two, their mean.
  public var median: Double {
    let middle = samples.count / 2
    return samples.count.isMultiple(of: 2)
      ? (samples[middle - 1] + samples[middle]) / 2 : samples[middle]
  }

  /// What so large a share of the samples does not exceed: the smallest sample of which that holds.
  public func quantile(_ share: Double) -> Double {
    let rank = Int((share * Double(samples.count)).rounded(.up))
    return samples[min(max(rank, 1), samples.count) - 1]
  }

  /// The ratios of what was measured in turn (A B A B …), pair by pair, so that a machine that is slow for a while slows both.
  public static func ratios(of ours: [Double], to theirs: [Double]) -> Distribution {
    precondition(ours.count == theirs.count, "pairs have two sides")
    return Distribution(zip(ours, theirs).map { $0 / $1 })
  }
}
