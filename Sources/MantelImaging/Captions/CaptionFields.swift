/// What can stand in a caption's template, each already in words; nil for what is not known.
public struct CaptionFields: Equatable, Sendable {
  /// `{date}`: the day on which the photo was taken.
  public var date: String?
  /// `{year}`: the year alone.
  public var year: String?
  /// `{place}`: where it was taken.
  public var place: String?
  /// `{camera}`: what it was taken with.
  public var camera: String?
  /// `{description}`: what its owner wrote about it.
  public var description: String?

  /// Fields; nothing is known unless told.
  public init(
    date: String? = nil, year: String? = nil, place: String? = nil, camera: String? = nil,
    description: String? = nil
  ) {
    self.date = date
    self.year = year
    self.place = place
    self.camera = camera
    self.description = description
  }

  /// The names that may stand in braces.
  public static let names = ["date", "year", "place", "camera", "description"]

  /// The field of a name: `.some(nil)` where it is not known of this photo, nil where there is no such field.
  subscript(name: Substring) -> String?? {
    switch name {
    case "date": .some(date)
    case "year": .some(year)
    case "place": .some(place)
    case "camera": .some(camera)
    case "description": .some(description)
    default: nil
    }
  }
}
