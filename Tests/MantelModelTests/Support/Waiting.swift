import Testing

/// Lets other tasks go on until something is so. The limit on the test's time ends it where that never comes.
@MainActor
func until(_ isSo: () -> Bool) async throws {
  while !isSo() {
    try Task.checkCancellation()
    await Task.yield()
  }
}

/// Lets all tasks of the main actor come to where they wait.
@MainActor
func drain() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Suites that wait end in any case.
let patience = TimeLimitTrait.Duration.minutes(2)
