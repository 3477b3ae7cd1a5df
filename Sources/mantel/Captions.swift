import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

extension Session {
  /// What stands on a photo of a widget at a moment; nil where there is no caption.
  func caption(of photo: WidgetPhoto, in document: WidgetDocument, at moment: Moment) -> String? {
    let settings = document.lookSettings(of: photo)
    guard let kind = settings.caption, kind != .none else { return nil }
    let metadata = (try? photos.document(of: photo.photo))?.metadata ?? PhotoMetadata()
    let local = moment.time + moment.zone.offset(at: moment.time)
    let today = CivilDate(daysSince1970: floorDiv(local, 86_400))
    return words.caption(
      kind, text: settings.text ?? "", of: metadata, on: today,
      dates: .preferred(environment: ThisProcess.environment))
  }
}
