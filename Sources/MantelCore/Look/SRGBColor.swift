/// A colour in sRGB as it is written down (encoded, not linear light): 0…1 a channel.
public struct SRGBColor: Equatable, Hashable, Sendable {
  /// 0…1.
  public var red: Double
  /// 0…1.
  public var green: Double
  /// 0…1.
  public var blue: Double

  /// A colour by its channels.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A grey from black, 0, to white, 1.
  public init(gray: Double) {
    self.init(red: gray, green: gray, blue: gray)
  }

  /// A colour by its bytes.
  public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// A photo's mean colour.
  public init(_ average: AverageColor) {
    self.init(red8: average.red, green8: average.green, blue8: average.blue)
  }

  /// The nearest colour of eight bits a channel.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// The colour at `share` of the way to another one, 0 exactly this one and 1 exactly the other, mixed as drawing programs do: on
  /// encoded channels.
  public func mixed(with other: SRGBColor, share: Double) -> SRGBColor {
    if share <= 0 { return self }
    if share >= 1 { return other }
    return SRGBColor(
      red: red + share * (other.red - red), green: green + share * (other.green - green),
      blue: blue + share * (other.blue - blue))
  }

  /// Every channel changed by itself, and kept in 0…1.
  func mapped(_ change: (Double) -> Double) -> SRGBColor {
    SRGBColor(red: change(red), green: change(green), blue: change(blue)).clamped
  }

  /// The colour with every channel in 0…1; what is not a number is 0.
  var clamped: SRGBColor {
    SRGBColor(
      red: clamp(red, 0, 1, otherwise: 0), green: clamp(green, 0, 1, otherwise: 0),
      blue: clamp(blue, 0, 1, otherwise: 0))
  }

  private static func byte(_ channel: Double) -> UInt8 {
    UInt8(clamp(channel * 255 + 0.5, 0, 255, otherwise: 0))
  }
}

#if !hasFeature(Embedded)
  extension SRGBColor: Codable {}
#endif
