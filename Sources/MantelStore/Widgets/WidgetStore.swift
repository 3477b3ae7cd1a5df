import MantelCore
import MantelSystem

/// The widgets: their documents, their taps, their manifests.
///
/// Holds no state: every call looks at the folder. Calls may be made from any thread and process at once and block for as long as the
/// disk and the widget's lock take. Reading takes no lock and works in a folder that cannot be written.
public struct WidgetStore: Sendable {
  /// The shared folder.
  public let home: HomeFolder

  /// The widgets of a shared folder.
  public init(_ home: HomeFolder) {
    self.home = home
  }

  /// The identifiers of all widgets, in no particular order.
  public func identifiers() throws(StoreError) -> [WidgetIdentifier] {
    do {
      return try Folder.names(in: home.widgets)
        .compactMap { WidgetIdentifier(String(decoding: $0, as: UTF8.self)) }
        .filter { Folder.exists(home.widget($0).configuration) }
    } catch {
      if error.isNotFound { return [] }
      throw .system(error)
    }
  }

  /// The widget's document.
  public func load(_ identifier: WidgetIdentifier) throws(StoreError) -> WidgetDocument {
    let path = home.widget(identifier).configuration
    guard let document = try WidgetDocument.readIfThere(at: path) else {
      throw .widgetNotFound(identifier.text)
    }
    guard document.id == identifier else {
      throw .damagedDocument(path, detail: "another widget's document")
    }
    return document
  }

  /// The widget's document, nil where there is no such widget.
  public func loadIfThere(_ identifier: WidgetIdentifier) throws(StoreError) -> WidgetDocument? {
    do {
      return try load(identifier)
    } catch .widgetNotFound {
      return nil
    }
  }

  /// Every widget in the order they were made, and what is wrong with those that cannot be read.
  public func loadAll() throws(StoreError) -> (widgets: [WidgetDocument], failures: [StoreError]) {
    var widgets: [WidgetDocument] = []
    var failures: [StoreError] = []
    for identifier in try identifiers() {
      do throws(StoreError) {
        widgets.append(try load(identifier))
      } catch .widgetNotFound {
        // Deleted by another process since its name was read.
      } catch {
        failures.append(error)
      }
    }
    widgets.sort { ($0.created.unixSeconds, $0.id.text) < ($1.created.unixSeconds, $1.id.text) }
    return (widgets, failures)
  }

  /// Makes a widget part of the store, tapped `offset` times already.
  public func create(_ document: WidgetDocument, offset: Int64 = 0) throws(StoreError) {
    try Self.check(name: document.name)
    let folder = home.widget(document.id)
    try onSystem { () throws(SystemError) in try Folder.create(folder.path) }
    try locked(folder) { () throws(StoreError) in
      guard !Folder.exists(folder.configuration) else { throw .widgetAlreadyThere(document.id) }
      // Before the document, which alone makes it a widget.
      if try self.offset(of: document.id) != offset {
        try TapsDocument(offset: offset).write(to: folder.taps)
      }
      try document.write(to: folder.configuration)
    }
    try onSystem { () throws(SystemError) in
      try Folder.synchronize(home.widgets)
      try Folder.synchronize(home.root)
    }
  }

  /// Changes a widget's document while no other process can, and returns what it became; one that did not change is not written.
  ///
  /// `edit` gets the document and the widget's taps at this moment; when it throws, nothing is changed.
  @discardableResult
  public func update(
    _ identifier: WidgetIdentifier,
    _ edit: (inout WidgetDocument, _ offset: Int64) throws(StoreError) -> Void
  ) throws(StoreError) -> WidgetDocument {
    let folder = home.widget(identifier)
    return try locked(folder) { () throws(StoreError) in
      let before = try load(identifier)
      var document = before
      try edit(&document, try offset(of: identifier))
      try Self.check(name: document.name)
      if document != before { try document.write(to: folder.configuration) }
      return document
    }
  }

  /// Removes the widget, even a damaged one, but not one that a later version wrote. Its photos stay for those who use them.
  public func delete(_ identifier: WidgetIdentifier) throws(StoreError) {
    let folder = home.widget(identifier)
    let doomed = home.widgets.appending(AtomicFile.temporaryName())
    try locked(folder) { () throws(StoreError) in
      try refuseNewer(identifier)
      try onSystem { () throws(SystemError) in
        try Folder.rename(folder.path, to: doomed)
        try Folder.synchronize(home.widgets)
      }
    }
    try onSystem { () throws(SystemError) in try Folder.removeAll(doomed) }
  }

  private func refuseNewer(_ identifier: WidgetIdentifier) throws(StoreError) {
    do throws(StoreError) { _ = try load(identifier) } catch .damagedDocument {}
    do throws(StoreError) { _ = try offset(of: identifier) } catch .damagedDocument {}
  }

  /// How often the widget was tapped onward, less how often back.
  public func offset(of identifier: WidgetIdentifier) throws(StoreError) -> Int64 {
    try TapsDocument.readIfThere(at: home.widget(identifier).taps)?.offset ?? 0
  }

  /// Taps the widget `count` times onward, or back where it is negative, and returns the new sum. No tap of another process is lost.
  @discardableResult
  public func tap(_ identifier: WidgetIdentifier, by count: Int64) throws(StoreError) -> Int64 {
    let folder = home.widget(identifier)
    return try locked(folder) { () throws(StoreError) in
      let offset = try offset(of: identifier) &+ count
      try TapsDocument(offset: offset).write(to: folder.taps)
      return offset
    }
  }

  /// Sets the sum of the widget's taps; for a widget that comes from another home.
  public func setOffset(_ offset: Int64, of identifier: WidgetIdentifier) throws(StoreError) {
    let folder = home.widget(identifier)
    try locked(folder) { () throws(StoreError) in
      try TapsDocument(offset: offset).write(to: folder.taps)
    }
  }

  /// The document that holds the sum of the widget's taps, for an archive.
  public func tapsDocument(of identifier: WidgetIdentifier) throws(StoreError) -> [UInt8] {
    try TapsDocument(offset: try offset(of: identifier)).encoded(path: home.widget(identifier).taps)
  }

  /// The sum of taps in a document from an archive; `path` is for errors.
  public static func offset(inTaps bytes: [UInt8], path: FilePath) throws(StoreError) -> Int64 {
    try TapsDocument.decode(bytes, path: path).offset
  }

  private func locked<Result>(
    _ folder: WidgetFolder, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let lock: FileLock
    do {
      lock = try FileLock.wait(for: folder.lock)
    } catch {
      if error.isNotFound { throw .widgetNotFound(folder.name) }
      throw .system(error)
    }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  private static func check(name: String) throws(StoreError) {
    let limit = WidgetDocument.maximumNameLength
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
    let isVisible = name.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    guard isPlain, isVisible, name.count <= limit, name.utf8.count <= 8 * limit else {
      throw .unusableName(limit: limit)
    }
  }
}
