import MantelImaging
import MantelStore
import MantelSystem

/// Looks what a photo is of.
nonisolated enum SubjectSearch {
  /// What the photo of a master is of; nil where that cannot be told.
  @concurrent
  static func subject(of master: FilePath, by finder: any SubjectFinding) async -> SubjectRecord? {
    guard let file = try? OpenFile.open(master, for: .reading) else { return nil }
    return try? await finder.subject(of: file)
  }
}
