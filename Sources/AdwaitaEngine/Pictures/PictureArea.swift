import CAdwaita
import MantelCore
import MantelImaging

/// A picture, with rounded corners, and marks over it. To those who do not see it, it is an image with the view's name.
public final class PictureArea: View {
  /// How a picture lies in a view of another size. Pixels are those of the screen.
  public enum ContentMode: Sendable {
    /// All of it, with space left on two sides.
    case fit
    /// All of the view, with two sides of the picture cut off.
    case fill
    /// One pixel of the picture on one of the screen, from the top left.
    case exact
  }

  /// A ring inside the picture's edge.
  public struct Highlight: Equatable, Sendable {
    /// The ring's colour; nil for the one that things are accented with.
    public var color: SRGBColor?
    /// How thick it is, in points.
    public var width: Double

    /// A ring.
    public init(color: SRGBColor? = nil, width: Double = 3) {
      self.color = color
      self.width = width
    }
  }

  /// Dashed lines through the middle, seen on light pictures and on dark ones.
  public struct Guides: Equatable, Sendable {
    /// Whether there is one from top to bottom.
    public var vertical: Bool
    /// Whether there is one from side to side.
    public var horizontal: Bool
    /// From 0, not seen, to 1.
    public var opacity: Double

    /// Lines through the middle.
    public init(vertical: Bool = false, horizontal: Bool = false, opacity: Double = 1) {
      self.vertical = vertical
      self.horizontal = horizontal
      self.opacity = opacity
    }
  }

  var surface: PictureSurface?
  /// The one that gives way to `surface`, and how much of `surface` is seen already.
  var previous: PictureSurface?
  var share = 1.0
  private var fadeStart: Int64?

  /// A view that shows nothing yet.
  public init(contentMode: ContentMode = .fit, cornerRadius: Double = 0) {
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius
    super.init(widget: cadw_picture_new())
    // Not longer than the view lives: its widget is gone before it.
    gtk_drawing_area_set_draw_func(
      typed(),
      { _, context, width, height, data in
        guard let data, let context else { return }
        let view = Unmanaged<PictureArea>.fromOpaque(data).takeUnretainedValue()
        view.draw(context, width: Double(width), height: Double(height))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    keep(Signals.connectInt(raw, "state-flags-changed") { [weak self] _ in self?.redraw() })
  }

  /// What is shown; nil for nothing.
  public var pixels: PixelBuffer? {
    didSet {
      stopFading()
      put(pixels)
    }
  }

  /// Shows a picture; where `fading`, and the desktop lets things move, the one before gives way to it slowly.
  public func show(_ pixels: PixelBuffer?, fading: Bool) {
    let before = surface
    guard fading, let before, pixels != nil, isMapped, Appearance.showsAnimations else {
      self.pixels = pixels
      return
    }
    // A picture that is still coming is there at once.
    stopFading()
    surface = nil
    self.pixels = pixels
    previous = before
    startFading()
  }

  /// The corners' radius in points.
  public var cornerRadius: Double {
    didSet { if cornerRadius != oldValue { redraw() } }
  }

  /// How the picture lies in the view.
  public var contentMode: ContentMode {
    didSet { if contentMode != oldValue { redraw() } }
  }

  /// A ring inside the edge; nil for none.
  public var highlight: Highlight? {
    didSet { if highlight != oldValue { redraw() } }
  }

  /// Lines through the middle.
  public var guides = Guides() {
    didSet { if guides != oldValue { redraw() } }
  }

  /// What is seen where there is no picture yet; nil for nothing.
  public var placeholderColor: SRGBColor? {
    didSet { if placeholderColor != oldValue { redraw() } }
  }

  /// The size in points that the view would like. It does not get smaller, unless `minimumSize` says how far it may.
  public func naturalSize(width: Int, height: Int) {
    cadw_picture_set_natural_size(widget, Int32(width), Int32(height))
  }

  func redraw() { gtk_widget_queue_draw(widget) }

  private func put(_ pixels: PixelBuffer?) {
    if let pixels {
      if let surface, surface.size == pixels.size {
        surface.write(pixels)
      } else {
        surface = PictureSurface(pixels)
      }
    } else {
      surface = nil
    }
    redraw()
  }

  // MARK: Fading

  /// How long a picture takes to give way to the next, in microseconds.
  private static let fadeTime: Int64 = 200_000

  private func startFading() {
    share = 0
    fadeStart = nil
    onTick { [weak self] time in self?.step(time) ?? false }
  }

  /// One frame; false when it is the last.
  private func step(_ time: Int64) -> Bool {
    guard previous != nil else { return false }
    let start = fadeStart ?? time
    fadeStart = start
    let way = min(Double(time - start) / Double(Self.fadeTime), 1)
    // Hermite's 3t² − 2t³.
    share = way * way * (3 - 2 * way)
    if way >= 1 { stopFading() }
    redraw()
    return previous != nil
  }

  private func stopFading() {
    previous = nil
    share = 1
  }
}
