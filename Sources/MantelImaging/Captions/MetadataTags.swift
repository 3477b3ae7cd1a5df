/// A file's metadata as it stands there: the bytes of each tag, by the names that exiv2 gives them.
public struct MetadataTags: Sendable {
  /// The value of a tag such as `Exif.Image.Make`; nil where the file has none.
  public typealias Lookup = (_ name: String) -> [UInt8]?

  /// Every tag that `PhotoMetadata` asks for.
  public static let names: [String] =
    dates + [
      make.0, make.1, model.0, model.1, city.0, city.1, state.0, state.1, country.0, country.1,
    ] + descriptions
    + [offset, iptcTime]

  static let make = ("Exif.Image.Make", "Xmp.tiff.Make")
  static let model = ("Exif.Image.Model", "Xmp.tiff.Model")
  static let offset = "Exif.Photo.OffsetTimeOriginal"
  static let exifDates = ["Exif.Photo.DateTimeOriginal", "Exif.Image.DateTimeOriginal"]
  static let xmpDates = [
    "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated", "Xmp.xmp.CreateDate",
  ]
  static let iptcDate = "Iptc.Application2.DateCreated"
  static let iptcTime = "Iptc.Application2.TimeCreated"
  static let descriptions = [
    "Exif.Image.ImageDescription", "Xmp.dc.description", "Iptc.Application2.Caption",
  ]
  static let city = ("Xmp.photoshop.City", "Iptc.Application2.City")
  static let state = ("Xmp.photoshop.State", "Iptc.Application2.ProvinceState")
  static let country = ("Xmp.photoshop.Country", "Iptc.Application2.CountryName")
  private static let dates = exifDates + xmpDates + [iptcDate]

  private let values: [String: [UInt8]]

  /// Asks `lookup` once for each tag that is of use.
  public init(_ lookup: Lookup) {
    var values: [String: [UInt8]] = [:]
    for name in Self.names { values[name] = lookup(name) }
    self.values = values
  }

  /// The tag's text, cleaned and bounded; nil where nothing readable is left.
  func text(_ name: String) -> String? {
    guard let bytes = values[name] else { return nil }
    return CaptionText.clean(MetadataText.decoded(bytes))
  }
}
