import AdwaitaEngine
import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// The app's window: one page at a time, and what is told in passing.
final class MainWindow {
  private enum Page: String {
    case gallery, start, editor, privacy
  }

  let app: AppModel
  let launcher: DesktopLauncher
  let report: Report
  let window: Window
  private let application: Application
  private let stack = Stack(transition: .crossfade)
  private let toasts = ToastOverlay()
  private var latest: Toast?
  private let notice: Notice
  private lazy var gallery = GalleryPage(self)
  private lazy var start = StartPage(self)
  private lazy var privacy = PrivacyPage(self)
  private(set) var editor: EditorPage?
  private var showsPrivacy = false
  /// The page of a widget that is still on screen, fading away.
  private var leaving: View?
  private var watching: [Observing] = []
  private let close: () -> Void

  var words: Words { app.words }

  /// A window over an app; `close` hears that it is to be closed.
  init(
    _ application: Application, _ app: AppModel, _ launcher: DesktopLauncher, _ report: Report,
    close: @escaping () -> Void
  ) {
    self.application = application
    self.app = app
    self.launcher = launcher
    self.report = report
    self.close = close
    notice = Notice(app.words)
    window = Window(application, title: app.words.appName)
    window.setDefaultSize(width: 1120, height: 740)
    window.minimumSize(width: 360, height: 420)
    Stylesheet.load()
    stack.add(gallery.view, name: Page.gallery.rawValue)
    toasts.child = stack
    toasts.expandsVertically = true
    window.content = Box(.vertical, [toasts, notice.view])
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    window.onMap { [weak self] in self?.tellFirstFrame() }
    Appearance.onChange { [weak self] in self?.editor?.redraw() }
    listen()
    addActions()
    watching = [
      Observing { [weak self] in self?.turnPages() },
      Observing { [weak self] in self?.tell() },
    ]
  }

  func present() { window.present() }

  /// The frame after the first one begins when the first one is drawn.
  private func tellFirstFrame() {
    var frames = 0
    stack.onTick { [report] _ in
      frames += 1
      if frames == 2 { report.window() }
      return frames < 2
    }
  }

  func hide() { window.isVisible = false }

  // MARK: Pages

  /// Shows a widget, or all of them.
  func show(_ widget: WidgetIdentifier?) {
    showsPrivacy = false
    if let widget { app.open(widget) } else { app.close() }
    turnPages()
  }

  func showPrivacy() {
    showsPrivacy = true
    turnPages()
  }

  /// Back to where one came from.
  func goBack() {
    if showsPrivacy {
      showsPrivacy = false
    } else {
      app.close()
    }
    turnPages()
  }

  private func turnPages() {
    let open = app.open
    let isEmpty = app.gallery.isEmpty
    if let open {
      if editor?.widget !== open { replaceEditor(by: EditorPage(open, self)) }
    } else if editor != nil {
      // Not while it is still on screen, fading away.
      replaceEditor(by: nil)
    }
    if isEmpty, stack.child(named: Page.start.rawValue) == nil {
      stack.add(start.view, name: Page.start.rawValue)
    }
    if showsPrivacy, stack.child(named: Page.privacy.rawValue) == nil {
      stack.add(privacy.view, name: Page.privacy.rawValue)
    }
    if showsPrivacy { privacy.refresh() }
    let page: Page =
      if showsPrivacy {
        .privacy
      } else if open != nil {
        .editor
      } else {
        isEmpty || start.isBusy ? .start : .gallery
      }
    if stack.visibleName != page.rawValue { stack.visibleName = page.rawValue }
    window.title = open.map { "\($0.document.name) – \(words.appName)" } ?? words.appName
  }

  private func replaceEditor(by next: EditorPage?) {
    let old = editor
    editor = next
    if let next {
      for view in [old?.view, leaving].compactMap({ $0 }) {
        stack.remove(view)
        view.discard()
      }
      leaving = nil
      stack.add(next.view, name: Page.editor.rawValue)
    } else if let old {
      stack.visibleName = app.gallery.isEmpty ? Page.start.rawValue : Page.gallery.rawValue
      leaving = old.view
      remove(old.view)
    }
  }

  /// Takes a page away once it has faded.
  private func remove(_ view: View) {
    MainLoop.after(milliseconds: 300) { [weak self] in
      guard let self, leaving === view else { return }
      if stack.isTurning { return remove(view) }
      stack.remove(view)
      view.discard()
      leaving = nil
    }
  }

  /// The start page has done its work, or begins it.
  func startHasChanged() { turnPages() }

  // MARK: Telling

  private func tell() {
    guard let message = app.message else { return }
    app.message = nil
    if message.canUndo {
      show(Toast(message.text, button: words.undo) { [weak self] in self?.app.undo() })
    } else if message.text.count > Self.longestToast {
      notice.show(message.text)
    } else {
      show(Toast(message.text))
    }
  }

  /// A toast has one line; what is longer, such as an error with what to do about it, stands below the page until it is put away.
  private static let longestToast = 64

  /// Shows a toast in the place of the one before it: what is told now is about now.
  func show(_ toast: Toast) {
    latest?.dismiss()
    latest = toast
    toasts.show(toast)
  }

  // MARK: What is put in

  /// Links and files that the program was called with.
  func open(_ addresses: [String]) {
    let files = addresses.compactMap { FilePath(fileAddress: $0) }
    if !files.isEmpty { add(files) }
    for address in addresses where FilePath(fileAddress: address) == nil { follow(address) }
  }

  /// Adds files to the widget that is open, or to a new one.
  func add(_ files: [FilePath]) {
    guard !files.isEmpty else { return }
    if let open = app.open { return open.photos.add(files) }
    if app.gallery.isEmpty { return start.begin(files) }
    guard let widget = app.newWidget() else { return }
    show(widget)
    app.open?.photos.add(files)
  }

  func choosePhotos(_ done: @escaping ([FilePath]) -> Void) {
    FileDialog.chooseFiles(
      parent: window, title: words.addPhotosTitle,
      filters: [(words.photoFiles, ["image/*"]), (words.allFiles, ["application/octet-stream"])],
      multiple: true
    ) { done($0.compactMap { FilePath(fileAddress: $0) }) }
  }

  func paste() {
    Clipboard.readFilesOrPicture(of: window) { [weak self] content in
      guard let self else { return }
      switch content {
      case .files(let addresses): add(addresses.compactMap { FilePath(fileAddress: $0) })
      case .picture(let bytes): keep(bytes)
      case .nothing: app.tell(words.nothingToPaste)
      }
    }
  }

  private func keep(_ picture: [UInt8]) {
    do throws(SystemError) {
      add([try PastedPicture.keep(picture, at: app.services.now(), words)])
    } catch {
      app.tell(words.pastedPictureNotKept(words.explain(error)))
    }
  }

  // MARK: The desktop

  func place(_ widget: WidgetIdentifier, shape: WidgetShape) {
    let name = app.gallery.cards.first { $0.id == widget }?.name ?? ""
    guard app.place(widget, shape: shape) else { return }
    launcher.start()
    guard AutostartFile.standard()?.isOn == false else {
      return show(Toast(words.widgetIsOnDesktop(name)))
    }
    let toast = Toast(words.widgetIsOnDesktop(name), button: words.showAtLogin, timeout: 10) {
      [weak self] in
      guard let self else { return }
      setAutostart(true)
      show(Toast(words.willShowAtLogin))
    }
    show(toast)
  }

  func setAutostart(_ isOn: Bool) {
    guard let file = AutostartFile.standard() else { return }
    app.attempt { () throws(StoreError) in
      if isOn {
        guard let program = try? ThisProcess.companion("mantel-widget") else { return }
        let isTold = ThisProcess.environmentPath("MANTEL_HOME") != nil
        try file.write(
          .desktopWidgets(program: program, home: isTold ? app.services.home.root : nil))
      } else {
        try file.remove()
      }
    }
  }

  // MARK: Keys and actions

  private func listen() {
    // Where a text is being typed, it has these keys for itself.
    window.onKey { [weak self] key in
      guard let self, key.isControl, !key.isAlt else { return false }
      switch key.name.lowercased() {
      case "z" where key.isShift, "y": app.redo()
      case "z": app.undo()
      case "v": paste()
      default: return false
      }
      return true
    }
    toasts.onDropFiles { [weak self] addresses in
      let files = addresses.compactMap { FilePath(fileAddress: $0) }
      self?.add(files)
      return !files.isEmpty
    } hover: { [weak self] isOver in
      self?.stack.setClass("drop-here", isOver)
    }
  }

  private func addActions() {
    let actions: [(name: String, keys: [String], action: (MainWindow) -> Void)] = [
      ("new", ["<Control>n"], { $0.newWidget() }),
      ("add", ["<Control>o"], { $0.addPhotos() }),
      ("back", ["<Alt>Left", "Back"], { $0.goBack() }),
      ("close", ["<Control>w"], { $0.close() }),
      ("privacy", [], { $0.showPrivacy() }),
      ("shortcuts", ["<Control>question", "F1"], { $0.showShortcuts() }),
      ("about", [], { $0.showAbout() }),
      ("rename", ["F2"], { $0.editor?.rename() }),
      ("next-in-list", ["<Control>Page_Down"], { $0.app.open?.selectNext(by: 1) }),
      ("previous-in-list", ["<Control>Page_Up"], { $0.app.open?.selectNext(by: -1) }),
      ("page-1", ["<Alt>1"], { $0.editor?.show(.photos) }),
      ("page-2", ["<Alt>2"], { $0.editor?.show(.crop) }),
      ("page-3", ["<Alt>3"], { $0.editor?.show(.look) }),
      ("page-4", ["<Alt>4"], { $0.editor?.show(.schedule) }),
    ]
    for (name, keys, action) in actions {
      window.addAction(name) { [weak self] in self.map(action) }
      if !keys.isEmpty { application.setAccelerators("win.\(name)", keys) }
    }
  }

  func newWidget() {
    guard let widget = app.newWidget() else { return }
    show(widget)
  }

  private func addPhotos() {
    choosePhotos { [weak self] in self?.add($0) }
  }

  /// The menu in the corner of every page.
  func menu(placing widget: WidgetModel? = nil) -> MenuButton {
    let place = widget.map { widget in
      [
        Menu.Item(
          words.putOnDesktop,
          action: { [weak self] in self?.place(widget.id, shape: widget.shape) })
      ]
    }
    let isOn = AutostartFile.standard()?.isOn ?? false
    let button = MenuButton(
      icon: "open-menu-symbolic", name: words.mainMenu,
      menu: Menu(
        sections: (place.map { [$0] } ?? []) + [
          [
            Menu.Item(
              words.showAtLogin,
              action: { [weak self] in
                self?.setAutostart(!(AutostartFile.standard()?.isOn ?? false))
              }, isOn: isOn)
          ],
          [
            Menu.Item(words.privacyPage, actionName: "win.privacy"),
            Menu.Item(words.keyboardShortcuts, actionName: "win.shortcuts"),
            Menu.Item(words.aboutMantel, actionName: "win.about"),
          ],
          [Menu.Item(words.quit, actionName: "app.quit")],
        ]), isPrimary: true)
    return button
  }

  /// The two buttons that take back and do again.
  func undoButtons() -> (view: View, watching: Observing) {
    let undo = Button(icon: "edit-undo-symbolic", name: words.undo, style: .flat)
    let redo = Button(icon: "edit-redo-symbolic", name: words.redo, style: .flat)
    undo.onClick { [weak self] in self?.app.undo() }
    redo.onClick { [weak self] in self?.app.redo() }
    let watching = Observing { [weak self] in
      guard let self else { return }
      let back = app.history.undoName.map { words.undo(words.step($0)) } ?? words.undo
      let again = app.history.redoName.map { words.redo(words.step($0)) } ?? words.redo
      undo.isSensitive = app.history.undoName != nil
      redo.isSensitive = app.history.redoName != nil
      undo.name(back)
      redo.name(again)
    }
    return (Box(.horizontal, [undo, redo]), watching)
  }

  private func showAbout() {
    let about = AboutWindow(
      window, name: words.appName, icon: AppProgram.identifier, version: Words.productVersion,
      developer: words.appName, license: "Apache-2.0")
    about.setComments(words.aboutComment)
    about.present()
  }

  private func showShortcuts() {
    let pages: [(String, String)] = [
      (words.photosPage, "<Alt>1"), (words.cropPage, "<Alt>2"), (words.lookPage, "<Alt>3"),
      (words.schedulePage, "<Alt>4"),
    ]
    ShortcutsWindow(
      window,
      sections: [
        (
          words.generalShortcuts,
          [
            (words.newWidget, "<Control>n"), (words.addPhotosTitle, "<Control>o"),
            (words.paste, "<Control>v"), (words.undo, "<Control>z"),
            (words.redo, "<Control><Shift>z"), (words.rename, "F2"),
            (words.backToGallery, "<Alt>Left"), (words.closeWindow, "<Control>w"),
            (words.quit, "<Control>q"),
          ] + pages
        ),
        (
          words.cropPage,
          [
            (words.movePhotoKeys, "Left Right Up Down"),
            (words.movePhotoFarKeys, "<Shift>Left <Shift>Right <Shift>Up <Shift>Down"),
            (words.zoom, "plus minus"), (words.resetCrop, "0"),
            (words.nextPhoto, "<Control>Page_Down"), (words.previousPhoto, "<Control>Page_Up"),
          ]
        ),
        (
          words.photosPage,
          [
            (words.removePhoto, "Delete"), (words.moveEarlier, "<Control>Left"),
            (words.moveLater, "<Control>Right"), (words.editCrop, "Return"),
          ]
        ),
      ]
    ).present()
  }
}
