import MantelCore

/// What a photo's file says of it, cleaned: text that is safe to draw, numbers that can be.
public struct PhotoMetadata: Codable, Equatable, Hashable, Sendable {
  /// When it was taken.
  public var taken: TakenDate?
  /// The camera's name, as a person would say it.
  public var camera: String?
  /// What its owner wrote about it.
  public var description: String?
  /// Where it was taken, in words of its owner.
  public var place: PlaceName?
  /// Where it was taken, by satellite. Never goes into a picture that we make.
  public var position: GeoPosition?

  /// Metadata; nothing is known unless told.
  public init(
    taken: TakenDate? = nil, camera: String? = nil, description: String? = nil,
    place: PlaceName? = nil, position: GeoPosition? = nil
  ) {
    self.taken = taken
    self.camera = camera
    self.description = description
    self.place = place
    self.position = position
  }
}

/// A place as people write it down: none, some or all of its parts.
public struct PlaceName: Codable, Equatable, Hashable, Sendable {
  /// A town, or a part of one.
  public var city: String?
  /// A state or province.
  public var state: String?
  /// A country.
  public var country: String?

  /// A place by its parts.
  public init(city: String? = nil, state: String? = nil, country: String? = nil) {
    self.city = city
    self.state = state
    self.country = country
  }

  /// The parts there are, the smallest first, each once: “Lisbon, Portugal”.
  ///
  /// The state stands only where there is no city, since city and country say it all.
  public var text: String? {
    let parts = [city ?? state, country].compactMap { $0 }
    guard let first = parts.first else { return nil }
    guard let last = parts.dropFirst().first, last != first else { return first }
    return first + ", " + last
  }
}

/// A point on the Earth in degrees (WGS 84).
public struct GeoPosition: Codable, Equatable, Hashable, Sendable {
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
