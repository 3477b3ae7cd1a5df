import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// What stands on photos of a widget.
struct Captions {
  private let document: WidgetDocument
  private let words: Words
  private let photos: [PhotoIdentifier: PhotoDocument]
  private let dates = DateStyle.preferred(environment: ThisProcess.environment)

  /// The captions of these photos of a widget, by documents that were read; what is not known of a photo is left out of its caption.
  init(_ photos: [PhotoIdentifier: PhotoDocument], of document: WidgetDocument, _ words: Words) {
    self.photos = photos
    self.document = document
    self.words = words
  }

  /// What stands on a photo at a moment; nil where there is no caption.
  subscript(photo: WidgetPhoto, moment: Moment) -> Caption? {
    let settings = document.lookSettings(of: photo)
    guard let kind = settings.caption, kind != .none else { return nil }
    let metadata = photos[photo.photo]?.metadata ?? PhotoMetadata()
    let local = moment.time + moment.zone.offset(at: moment.time)
    let today = CivilDate(daysSince1970: floorDiv(local, 86_400))
    let text = words.caption(
      kind, text: settings.text ?? "", of: metadata, on: today, dates: dates)
    return text.map { Caption(text: $0, font: settings.look.font) }
  }
}

extension Session {
  /// The documents of photos, by their identifiers; those that cannot be read are left out.
  func documents(of photos: [WidgetPhoto]) -> [PhotoIdentifier: PhotoDocument] {
    var documents: [PhotoIdentifier: PhotoDocument] = [:]
    for photo in photos { documents[photo.photo] = try? self.photos.document(of: photo.photo) }
    return documents
  }

  /// What stands on photos of a widget; a photo's document is read only where a caption may need it.
  func captions(of photos: [WidgetPhoto], in document: WidgetDocument) -> Captions {
    let captioned = photos.filter { document.look(of: $0).caption != .none }
    return Captions(documents(of: captioned), of: document, words)
  }
}
