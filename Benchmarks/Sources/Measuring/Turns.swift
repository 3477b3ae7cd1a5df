/// Measures several things in turn (A B C A B C …), so that what disturbs the machine for a while disturbs all of them.
public struct Turns<Sample> {
  private let contenders: [() throws -> Sample]

  /// Those that are measured, in the order of their turns.
  public init(_ contenders: [() throws -> Sample]) {
    self.contenders = contenders
  }

  /// For each contender its samples in the order of the rounds. A first round is not counted: it fills the caches of files.
  public func samples(rounds: Int, progress: (_ done: Int, _ rounds: Int) -> Void) throws
    -> [[Sample]]
  {
    for contender in contenders { _ = try contender() }
    var samples = [[Sample]](repeating: [], count: contenders.count)
    for round in 0..<rounds {
      progress(round, rounds)
      for (index, contender) in contenders.enumerated() { samples[index].append(try contender()) }
    }
    return samples
  }
}
