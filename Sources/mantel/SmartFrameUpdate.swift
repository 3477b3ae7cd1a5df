import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import WorkerEngine

/// Keeps what smart frame chose in step with the windows that frames leave.
struct SmartFrameUpdate {
  let photos: PhotoStore

  /// Where a photo's frame changed, smart frame chooses anew among what it has chosen before; what a hand has set stays.
  func followFrames(from before: WidgetDocument, to document: inout WidgetDocument) {
    for index in document.photos.indices {
      let entry = document.photos[index]
      let frame = document.look(of: entry).frame
      guard !entry.framing.smart.isEmpty, frame != before.look(of: entry).frame,
        let photo = try? photos.document(of: entry.photo), let subject = photo.subject
      else { continue }
      document.photos[index].framing.refreshSmart(
        SmartFrame.framing(of: subject, in: photo.original, frame: frame))
    }
  }
}

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
