import CAdwaita

/// Sees that a view has another size or scale, and tells it after the layout is done, when views may be changed again.
final class SizeWatch {
  private weak var view: View?
  private let action: (Int, Int, Int) -> Void
  private var told = (width: 0, height: 0, scale: 0)
  private var isWaiting = false
  private var surface: (object: UnsafeMutableRawPointer, handler: gulong)?

  init(_ view: View, _ action: @escaping (Int, Int, Int) -> Void) {
    self.view = view
    self.action = action
  }

  /// GTK 4 has no signal for a widget's size, but its surface has one for every layout.
  func begin() {
    end()
    guard let view, let native = gtk_widget_get_native(view.widget),
      let surface = gtk_native_get_surface(native)
    else { return }
    let object = UnsafeMutableRawPointer(surface)
    g_object_ref(object)
    let handler = Signals.connectInts(object, "layout") { [weak self] _, _ in self?.look() }
    self.surface = (object, handler)
    look()
  }

  func end() {
    guard let surface else { return }
    self.surface = nil
    cadw_disconnect(surface.object, surface.handler)
    g_object_unref(surface.object)
  }

  func look() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.soon { [weak self] in self?.tell() }
  }

  private func tell() {
    isWaiting = false
    guard let view else { return }
    let now = (width: view.width, height: view.height, scale: view.scaleFactor)
    guard now.width > 0, now.height > 0, now != told else { return }
    told = now
    action(now.width, now.height, now.scale)
  }

  isolated deinit {
    end()
  }
}

extension View {
  /// Calls `action` with the view's width and height in points and its pixels to a point, when it first has them and whenever they change.
  public func onResize(_ action: @escaping (_ width: Int, _ height: Int, _ scale: Int) -> Void) {
    let watch = SizeWatch(self, action)
    keep(Signals.connect(raw, "map") { watch.begin() })
    keep(Signals.connect(raw, "unmap") { watch.end() })
    keep(Signals.connectPointer(raw, "notify::scale-factor") { _ in watch.look() })
    if isMapped { watch.begin() }
  }
}
