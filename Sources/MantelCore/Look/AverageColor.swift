/// A photo's mean colour: sRGB, 0…255 a channel.
public struct AverageColor: Equatable, Hashable, Sendable {
  /// 0…255.
  public let red: UInt8
  /// 0…255.
  public let green: UInt8
  /// 0…255.
  public let blue: UInt8

  /// A colour by its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The nearest colour of eight bits a channel.
  public init(_ color: SRGBColor) {
    (red, green, blue) = color.bytes
  }
}

#if !hasFeature(Embedded)
  extension AverageColor: Codable {}
#endif
