import MantelSystem

extension WidgetStore {
  /// The widget that the user means: by identifier, by name, or by the first digits of the identifier when only one begins so.
  public func find(_ text: String) throws(StoreError) -> WidgetIdentifier {
    let identifiers = try identifiers()
    if let exact = WidgetIdentifier(text) {
      guard identifiers.contains(exact) else { throw .widgetNotFound(text) }
      return exact
    }
    // A widget that cannot be read has no name to be found by, and is still reached by its identifier.
    let named = identifiers.filter { (try? load($0))?.name == text }
    if !named.isEmpty { return try only(of: named, meantBy: text) }
    let prefix = text.lowercased()
    let begun = prefix.isEmpty ? [] : identifiers.filter { $0.text.hasPrefix(prefix) }
    guard !begun.isEmpty else {
      // The widget meant may be one whose name cannot be read.
      if let failure = try loadAll().failures.first { throw failure }
      throw .widgetNotFound(text)
    }
    return try only(of: begun, meantBy: text)
  }

  private func only(of found: [WidgetIdentifier], meantBy text: String) throws(StoreError)
    -> WidgetIdentifier
  {
    guard found.count == 1 else {
      throw .widgetAmbiguous(text, found.sorted { $0.text < $1.text })
    }
    return found[0]
  }
}

extension WidgetDocument {
  /// The index of the photo that the user means: by identifier, by its file's name or path, or by the first digits of the
  /// identifier when only one begins so.
  public func indexOfPhoto(_ words: [UInt8]) throws(StoreError) -> Int {
    let text = String(decoding: words, as: UTF8.self)
    if let exact = photos.firstIndex(where: { $0.photo.text == text }) { return exact }
    let prefix = text.lowercased()
    let named = photos.indices.filter { index in
      let source = photos[index].source.path
      return source.lastComponent == words || source.bytes == words
    }
    let found =
      named.isEmpty && !prefix.isEmpty
      ? photos.indices.filter { photos[$0].photo.text.hasPrefix(prefix) } : named
    guard let first = found.first else { throw .photoNotFound(text, widget: name) }
    guard found.count == 1 else { throw .photoAmbiguous(text, found.map { photos[$0].photo }) }
    return first
  }
}
