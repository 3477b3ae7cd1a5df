import MantelModel

/// Time that goes by only when a test says so.
@MainActor
final class FakePause: Pausing {
  private struct Wait {
    let number: Int
    let end: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private var now = 0
  private var count = 0
  private var waits: [Wait] = []
  private var calledOff: Set<Int> = []

  /// How many wait.
  var waiting: Int { waits.count }

  /// See `Pausing`.
  func pause(milliseconds: Int) async {
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if calledOff.remove(number) != nil { return continuation.resume() }
        waits.append(Wait(number: number, end: now + milliseconds, continuation: continuation))
      }
    } onCancel: {
      Task { @MainActor in self.callOff(number) }
    }
  }

  /// Lets so much time go by once everybody waits who is about to, and lets them go on.
  func advance(milliseconds: Int) async {
    await drain()
    now += milliseconds
    let over = waits.filter { $0.end <= now }
    waits.removeAll { $0.end <= now }
    for wait in over { wait.continuation.resume() }
    await drain()
  }

  private func callOff(_ number: Int) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else {
      // It may have gone on by itself already, and then nobody asks for it again.
      calledOff.insert(number)
      return
    }
    waits.remove(at: index).continuation.resume()
  }
}
