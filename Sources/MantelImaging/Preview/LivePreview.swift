import MantelCore
import MantelStore

/// Draws what a widget would show while it is being edited: the same frame, mat and caption as the finished picture, quickly.
///
/// While a hand moves the photo, `moving` mixes pixels of a pyramid; once it rests, `still` makes the very picture that `render` and the
/// widget make. Used by one thread at a time.
public final class LivePreview {
  private let captions: any CaptionDrawing
  private let composer: LookComposer

  /// A preview that draws captions by `captions`.
  public init(captions: any CaptionDrawing, tables: ColorTableCache = ColorTableCache()) {
    self.captions = captions
    composer = LookComposer(tables: tables)
  }

  /// The picture while it moves. `rectangle` is the part of the photo in the frame's window, in pixels of `original`, and may reach beyond
  /// the photo. `table` is the recipe's filter, nil where there is none or `pyramid` has been through it.
  public func moving(
    _ pyramid: PhotoPyramid, _ table: ColorTable?, rectangle: CropRectangle, original: PixelSize,
    _ recipe: RenderRecipe, caption: Caption?, ink: CaptionInk?
  ) -> PixelBuffer {
    let look = recipe.look
    let window = look.frame.window(in: recipe.output)
    var picture = PixelBuffer(size: window.size, color: SRGBColor(gray: Self.beyond))
    pyramid.draw(
      rectangle.share(of: original), into: &picture,
      area: PixelArea(x: 0, y: 0, width: window.width, height: window.height))
    if let table { picture.apply(table) }
    if look.frame != .fullBleed {
      var framed = PixelBuffer(size: recipe.output, color: look.matColor)
      framed.place(picture, x: window.x, y: window.y)
      framed.roundCorners(of: window, radius: look.windowRadius, onto: look.matColor)
      picture = framed
    }
    if let caption {
      captions.draw(
        caption, ink: ink ?? picture.captionInk(by: recipe), at: recipe.captionPlace, on: &picture)
    }
    return picture
  }

  /// How light it is in a window beyond the photo's edges.
  private static let beyond = 0.12

  /// The photo around the window: what `rectangle` holds stands in `window` of a picture of `size` pixels, and the rest of the photo goes
  /// on around it, dimmed. Beyond the photo's edges it has the colour `beyond`. `table` as in `moving`.
  public func stage(
    _ pyramid: PhotoPyramid, _ table: ColorTable?, rectangle: CropRectangle, original: PixelSize,
    window: PixelArea, size: PixelSize, beyond: SRGBColor
  ) -> PixelBuffer {
    let across = rectangle.width / Double(max(window.width, 1))
    let down = rectangle.height / Double(max(window.height, 1))
    let whole = CropRectangle(
      x: rectangle.x - Double(window.x) * across, y: rectangle.y - Double(window.y) * down,
      width: Double(size.width) * across, height: Double(size.height) * down)
    var picture = PixelBuffer(size: size, color: SRGBColor(gray: 0))
    pyramid.draw(
      whole.share(of: original), into: &picture,
      area: PixelArea(x: 0, y: 0, width: size.width, height: size.height))
    if let table { picture.apply(table) }
    picture.dim(around: window)
    // Whatever a filter makes of the ground is covered again.
    picture.surround(Self.area(of: original, in: whole, size: size), beyond)
    picture.outline(window)
    return picture
  }

  /// Where on a stage, which shows `whole` of a photo, the photo lies.
  private static func area(of photo: PixelSize, in whole: CropRectangle, size: PixelSize)
    -> PixelArea
  {
    let (across, down) = (
      Double(size.width) / whole.width, Double(size.height) / whole.height
    )
    let (left, top) = (Int((-whole.x * across).rounded()), Int((-whole.y * down).rounded()))
    let right = Int(((Double(photo.width) - whole.x) * across).rounded())
    let bottom = Int(((Double(photo.height) - whole.y) * down).rounded())
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The finished picture, made of a master's pixels, and the colours of a caption on it.
  public func still(_ master: PixelBuffer, _ recipe: RenderRecipe, caption: Caption?)
    -> (picture: PixelBuffer, ink: CaptionInk)?
  {
    guard recipe.isSound, let rectangle = recipe.rectangle(in: master.size) else { return nil }
    var picture = composer.compose(
      master, rectangle: rectangle, output: recipe.output, look: recipe.look)
    let ink = picture.captionInk(by: recipe)
    if let caption {
      captions.draw(caption, ink: ink, at: recipe.captionPlace, on: &picture)
    }
    return (picture, ink)
  }
}

extension PixelBuffer {
  /// Takes half of the light from all pixels outside an area.
  fileprivate mutating func dim(around area: PixelArea) {
    let inside = area.clamped(to: size)
    let (width, height) = (size.width, size.height)
    bytes.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      func dim(_ row: Int, _ columns: Range<Int>) {
        for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
          pixels[index] = pixels[index] >> 1 & 0x7F7F_7F7F
        }
      }
      for row in 0..<height {
        if row < inside.y || row >= inside.y + inside.height {
          dim(row, 0..<width)
        } else {
          dim(row, 0..<inside.x)
          dim(row, inside.x + inside.width..<width)
        }
      }
    }
  }
}

extension PixelBuffer {
  /// Fills what lies outside an area with a colour.
  fileprivate mutating func surround(_ area: PixelArea, _ color: SRGBColor) {
    let (left, top) = (min(max(area.x, 0), size.width), min(max(area.y, 0), size.height))
    let right = min(max(area.x + area.width, left), size.width)
    let bottom = min(max(area.y + area.height, top), size.height)
    fill(PixelArea(x: 0, y: 0, width: size.width, height: top), color)
    fill(PixelArea(x: 0, y: bottom, width: size.width, height: size.height - bottom), color)
    fill(PixelArea(x: 0, y: top, width: left, height: bottom - top), color)
    fill(PixelArea(x: right, y: top, width: size.width - right, height: bottom - top), color)
  }

  private mutating func fill(_ area: PixelArea, _ color: SRGBColor) {
    guard area.width > 0, area.height > 0 else { return }
    let size = PixelSize(width: area.width, height: area.height)
    place(PixelBuffer(size: size, color: color), x: area.x, y: area.y)
  }
}

extension PixelBuffer {
  /// Draws a thin light line around an area, just outside it.
  fileprivate mutating func outline(_ area: PixelArea) {
    let line = PixelBuffer(
      size: PixelSize(width: area.width + 2, height: 1), color: SRGBColor(gray: 0.92))
    let side = PixelBuffer(
      size: PixelSize(width: 1, height: area.height + 2), color: SRGBColor(gray: 0.92))
    place(line, x: area.x - 1, y: area.y - 1)
    place(line, x: area.x - 1, y: area.y + area.height)
    place(side, x: area.x - 1, y: area.y - 1)
    place(side, x: area.x + area.width, y: area.y - 1)
  }
}

extension CropRectangle {
  /// The rectangle as shares of the sides of a photo of this size.
  public func share(of photo: PixelSize) -> CropRectangle {
    let (across, down) = (Double(max(photo.width, 1)), Double(max(photo.height, 1)))
    return CropRectangle(x: x / across, y: y / down, width: width / across, height: height / down)
  }
}
