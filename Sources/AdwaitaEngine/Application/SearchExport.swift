import CAdwaita

/// A search provider on the bus.
final class SearchExport {
  private let path: String
  private let provider: any SearchAnswering

  init(path: String, _ provider: any SearchAnswering) {
    self.path = path
    self.provider = provider
  }

  /// Exports it for as long as the process lives.
  func register(on connection: OpaquePointer) {
    guard let node = g_dbus_node_info_new_for_xml(Self.interface, nil) else { return }
    defer { g_dbus_node_info_unref(node) }
    let info = g_dbus_node_info_lookup_interface(node, "org.gnome.Shell.SearchProvider2")
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      guard let method, let parameters, let invocation else { return }
      let export = Held<SearchExport>.content(data)
      let answer = export.answer(String(cString: method), SearchParameters(parameters))
      g_dbus_method_invocation_return_value(invocation, answer)
    }
    g_dbus_connection_register_object(
      connection, path, info, &table, Held(self).retained, { Held<SearchExport>.release($0) }, nil)
  }

  private func answer(_ method: String, _ parameters: SearchParameters) -> OpaquePointer? {
    switch method {
    case "GetInitialResultSet":
      return Self.tuple(Self.texts(provider.results(for: parameters.texts(0))))
    case "GetSubsearchResultSet":
      return Self.tuple(
        Self.texts(provider.results(for: parameters.texts(1), among: parameters.texts(0))))
    case "GetResultMetas":
      return Self.tuple(Self.metas(provider.metas(of: parameters.texts(0))))
    case "ActivateResult":
      provider.activate(id: parameters.text(0), terms: parameters.texts(1))
    case "LaunchSearch": provider.showAll(terms: parameters.texts(0))
    default: break
    }
    return nil
  }

  // MARK: Values for the bus

  private static func tuple(_ value: OpaquePointer?) -> OpaquePointer? {
    var values = [value]
    return g_variant_new_tuple(&values, 1)
  }

  private static func texts(_ texts: [String]) -> OpaquePointer? {
    var values = texts.map { g_variant_new_string($0) }
    return g_variant_new_array(cadw_string_type(), &values, gsize(values.count))
  }

  private static func metas(_ metas: [SearchMeta]) -> OpaquePointer? {
    var values = metas.map { meta($0) }
    return g_variant_new_array(cadw_dictionary_type(), &values, gsize(values.count))
  }

  private static func meta(_ meta: SearchMeta) -> OpaquePointer? {
    let builder = g_variant_builder_new(cadw_dictionary_type())
    defer { g_variant_builder_unref(builder) }
    func add(_ key: String, _ value: OpaquePointer?) {
      g_variant_builder_add_value(
        builder, g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value)))
    }
    add("id", g_variant_new_string(meta.id))
    add("name", g_variant_new_string(meta.name))
    add("description", g_variant_new_string(meta.description))
    if let file = meta.iconFile.flatMap({ g_file_new_for_path($0) }) {
      if let icon = g_file_icon_new(file) {
        if let value = g_icon_serialize(icon) {
          add("icon", value)
          g_variant_unref(value)
        }
        g_object_unref(UnsafeMutableRawPointer(icon))
      }
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    return g_variant_builder_end(builder)
  }

  private static let interface = """
    <node><interface name="org.gnome.Shell.SearchProvider2">
      <method name="GetInitialResultSet">
        <arg type="as" direction="in"/><arg type="as" direction="out"/>
      </method>
      <method name="GetSubsearchResultSet">
        <arg type="as" direction="in"/><arg type="as" direction="in"/>
        <arg type="as" direction="out"/>
      </method>
      <method name="GetResultMetas">
        <arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/>
      </method>
      <method name="ActivateResult">
        <arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="u" direction="in"/>
      </method>
      <method name="LaunchSearch">
        <arg type="as" direction="in"/><arg type="u" direction="in"/>
      </method>
    </interface></node>
    """
}

/// What a call on the bus came with. GDBus has checked the types already.
private struct SearchParameters {
  private let values: OpaquePointer

  init(_ values: OpaquePointer) {
    self.values = values
  }

  func text(_ index: Int) -> String {
    child(index) { cadw_text($0).map { String(cString: $0) } } ?? ""
  }

  func texts(_ index: Int) -> [String] {
    child(index) { list in
      guard cadw_is_texts(list) != 0 else { return nil }
      return (0..<g_variant_n_children(list)).compactMap { position in
        let item = g_variant_get_child_value(list, position)
        defer { g_variant_unref(item) }
        return cadw_text(item).map { String(cString: $0) }
      }
    } ?? []
  }

  private func child<Value>(_ index: Int, _ read: (OpaquePointer?) -> Value?) -> Value? {
    let value = g_variant_get_child_value(values, gsize(index))
    defer { g_variant_unref(value) }
    return read(value)
  }
}
