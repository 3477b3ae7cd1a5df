import MantelImaging
import MantelStore
import MantelSystem
import Synchronization

/// Sees in every photo what it is told to.
final class FakeSubjects: SubjectFinding {
  private let answer = Mutex<SubjectRecord?>(nil)
  private let count = Mutex(0)
  /// Holds who asks while it is closed.
  let gate = Gate()

  /// How often it was asked.
  var asked: Int { count.withLock { $0 } }

  /// What is seen from now on; nil where looking fails.
  func see(_ subject: SubjectRecord?) {
    answer.withLock { $0 = subject }
  }

  /// See `SubjectFinding`.
  func subject(of master: OpenFile) async throws(ImagingError) -> SubjectRecord {
    count.withLock { $0 += 1 }
    await gate.pass()
    guard let subject = answer.withLock({ $0 }) else { throw .workerStopped }
    return subject
  }
}
