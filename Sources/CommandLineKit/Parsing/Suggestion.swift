/// The nearest known word to a mistyped one.
enum Suggestion {
  /// The candidate with the smallest edit distance to `typed`, the earliest among equals; nil when none is near, which
  /// is a third of the typed word's length, but at least one edit.
  ///
  /// Cost: O(typed · candidate) each. Words over 64 bytes are no typing mistakes and get no suggestion.
  static func nearest(to typed: [UInt8], among candidates: [String]) -> String? {
    guard typed.count <= 64 else { return nil }
    let limit = max(1, (typed.count + 1) / 3)
    var best: (word: String, distance: Int)?
    for word in candidates {
      let distance = editDistance(typed, Array(word.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b` (optimal string alignment).
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var cost = min(previous[j + 1], current[j]) + 1
        cost = min(cost, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}
