import CAdwaita

/// Shows an address with the program that the user has chosen for such ones.
public func launchURI(_ parent: View?, _ address: String) {
  gtk_show_uri(
    parent.flatMap { cadw_window_of($0.widget) }, address, guint32(GDK_CURRENT_TIME))
}

/// Shows files, given by their addresses, in the desktop's file manager; where that cannot point at files, shows the folder of the first.
public func showInFiles(_ addresses: [String], parent: View? = nil) {
  guard let first = addresses.first else { return }
  let showFolder = { [weak parent] in
    let file = g_file_new_for_uri(first)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let folder = g_file_get_parent(file) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    if let address = String(taking: g_file_get_uri(folder)) { launchURI(parent, address) }
  }
  guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return showFolder() }
  defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
  var pointers: [UnsafePointer<CChar>?] = addresses.map { UnsafePointer(g_strdup($0)) }
  defer { pointers.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
  pointers.append(nil)
  cadw_show_in_files(
    bus, pointers,
    { source, result, data in
      let showFolder = Held<() -> Void>.release(data)
      let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
      if let answer { g_variant_unref(answer) } else { showFolder() }
    }, Held(showFolder).retained)
}
