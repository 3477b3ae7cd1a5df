import MantelImaging
import MantelStore
import MantelSystem
import WorkerEngine

extension Session {
  /// What a photo is of, looked at again and kept.
  ///
  /// Faces that were found before stay found where now there are none, since the library may be missing and the photo is the same.
  func lookAgain(at photo: PhotoDocument) async throws -> SubjectRecord {
    let seen: SubjectRecord
    do {
      let master = try OpenFile.open(photos.folder(of: photo.id).master, for: .reading)
      seen = try await workers().subject(of: master)
    } catch {
      guard let subject = photo.subject else { throw error }
      return subject
    }
    if let known = photo.subject, known.kind == .faces, seen.kind != .faces { return known }
    try photos.setSubject(seen, of: photo.id)
    return seen
  }
}
