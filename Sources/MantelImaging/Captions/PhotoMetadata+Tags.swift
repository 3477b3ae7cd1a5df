import MantelCore
import MantelStore

extension PhotoMetadata {
  /// What the tags of a file come to. `position` is what the file says of satellites, still unchecked.
  public init(_ tags: MetadataTags, position: (latitude: Double, longitude: Double)? = nil) {
    self.init(
      taken: Self.taken(tags),
      camera: CameraName.tidied(
        make: Self.either(MetadataTags.make, tags), model: Self.either(MetadataTags.model, tags)),
      description: MetadataTags.descriptions.lazy.compactMap(tags.text).first(where: {
        !BoilerplateDescription.matches($0)
      }),
      place: Self.place(tags),
      position: position.flatMap {
        GeoPosition(latitude: $0.latitude, longitude: $0.longitude)
      })
  }

  /// The most trusted date: EXIF, then XMP, then IPTC.
  private static func taken(_ tags: MetadataTags) -> TakenDate? {
    for name in MetadataTags.exifDates {
      guard let found = tags.text(name).flatMap(MetadataDate.init) else { continue }
      let offset = tags.text(MetadataTags.offset).flatMap(MetadataDate.offset)
      let taken = TakenDate(
        date: found.date, secondOfDay: found.secondOfDay, offset: offset,
        source: offset == nil ? .exif : .exifWithOffset)
      if let taken { return taken }
    }
    for name in MetadataTags.xmpDates {
      guard let found = tags.text(name).flatMap(MetadataDate.init) else { continue }
      let taken = TakenDate(
        date: found.date, secondOfDay: found.secondOfDay, offset: found.offset, source: .xmp)
      if let taken { return taken }
    }
    guard let day = tags.text(MetadataTags.iptcDate) else { return nil }
    let time = tags.text(MetadataTags.iptcTime).map { " " + $0 } ?? ""
    return MetadataDate(day + time).flatMap {
      TakenDate(date: $0.date, secondOfDay: $0.secondOfDay, offset: $0.offset, source: .iptc)
    }
  }

  private static func place(_ tags: MetadataTags) -> String? {
    PlaceName(
      city: either(MetadataTags.city, tags), state: either(MetadataTags.state, tags),
      country: either(MetadataTags.country, tags)
    ).text
  }

  private static func either(_ names: (String, String), _ tags: MetadataTags) -> String? {
    tags.text(names.0) ?? tags.text(names.1)
  }
}
