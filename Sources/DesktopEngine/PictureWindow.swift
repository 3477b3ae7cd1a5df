import CGtk3
import MantelCore
import MantelImaging

/// A window on the desktop that shows one picture with rounded corners. It draws, and says what was done to it.
public final class PictureWindow {
  /// What was done to a window.
  public enum Gesture {
    /// A click or tap, or the keyboard's way to do the same.
    case click
    /// A turn of the wheel onward, or back.
    case scroll(forward: Bool)
    /// A click with the middle button.
    case middleClick
    /// The wish to see the menu.
    case menu(MenuTrigger)
    /// A drag is under way; by so many points since it began.
    case drag(across: Double, down: Double)
    /// The drag has ended.
    case drop
    /// A key: by so many steps across and down.
    case arrow(across: Double, down: Double)
    /// The wish to leave a mode.
    case escape
  }

  /// Hears what is done to the window.
  public var onGesture: (Gesture) -> Void = { _ in }
  /// Hears that the picture is on screen as it is meant to be, after a fade.
  public var onShown: () -> Void = {}
  /// Hears that the keyboard is the window's.
  public var onFocus: () -> Void = {}
  /// Whether plain drags move the window, and its outline is drawn.
  public var isArranging = false {
    didSet { if isArranging != oldValue { updateCursor() } }
  }

  let window: UnsafeMutablePointer<GtkWidget>
  let button: UnsafeMutablePointer<GtkWidget>
  private let toolkit: Toolkit
  private(set) var monitor: DesktopMonitor
  private var cornerRadius = 0.0
  private var picture: PictureSurface?
  private var previous: PictureSurface?
  private var fade: CrossFade?
  private var share = 1.0
  private var isAwaitingPaint = false
  private var isTransparent = false
  private var size = PointSize(width: 1, height: 1)
  var pointer = PointerTracker()

  /// A window on a monitor, not seen before `show`.
  public init(_ toolkit: Toolkit, on monitor: DesktopMonitor, title: String) {
    self.toolkit = toolkit
    self.monitor = monitor
    window = cgtk_window_new()
    button = gtk_button_new()
    cgtk_window_set_title(window, title)
    switch toolkit.backend {
    case .x11: cgtk_window_lies_on_desktop(window)
    case .layerShell: cgtk_window_lies_on_layer(window, monitor.handle)
    }
    isTransparent = cgtk_window_set_transparent(window) != 0
    cgtk_add(window, button)
    connect()
  }

  /// Takes the window from the desktop for good.
  public func close() {
    (onGesture, onShown, onFocus) = ({ _ in }, {}, {})
    gtk_widget_destroy(window)
  }

  /// Puts the window at a place, given the size of what it shows, both in points.
  public func put(at place: DesktopPlace, size: PointSize, on monitor: DesktopMonitor) {
    self.monitor = monitor
    let units = monitor.unitsPerPoint
    if size != self.size {
      self.size = size
      cgtk_window_resize(
        window, Int32((size.width * units).rounded(.up)), Int32((size.height * units).rounded(.up)))
    }
    let (x, y) = (Int32((place.x * units).rounded()), Int32((place.y * units).rounded()))
    switch toolkit.backend {
    case .x11: cgtk_window_move(window, Int32(monitor.origin.x) + x, Int32(monitor.origin.y) + y)
    case .layerShell: cgtk_window_set_margins(window, x, y)
    }
  }

  /// Shows a picture whose corners have a radius in points; where `fades`, the one before gives way to it slowly.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func show(_ pixels: PixelBuffer, cornerRadius: Double, fades: Bool) -> Bool {
    guard let next = PictureSurface(pixels, scale: monitor.scale / monitor.unitsPerPoint) else {
      return false
    }
    let canFade = fades && picture?.width == next.width && picture?.height == next.height
    previous = canFade ? picture : nil
    picture = next
    self.cornerRadius = cornerRadius * monitor.unitsPerPoint
    isAwaitingPaint = true
    if canFade {
      share = 0
      startFading()
    } else {
      stopFading()
    }
    if gtk_widget_get_visible(window) == 0 {
      gtk_widget_show(button)
      gtk_widget_show(window)
    }
    cutCorners()
    gtk_widget_queue_draw(button)
    return canFade
  }

  /// What is heard of the picture by those who do not see it.
  public func speak(name: String, description: String) {
    cgtk_set_spoken(button, name, description)
    cgtk_set_spoken(window, name, description)
  }

  /// Gives the window the keyboard's focus, and shows that it has it.
  public func focus() {
    if toolkit.backend == .layerShell { cgtk_window_take_keyboard(window, 1) }
    gtk_widget_grab_focus(button)
    cgtk_window_show_focus(window, 1)
    let hadFocus = cgtk_window_is_active(window) != 0
    cgtk_window_present(window, guint32(GDK_CURRENT_TIME))
    gtk_widget_queue_draw(button)
    if hadFocus { onFocus() }
  }

  /// Whether events say where on the screen they were; on layers they only know their window.
  var tellsScreenPlaces: Bool { toolkit.backend == .x11 }

  /// Lets the keyboard go where the user leads it again.
  func returnKeyboard() {
    if toolkit.backend == .layerShell { cgtk_window_take_keyboard(window, 0) }
    gtk_widget_queue_draw(button)
  }

  // MARK: Drawing

  func draw(_ context: OpaquePointer) {
    let width = Double(gtk_widget_get_allocated_width(button))
    let height = Double(gtk_widget_get_allocated_height(button))
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    addOutline(context, width: width, height: height, inset: 0)
    if let previous, share < 1 {
      cairo_set_source_surface(context, previous.handle, 0, 0)
      cairo_fill_preserve(context)
    }
    if let picture {
      cairo_set_source_surface(context, picture.handle, 0, 0)
      if share < 1 {
        cairo_save(context)
        cairo_clip(context)
        cairo_paint_with_alpha(context, share)
        cairo_restore(context)
      } else {
        cairo_fill(context)
      }
    }
    cairo_new_path(context)
    let hasFocus = cgtk_window_is_active(window) != 0 && cgtk_window_shows_focus(window) != 0
    if isArranging || hasFocus {
      drawRing(context, width: width, height: height, isDashed: isArranging)
    }
  }

  /// A ring that is seen on light pictures and on dark ones: white over black.
  private func drawRing(_ context: OpaquePointer, width: Double, height: Double, isDashed: Bool) {
    for (line, gray) in [(5.0, 0.0), (2.5, 1.0)] {
      addOutline(context, width: width, height: height, inset: 3)
      cairo_set_line_width(context, line)
      cairo_set_source_rgba(context, gray, gray, gray, 0.9)
      if isDashed {
        cairo_set_dash(context, [10, 6], 2, 0)
      }
      cairo_stroke(context)
    }
    cairo_set_dash(context, nil, 0, 0)
  }

  private func addOutline(_ context: OpaquePointer, width: Double, height: Double, inset: Double) {
    let radius = max(min(cornerRadius, width / 2, height / 2) - inset, 0)
    let (left, top) = (inset + radius, inset + radius)
    let (right, bottom) = (width - inset - radius, height - inset - radius)
    let quarter = Double.pi / 2
    cairo_new_path(context)
    cairo_arc(context, right, top, radius, -quarter, 0)
    cairo_arc(context, right, bottom, radius, 0, quarter)
    cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// Without a compositor nothing is seen through, so the corners are cut off.
  private func cutCorners() {
    guard toolkit.backend == .x11, !isTransparent, let picture else { return }
    let scale = monitor.scale / monitor.unitsPerPoint
    let (width, height) = (Double(picture.width) / scale, Double(picture.height) / scale)
    guard
      let mask = cairo_image_surface_create(
        CAIRO_FORMAT_A1, Int32(width.rounded(.up)), Int32(height.rounded(.up))),
      let context = cairo_create(mask)
    else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    addOutline(context, width: width, height: height, inset: 0)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
    let region = gdk_cairo_region_create_from_surface(mask)
    gtk_widget_shape_combine_region(window, region)
    cairo_region_destroy(region)
    cairo_destroy(context)
    cairo_surface_destroy(mask)
  }

  /// A frame is with the display.
  func painted() {
    guard isAwaitingPaint, share >= 1 else { return }
    isAwaitingPaint = false
    onShown()
  }

  private func startFading() {
    let isRunning = fade != nil
    fade = CrossFade()
    guard !isRunning else { return }
    gtk_widget_add_tick_callback(
      button,
      { _, clock, data in
        guard let data else { return 0 }
        let window = Unmanaged<PictureWindow>.fromOpaque(data).takeUnretainedValue()
        return window.step(Int64(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// One frame of a fade; false when it is over.
  private func step(_ time: Int64) -> Bool {
    guard var fade else { return false }
    share = fade.share(at: time)
    self.fade = fade
    if share >= 1 { stopFading() }
    gtk_widget_queue_draw(button)
    return self.fade != nil
  }

  private func stopFading() {
    share = 1
    fade = nil
    previous = nil
  }

  private func updateCursor() {
    cgtk_set_cursor(window, isArranging ? "move" : nil)
    gtk_widget_queue_draw(button)
  }
}
