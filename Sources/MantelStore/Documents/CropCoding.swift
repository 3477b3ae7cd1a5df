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
    case shared, small, medium, large, smart
  }

  private static let sharedName = "shared"

  /// Reads the shared crop, those of the shapes that have one of their own, and which of them smart frame chose.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try PhotoFraming(
      shared: container.decode(CropState.self, forKey: .shared),
      small: container.decodeIfPresent(CropState.self, forKey: .small),
      medium: container.decodeIfPresent(CropState.self, forKey: .medium),
      large: container.decodeIfPresent(CropState.self, forKey: .large))
    let names = try container.decodeIfPresent([String].self, forKey: .smart) ?? []
    if names.contains(Self.sharedName) { smart.insert(.shared) }
    for shape in WidgetShape.allCases
    where self[shape] != nil && names.contains(shape.token.description) {
      smart.insert(CropParts(shape))
    }
  }

  /// Writes the shared crop, those of the shapes that have one of their own, and which of them smart frame chose.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(shared, forKey: .shared)
    try container.encodeIfPresent(small, forKey: .small)
    try container.encodeIfPresent(medium, forKey: .medium)
    try container.encodeIfPresent(large, forKey: .large)
    var names = smart.contains(.shared) ? [Self.sharedName] : []
    for shape in WidgetShape.allCases where smart.contains(CropParts(shape)) {
      names.append(shape.token.description)
    }
    if !names.isEmpty { try container.encode(names, forKey: .smart) }
  }
}
