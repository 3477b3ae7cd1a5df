/// A point on the Earth in degrees (WGS 84).
public struct GeoPosition: Equatable, Hashable, Sendable {
  /// −90…90, north positive.
  public let latitude: Double
  /// −180…180, east positive.
  public let longitude: Double

  /// A point; nil where the numbers name none, and for 0, 0, which cameras write that have no fix.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude),
      latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension GeoPosition: Codable {
  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
  }

  /// Reads two numbers; those that name no point are a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let position = GeoPosition(
      latitude: try values.decode(Double.self, forKey: .latitude),
      longitude: try values.decode(Double.self, forKey: .longitude))
    guard let position else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: values, debugDescription: "no point on the Earth")
    }
    self = position
  }
}
