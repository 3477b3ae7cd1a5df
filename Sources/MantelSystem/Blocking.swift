import Dispatch

/// Runs work that waits for the system on a thread of its own, so that the threads of Swift's tasks stay free.
public func onBlockingThread<Output: Sendable>(
  _ work: @escaping @Sendable () -> Output
) async -> Output {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}
