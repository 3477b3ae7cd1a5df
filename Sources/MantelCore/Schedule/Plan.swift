/// A photo and the second from which it is shown.
public struct PlanEntry: Equatable, Sendable {
  /// In Unix seconds.
  public var start: Int64
  /// The photo's place in the list.
  public var index: Int

  /// An entry of a plan.
  public init(start: Int64, index: Int) {
    self.start = start
    self.index = index
  }
}

extension Schedule {
  /// Hands out the entries from `start` up to and without `end`, in order, until `visit` answers false.
  ///
  /// The first entry begins at `start` itself. One entry is all where nothing ever changes: for `never` and for a single photo. There is
  /// none without photos or without time. An entry costs O(1), and O(count) more where a shuffled cycle begins.
  public func visitPlan(
    from start: Int64, to end: Int64, offset: Int64, count: Int, zone: (Int64) -> Int64,
    _ visit: (PlanEntry) -> Bool
  ) {
    guard count > 0, start < end else { return }
    var sequence = PhotoSequence(self, count: count)
    var start = start
    var slot = slot(at: start, zone: zone)
    while true {
      let index = sequence.index(ofStep: slot &+ offset &- anchor)
      guard visit(PlanEntry(start: start, index: index)), count > 1,
        let next = nextSlot(after: start, slot: slot, zone: zone), next.start < end
      else { return }
      (start, slot) = next
    }
  }

  /// The entries of `visitPlan`, the first `limit` of them.
  public func plan(
    from start: Int64, to end: Int64, offset: Int64, count: Int, limit: Int,
    zone: (Int64) -> Int64
  ) -> [PlanEntry] {
    var entries: [PlanEntry] = []
    guard limit > 0 else { return entries }
    visitPlan(from: start, to: end, offset: offset, count: count, zone: zone) { entry in
      entries.append(entry)
      return entries.count < limit
    }
    return entries
  }
}
