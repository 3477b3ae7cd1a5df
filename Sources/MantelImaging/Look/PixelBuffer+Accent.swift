import MantelCore

extension PixelBuffer {
  /// The colour that a person would pick from the picture: of some area, clear rather than muddy, neither near black nor near white.
  ///
  /// The mean colour where the picture has next to no colour. The same pixels give the same colour. Meant for a thumb, of
  /// which it looks at about 9,000 pixels.
  public var accentColor: SRGBColor {
    let small = fitted(within: 96)
    let samples = stride(from: 0, to: small.bytes.count, by: Self.bytesPerPixel).map { index in
      OKLab(
        SRGBColor(
          red8: small.bytes[index], green8: small.bytes[index + 1], blue8: small.bytes[index + 2]))
    }
    let groups = ColorGroups(samples, count: 12).groups
    let best = groups.max { Self.appeal($0) < Self.appeal($1) }
    guard let best, Self.appeal(best) > 0 else { return SRGBColor(averageColor) }
    return best.color.color
  }

  /// How much a group of colours invites to be picked; 0 for one that nobody would.
  private static func appeal(_ group: ColorGroups.Group) -> Double {
    let chroma = group.color.chroma
    guard group.share > 0.003, chroma > 0.035 else { return 0 }
    return group.share.squareRoot() * chroma * chroma * clarity(group.color)
  }

  /// 1 for clear colours, less for those that are dark, glaring or mud: skin, sand and bark are yellow to red with little chroma.
  private static func clarity(_ color: OKLab) -> Double {
    let lightness = color.axes.x
    let fromBlack: Double = (lightness - 0.2) / 0.3
    let fromWhite: Double = (1 - lightness) / 0.12
    let lit = max(min(fromBlack, fromWhite, 1), 0.02)
    let warm = color.axes.z > 0 && color.axes.y > -0.3 * color.axes.z
    let muddy = warm && color.chroma < 0.11
    return muddy ? lit * 0.4 : lit
  }
}
