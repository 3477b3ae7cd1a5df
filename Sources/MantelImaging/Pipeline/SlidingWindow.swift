/// Runs `work` on every item, at most `width` at once, and hands each result to `body` as it comes, in the caller's own isolation.
///
/// When the task is cancelled no further item is begun; those under way are waited for.
public func forEachInParallel<Item: Sendable, Output: Sendable>(
  _ items: [Item], width: Int, isolation: isolated (any Actor)? = #isolation,
  work: @escaping @Sendable (Item) async -> Output, body: (Int, Output) -> Void
) async {
  await withTaskGroup(of: (Int, Output).self) { group in
    // A closure is isolated as the parameter is only where it captures it.
    _ = isolation
    var next = 0
    func begin() {
      guard next < items.count, !Task.isCancelled else { return }
      let index = next
      let item = items[index]
      next += 1
      group.addTask { (index, await work(item)) }
    }
    for _ in 0..<max(1, width) { begin() }
    while let (index, output) = await group.next() {
      body(index, output)
      begin()
    }
  }
}
