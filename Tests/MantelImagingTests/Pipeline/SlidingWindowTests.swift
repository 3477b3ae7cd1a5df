import MantelImaging
import Synchronization
import Testing

struct SlidingWindowTests {
  @Test func `every item is worked on once, and no more than the width at a time`() async {
    let running = Mutex((now: 0, most: 0))
    var results: [Int: Int] = [:]
    await forEachInParallel(Array(0..<50), width: 3) { item in
      running.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      await Task.yield()
      running.withLock { $0.now -= 1 }
      return item * item
    } body: { index, output in
      results[index] = output
    }
    #expect(results == Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, $0 * $0) }))
    #expect(running.withLock { $0.most } <= 3)
  }

  @Test func `a cancelled task begins nothing more`() async {
    let count = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var count = 0
      await forEachInParallel(Array(0..<50), width: 3) {
        $0
      } body: { _, _ in
        count += 1
      }
      return count
    }.value
    #expect(count == 0)
  }
}
