import MantelCore
import MantelImaging
import MantelStore

extension Words {
  /// What a photo's caption says, ready to be drawn; nil where it says nothing: no caption is wanted, the date is not known, or the
  /// photo is from the future and how long ago is asked for.
  ///
  /// `text` is the user's own, in which fields stand in braces; it counts only for captions of that kind. `today` is the user's local
  /// day.
  public func caption(
    _ kind: CaptionKind, text: String = "", of photo: PhotoMetadata, on today: CivilDate,
    dates: DateStyle = .dayFirst
  ) -> String? {
    switch kind {
    case .none: nil
    case .text: CaptionTemplate(text).filled(with: captionFields(of: photo, dates: dates))
    case .date: photo.taken.map { date($0.date, dates) }
    case .ago: photo.taken.flatMap { TimeAgo(from: $0.date, to: today) }.map(timeAgo)
    }
  }

  /// A photo's metadata in words, for a caption's template.
  public func captionFields(of photo: PhotoMetadata, dates: DateStyle = .dayFirst) -> CaptionFields
  {
    CaptionFields(
      date: photo.taken.map { date($0.date, dates) }, year: photo.taken.map { year($0.date) },
      place: photo.place, camera: photo.camera, description: photo.description)
  }
}
