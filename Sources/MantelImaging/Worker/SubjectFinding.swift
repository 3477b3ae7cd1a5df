import MantelStore
import MantelSystem

/// Something that sees what a photo is of.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks.
public protocol SubjectFinding: Sendable {
  /// What the photo of a master is of.
  func subject(of master: OpenFile) async throws(ImagingError) -> SubjectRecord
}
