import MantelCore
import MantelStore

extension PhotoMetadata {
  /// What the tags of a file come to. `position` is what the file says of satellites, still unchecked.
  public init(_ tags: MetadataTags, position: (latitude: Double, longitude: Double)? = nil) {
    self.init(
      taken: Self.taken(tags),
      camera: CameraName.tidied(
        make: tags.text(MetadataTags.make), model: tags.text(MetadataTags.model)),
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
    func part(_ names: (String, String)) -> String? { tags.text(names.0) ?? tags.text(names.1) }
    return PlaceName(
      city: part(MetadataTags.city), state: part(MetadataTags.state),
      country: part(MetadataTags.country)
    ).text
  }
}
