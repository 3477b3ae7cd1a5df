import MantelCore

/// Makes finished pictures: the crop, the filter, the frame.
///
/// May be used from any thread; blocks it until the picture is made.
public struct LookComposer: Sendable {
  /// How the light behind a fitted photo is dimmed, so that the photo stands out.
  static let glowBrightness = 0.72

  private let tables: ColorTableCache
  private let bands: Int

  /// A composer that runs filters on `bands` parts of a picture at a time.
  public init(tables: ColorTableCache = ColorTableCache(), bands: Int = 1) {
    self.tables = tables
    self.bands = bands
  }

  /// The finished picture of `output` pixels.
  ///
  /// `rectangle` is the part of the photo that fills the frame's window, in pixels of `photo`, inside it; a look that fits shows the whole
  /// photo instead.
  public func compose(
    _ photo: PixelBuffer, rectangle: CropRectangle, output: PixelSize, look: LookRecipe
  ) -> PixelBuffer {
    let window = look.frame.window(in: output)
    let table = tables.table(look.filter, intensity: look.intensity)
    let picture =
      look.fits
      ? fitted(photo, in: window.size, table)
      : filtered(photo.scaled(rectangle, to: window.size), table)
    guard look.frame != .fullBleed else { return picture }

    var framed = PixelBuffer(size: output, color: look.matColor)
    framed.place(picture, x: window.x, y: window.y)
    framed.roundCorners(of: window, radius: look.windowRadius, onto: look.matColor)
    return framed
  }

  /// The whole photo in the middle of `size`, over its own dimmed glow where it leaves room.
  private func fitted(_ photo: PixelBuffer, in size: PixelSize, _ table: ColorTable?)
    -> PixelBuffer
  {
    let whole = CropRectangle(photo.size)
    let inner = Self.contained(photo.size, in: size)
    let middle = filtered(photo.scaled(whole, to: inner), table)
    guard inner != size else { return middle }

    let glow = filtered(photo.glow(), table).dimmed(to: Self.glowBrightness)
    let aspect = Double(size.width) / Double(size.height)
    var picture = glow.scaled(
      CropState().rectangle(photo: glow.size, aspect: aspect), to: size)
    picture.place(
      middle, x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    return picture
  }

  private func filtered(_ picture: PixelBuffer, _ table: ColorTable?) -> PixelBuffer {
    guard let table else { return picture }
    var picture = picture
    picture.apply(table, bands: bands)
    return picture
  }

  /// The largest size of the photo's aspect that lies in `size`, at least one pixel each way.
  static func contained(_ photo: PixelSize, in size: PixelSize) -> PixelSize {
    let ratio = min(
      Double(size.width) / Double(photo.width), Double(size.height) / Double(photo.height))
    func side(_ length: Int, _ limit: Int) -> Int {
      min(max(Int((Double(length) * ratio).rounded()), 1), limit)
    }
    return PixelSize(
      width: side(photo.width, size.width), height: side(photo.height, size.height))
  }
}
