import DesktopEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// What menus and the bus do.
extension Desktop {
  /// Where the app is; nil where it is not installed.
  var app: FilePath? { ThisProcess.installedProgram("mantel-app") }

  /// Opens a widget in the app, where that is installed.
  func openInApp(_ widget: WidgetIdentifier) {
    guard let app else { return }
    do throws(SystemError) {
      _ = try LaunchedProgram.start(
        app, arguments: [MantelLink.widget(widget.uuid).text],
        environment: ThisProcess.wholeEnvironment)
    } catch {
      Complaint.write(words.explain(error))
    }
  }

  /// Sets a widget's order to shuffled and moves on one.
  func shuffle(_ widget: WidgetIdentifier) {
    let moment = self.moment
    attempt { () throws(StoreError) in
      try widgets.update(widget) { document, offset throws(StoreError) in
        try document.edit(offset: offset, at: moment) { $0.order = .shuffled }
      }
      try widgets.tap(widget, by: 1)
    }
    refresh()
  }

  /// The same for a widget that is named by its id.
  func shuffle(named widget: String) {
    attempt { () throws(StoreError) in shuffle(try widgets.find(widget)) }
  }

  /// Goes on by so many photos, or back, in a widget that is named by its id.
  func tap(_ widget: String, by count: Int64) {
    attempt { () throws(StoreError) in
      let widget = try widgets.find(widget)
      _ = try widgets.load(widget)
      try widgets.tap(widget, by: count)
    }
    refresh()
  }
}

extension PlacedWidget {
  var desktopWords: Words { desktop.words }
  var isArranging: Bool { desktop.isArranging }

  /// The widgets that it could show.
  var allWidgets: [WidgetDocument] { (try? desktop.widgets.loadAll().widgets) ?? [] }

  /// "Edit in Mantel", where the app is installed.
  var editEntry: MenuEntry? {
    guard desktop.app != nil else { return nil }
    return .action(desktop.words.menuEdit) { [weak self] in
      guard let self else { return }
      desktop.openInApp(placement.widget)
    }
  }

  func shuffle() {
    desktop.shuffle(placement.widget)
  }

  func toggleArranging() {
    desktop.isArranging.toggle()
  }

  /// Changes what is asked for; the folder then tells that it has changed.
  func change(_ edit: (inout Placement) -> Void) {
    desktop.attempt { () throws(StoreError) in try desktop.store.update(placement.id, edit) }
  }

  func remove() {
    desktop.attempt { () throws(StoreError) in
      try desktop.store.update { (placements) throws(StoreError) in
        placements.removeAll { $0.id == placement.id }
      }
    }
  }

  /// A small square of what a widget shows now, for a menu.
  func thumb(of document: WidgetDocument) -> PixelBuffer? {
    let side = 40
    guard
      let shown = try? desktop.widgets.shown(document, shape: .small, at: desktop.moment),
      let file = try? OpenFile.open(
        PhotoStore(desktop.home).folder(of: shown.photo.photo).thumb, for: .reading),
      let pixels = try? FinishedPictures().pixels(of: file, side: 4 * side)
    else { return nil }
    let length = Double(min(pixels.size.width, pixels.size.height))
    let middle = CropRectangle(
      x: (Double(pixels.size.width) - length) / 2, y: (Double(pixels.size.height) - length) / 2,
      width: length, height: length)
    let scaled = Int((Double(side) * monitor.scale).rounded())
    return pixels.scaled(middle, to: PixelSize(width: scaled, height: scaled))
  }
}
