import CAdwaita

/// Something that the application or a window can be told to do, by its name: by menus, keys, buttons and over the bus.
public final class Action {
  let action: OpaquePointer

  /// `handler` gets the text that the action was told to do it with, where it takes one.
  init(
    _ name: String, takesText: Bool = false, isEnabled: Bool = true, isOn: Bool? = nil,
    _ handler: @escaping (String) -> Void
  ) {
    let type = takesText ? cadw_string_type() : nil
    let made =
      isOn.map { g_simple_action_new_stateful(name, type, g_variant_new_boolean($0.g)) }
      ?? g_simple_action_new(name, type)
    guard let made else { preconditionFailure("GIO makes actions") }
    action = made
    self.isEnabled = isEnabled
    applyEnabled()
    Signals.connectPointer(UnsafeMutableRawPointer(made), "activate") { parameter in
      handler(cadw_text(OpaquePointer(parameter)).map { String(cString: $0) } ?? "")
    }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// Whether it can be done now.
  public var isEnabled: Bool {
    didSet { if isEnabled != oldValue { applyEnabled() } }
  }

  private func applyEnabled() {
    g_simple_action_set_enabled(action, isEnabled.g)
  }
}
