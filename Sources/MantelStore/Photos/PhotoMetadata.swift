/// What a photo's file says of it, cleaned: text that is safe to draw, numbers that can be.
public struct PhotoMetadata: Equatable, Hashable, Sendable {
  /// When it was taken.
  public var taken: TakenDate?
  /// The camera's name, as a person would say it.
  public var camera: String?
  /// What its owner wrote about it.
  public var description: String?
  /// Where it was taken, in words of its owner: “Lisbon, Portugal”.
  public var place: String?
  /// Where it was taken, by satellite. Never goes into a picture that we make.
  public var position: GeoPosition?

  /// Metadata; nothing is known unless told.
  public init(
    taken: TakenDate? = nil, camera: String? = nil, description: String? = nil,
    place: String? = nil, position: GeoPosition? = nil
  ) {
    self.taken = taken
    self.camera = camera
    self.description = description
    self.place = place
    self.position = position
  }
}

extension PhotoMetadata: Codable {
  private enum CodingKeys: String, CodingKey {
    case taken, camera, description, place, position
  }

  /// Reads what `encode` wrote; a field that makes no sense counts as not known, since a photo is worth having without.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func field<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      taken: field(.taken), camera: field(.camera), description: field(.description),
      place: field(.place), position: field(.position))
  }
}
