import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

extension Session {
  /// The documents of photos, by their identifiers; those that cannot be read are left out.
  func documents(of photos: [WidgetPhoto]) -> [PhotoIdentifier: PhotoDocument] {
    var documents: [PhotoIdentifier: PhotoDocument] = [:]
    for photo in photos { documents[photo.photo] = try? self.photos.document(of: photo.photo) }
    return documents
  }

  /// What stands on photos of a widget; a photo's document is read only where a caption may need it.
  func captions(of photos: [WidgetPhoto], in document: WidgetDocument) -> PhotoCaptions {
    let captioned = photos.filter { document.look(of: $0).caption != .none }
    return captions(documents(of: captioned), of: document)
  }

  /// What stands on these photos of a widget, by documents that were read.
  func captions(
    _ photos: [PhotoIdentifier: PhotoDocument], of document: WidgetDocument
  ) -> PhotoCaptions {
    PhotoCaptions(
      photos, of: document, words,
      dates: DateStyle.preferred(environment: ThisProcess.environment))
  }
}
