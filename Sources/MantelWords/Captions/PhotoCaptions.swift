import MantelCore
import MantelImaging
import MantelStore

/// What stands on photos of a widget.
public struct PhotoCaptions {
  private let document: WidgetDocument
  private let words: Words
  private let photos: [PhotoIdentifier: PhotoDocument]
  private let dates: DateStyle

  /// The captions of these photos of a widget, by documents that were read; what is not known of a photo is left out of its caption.
  public init(
    _ photos: [PhotoIdentifier: PhotoDocument], of document: WidgetDocument, _ words: Words,
    dates: DateStyle
  ) {
    self.photos = photos
    self.document = document
    self.words = words
    self.dates = dates
  }

  /// What stands on a photo at a moment; nil where there is no caption.
  public subscript(photo: WidgetPhoto, moment: Moment) -> Caption? {
    let settings = document.lookSettings(of: photo)
    guard let kind = settings.caption, kind != .none else { return nil }
    let metadata = photos[photo.photo]?.metadata ?? PhotoMetadata()
    let text = words.caption(
      kind, text: settings.text ?? "", of: metadata, on: moment.localDate, dates: dates)
    return text.map { Caption(text: $0, font: settings.look.font) }
  }
}
