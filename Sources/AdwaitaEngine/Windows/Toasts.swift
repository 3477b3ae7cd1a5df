import CAdwaita

/// A message that goes by itself, with a button where there is something to do about it.
@MainActor
public final class Toast {
  let toast: OpaquePointer

  /// A message that is seen for so many seconds, or until it is closed where `timeout` is 0.
  public init(
    _ title: String, button: String? = nil, timeout: Int = 5, action: (() -> Void)? = nil
  ) {
    guard let made = adw_toast_new(title.escapedMarkup) else {
      preconditionFailure("libadwaita makes toasts")
    }
    toast = made
    adw_toast_set_timeout(made, guint(timeout))
    adw_toast_set_button_label(made, button)
    if let action { Signals.connect(UnsafeMutableRawPointer(made), "button-clicked", action) }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(toast))
  }

  /// Calls `action` when the message is gone, for whatever reason.
  public func onDismiss(_ action: @escaping () -> Void) {
    Signals.connect(UnsafeMutableRawPointer(toast), "dismissed", action)
  }

  /// Takes the message away.
  public func dismiss() { adw_toast_dismiss(toast) }
}

/// A view over which messages are shown.
public final class ToastOverlay: View {
  /// A view without messages yet.
  public override init(_ child: View? = nil) {
    super.init(widget: adw_toast_overlay_new())
    self.child = child
  }

  /// What is below.
  public var child: View? {
    get { View.of(adw_toast_overlay_get_child(opaque)) }
    set { adw_toast_overlay_set_child(opaque, newValue?.widget) }
  }

  /// Shows a message, after those that are waiting already.
  public func show(_ toast: Toast) {
    // The overlay takes a reference for itself.
    g_object_ref(UnsafeMutableRawPointer(toast.toast))
    adw_toast_overlay_add_toast(opaque, toast.toast)
  }
}
