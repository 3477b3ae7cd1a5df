/// One line of the report: what was measured, what came out, and what it should be.
public struct Finding: Sendable {
  /// What of a distribution must not exceed the goal.
  public enum Judgement: Sendable {
    /// For times and ratios, which a busy machine spoils now and then.
    case median
    /// For what must never be exceeded.
    case maximum
  }

  /// What was measured.
  public let name: String
  /// What kind of number it is.
  public let quantity: Quantity
  /// What came out.
  public let distribution: Distribution
  /// The most that it should be, nil where nothing was promised.
  public let goal: Double?
  /// What of the distribution is held against the goal.
  public let judgement: Judgement

  /// A line of the report.
  public init(
    _ name: String, _ quantity: Quantity, _ distribution: Distribution, goal: Double? = nil,
    judging judgement: Judgement = .median
  ) {
    self.name = name
    self.quantity = quantity
    self.distribution = distribution
    self.goal = goal
    self.judgement = judgement
  }

  /// Whether the goal is met, nil where there is none.
  public var isMet: Bool? {
    goal.map { judged <= $0 }
  }

  /// The number that is held against the goal.
  public var judged: Double {
    judgement == .median ? distribution.median : distribution.maximum
  }

  /// The goal and whether it is met, in words; empty where there is none.
  public var verdict: String {
    guard let goal, let isMet else { return "" }
    return "goal \(quantity.text(goal)) \(isMet ? "met" : "MISSED")"
  }
}
