import MantelCore
import MantelStore

extension PixelBuffer {
  /// How far JPEG moves a pixel from what it was, at the quality of `PhotoLimits` and beside a sharp edge, on the encoded scale of 0…1.
  private static let compressionError = 16.0 / 255

  /// The colours in which a caption can be read on this picture, finished by `recipe`: on an instant picture those for its mat, which
  /// needs no scrim, elsewhere those that are measured.
  public func captionInk(by recipe: RenderRecipe) -> CaptionInk {
    recipe.look.frame == .instant
      ? CaptionInk(CaptionContrast(on: recipe.look.matColor)) : measuredCaptionInk(by: recipe)
  }

  /// The colours in which a caption of one or two lines can be read where `recipe` puts it, whatever it says and whatever this is a picture of.
  ///
  /// Not only the letters' own pixels count: “time ago” grows and shrinks, and another home has other fonts.
  public func measuredCaptionInk(by recipe: RenderRecipe) -> CaptionInk {
    // A picture without one pixel under its caption is none that anyone reads.
    let area =
      luminance(in: recipe.captionPlace.area(lines: 2)) ?? AreaLuminance(SRGBColor(gray: 1))
    return CaptionInk(CaptionContrast(over: area.widened(by: Self.compressionError)))
  }
}
