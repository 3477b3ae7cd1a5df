import MantelCore

/// The offsets of a clock and the seconds from which they hold.
struct TransitionTable: Equatable, Sendable {
  /// In Unix seconds, strictly ascending.
  var times: [Int64] = []
  /// For each time the offset east of UTC from then on, in seconds.
  var offsets: [Int64] = []
  /// The offset before the first time.
  var initialOffset: Int64

  /// The offset at `time`. O(log n).
  func offset(at time: Int64) -> Int64 {
    let index = firstIndex(after: time)
    return index == 0 ? initialOffset : offsets[index - 1]
  }

  /// The place of the first transition later than `time`, or their number.
  func firstIndex(after time: Int64) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
