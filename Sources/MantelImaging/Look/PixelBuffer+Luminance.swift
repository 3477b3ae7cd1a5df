import MantelCore

extension PixelBuffer {
  /// The darkest, mean and lightest luminance of the pixels in an area; what of it lies outside the picture does not count, and nil where
  /// none of it is inside.
  public func luminance(in area: PixelArea) -> AreaLuminance? {
    let area = area.clamped(to: size)
    guard area.width > 0, area.height > 0 else { return nil }
    var darkest = 1.0
    var lightest = 0.0
    var sum = 0.0
    let red = Self.shares(0)
    let green = Self.shares(1)
    let blue = Self.shares(2)
    for y in area.y..<area.y + area.height {
      let row = y * bytesPerRow
      for x in area.x..<area.x + area.width {
        let index = row + x * Self.bytesPerPixel
        let luminance =
          red[Int(bytes[index])] + green[Int(bytes[index + 1])] + blue[Int(bytes[index + 2])]
        darkest = min(darkest, luminance)
        lightest = max(lightest, luminance)
        sum += luminance
      }
    }
    return AreaLuminance(
      darkest: darkest, mean: sum / Double(area.width * area.height), lightest: lightest)
  }

  /// What each byte of one channel adds to a luminance.
  private static func shares(_ channel: Int) -> [Double] {
    (0...255).map { (byte: UInt8) in
      SRGBColor(
        red8: channel == 0 ? byte : 0, green8: channel == 1 ? byte : 0,
        blue8: channel == 2 ? byte : 0
      ).luminance
    }
  }
}
