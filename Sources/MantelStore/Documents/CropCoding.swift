import MantelCore

extension CropState: Codable {
  private enum CodingKeys: String, CodingKey {
    case centerX, centerY, zoom
  }

  /// Reads the three numbers; a point outside the photo or a zoom outside 1…5 becomes the nearest allowed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try CropState(
      centerX: container.decode(Double.self, forKey: .centerX),
      centerY: container.decode(Double.self, forKey: .centerY),
      zoom: container.decode(Double.self, forKey: .zoom)
    ).validated
  }

  /// Writes the three numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(centerX, forKey: .centerX)
    try container.encode(centerY, forKey: .centerY)
    try container.encode(zoom, forKey: .zoom)
  }
}

extension PhotoFraming: Codable {
  private enum CodingKeys: String, CodingKey {
    case shared, small, medium, large
  }

  /// Reads the shared crop and those of the shapes that have one of their own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try PhotoFraming(
      shared: container.decode(CropState.self, forKey: .shared),
      small: container.decodeIfPresent(CropState.self, forKey: .small),
      medium: container.decodeIfPresent(CropState.self, forKey: .medium),
      large: container.decodeIfPresent(CropState.self, forKey: .large))
  }

  /// Writes the shared crop and those of the shapes that have one of their own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(shared, forKey: .shared)
    try container.encodeIfPresent(small, forKey: .small)
    try container.encodeIfPresent(medium, forKey: .medium)
    try container.encodeIfPresent(large, forKey: .large)
  }
}
