/// Some of the crops of a photo's framing.
public struct CropParts: OptionSet, Hashable, Sendable {
  /// One bit a crop.
  public let rawValue: UInt8

  /// Parts by their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The crop of every shape without one of its own.
  public static let shared = CropParts(rawValue: 1)
  /// The small shape's own crop.
  public static let small = CropParts(rawValue: 2)
  /// The medium shape's own crop.
  public static let medium = CropParts(rawValue: 4)
  /// The large shape's own crop.
  public static let large = CropParts(rawValue: 8)

  /// The shape's own crop; the shared one for no shape.
  public init(_ shape: WidgetShape?) {
    switch shape {
    case nil: self = .shared
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}
