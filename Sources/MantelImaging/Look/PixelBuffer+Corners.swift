import MantelCore

extension PixelBuffer {
  /// Rounds the corners of a part of the picture: what lies outside them takes the colour, smoothly along the edge.
  ///
  /// The radius is in pixels, at most half the area's shorter side. What of the area lies outside the picture is left alone.
  public mutating func roundCorners(of area: PixelArea, radius: Double, onto color: SRGBColor) {
    let radius = min(radius, Double(min(area.width, area.height)) / 2)
    guard radius > 0, area.clamped(to: size) == area else { return }
    let (red, green, blue) = color.bytes
    let background = SIMD3(Double(red), Double(green), Double(blue))
    let reach = Int(radius.rounded(.up))
    for row in 0..<reach {
      for column in 0..<reach {
        let across = radius - Double(column) - 0.5
        let down = radius - Double(row) - 0.5
        guard across > 0, down > 0 else { continue }
        let distance = (across * across + down * down).squareRoot()
        let outside = min(max(distance - radius + 0.5, 0), 1)
        guard outside > 0 else { continue }
        let (left, right) = (area.x + column, area.x + area.width - 1 - column)
        let (top, bottom) = (area.y + row, area.y + area.height - 1 - row)
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
          blend(background, share: outside, x: x, y: y)
        }
      }
    }
  }

  /// The picture with its own corners rounded, as a widget shows it, on a background.
  public func rounded(radius: Double, onto color: SRGBColor) -> PixelBuffer {
    var picture = self
    picture.roundCorners(
      of: PixelArea(x: 0, y: 0, width: size.width, height: size.height), radius: radius, onto: color
    )
    return picture
  }

  private mutating func blend(_ color: SIMD3<Double>, share: Double, x: Int, y: Int) {
    let index = y * bytesPerRow + x * Self.bytesPerPixel
    for channel in 0..<3 {
      let old = Double(bytes[index + channel])
      bytes[index + channel] = UInt8(old + share * (color[channel] - old) + 0.5)
    }
  }
}
