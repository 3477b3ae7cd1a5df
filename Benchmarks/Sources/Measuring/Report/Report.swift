/// Prints findings as they come, and all that had a goal again at the end.
public struct Report {
  private var judged: [(benchmark: String, finding: Finding)] = []

  /// An empty report.
  public init() {}

  /// Whether no goal was missed.
  public var isGood: Bool {
    judged.allSatisfy { $0.finding.isMet != false }
  }

  /// Prints the findings of a benchmark.
  public mutating func add(_ findings: [Finding], of benchmark: String) {
    var table = Table("  " + benchmark, "runs", "min", "median", "max", "")
    for finding in findings {
      let (quantity, distribution) = (finding.quantity, finding.distribution)
      table.add(
        "  " + finding.name, String(distribution.count), quantity.text(distribution.minimum),
        quantity.text(distribution.median), quantity.text(distribution.maximum), finding.verdict)
    }
    for line in table.lines { print(line) }
    print()
    judged += findings.filter { $0.goal != nil }.map { (benchmark, $0) }
  }

  /// Prints the table of all goals.
  public func printGoals() {
    var table = Table("goal", "at most", "measured", "min", "max", "")
    for (benchmark, finding) in judged {
      let quantity = finding.quantity
      table.add(
        "\(benchmark): \(finding.name)", finding.goal.map(quantity.text) ?? "",
        quantity.text(finding.judged), quantity.text(finding.distribution.minimum),
        quantity.text(finding.distribution.maximum), finding.isMet == true ? "met" : "MISSED")
    }
    for line in table.lines { print(line) }
  }
}
