import AdwaitaEngine
import MantelModel
import MantelSystem
import MantelWords

/// What is stored where, and that nothing is sent.
final class PrivacyPage {
  let view = Box(.vertical)
  private unowned let window: MainWindow
  private let model: PrivacyModel
  private let rows: [PrivacyModel.Row.Kind: ActionRow]
  private let sizes: [PrivacyModel.Row.Kind: Label]
  private let connections = Label(style: .numeric)
  private var watching: [Observing] = []

  init(_ window: MainWindow) {
    self.window = window
    let words = window.words
    model = PrivacyModel(window.app.services)
    let header = HeaderBar()
    let back = Button(icon: "go-previous-symbolic", name: words.backToGallery)
    back.onClick { [weak window] in window?.goBack() }
    header.packStart(back)
    header.titleView = WindowTitle(words.privacyPage)
    header.packEnd(window.menu())

    let page = ClampedPage()
    let title = Label(words.privacyTitle, style: .title1, wraps: true, alignment: .center)
    let detail = Label(words.privacyDetail, wraps: true, alignment: .center)
    page.append(
      Box(.vertical, spacing: 12, [Icon("security-high-symbolic", pixelSize: 64), title, detail]))

    let live = PreferencesGroup(words.shownLive)
    let sockets = ActionRow(words.openConnections, subtitle: words.openConnectionsDetail)
    connections.valign = .center
    sockets.addSuffix(connections)
    live.add(sockets)

    let stored = PreferencesGroup(words.storedHere)
    var rows: [PrivacyModel.Row.Kind: ActionRow] = [:]
    var sizes: [PrivacyModel.Row.Kind: Label] = [:]
    for kind in PrivacyModel.Row.Kind.allCases {
      let row = ActionRow(words.stored(kind))
      let size = Label(style: .numeric)
      size.valign = .center
      row.addSuffix(size)
      stored.add(row)
      rows[kind] = row
      sizes[kind] = size
    }
    self.rows = rows
    self.sizes = sizes
    let open = Button(label: words.openFolder, style: .flat)
    let folder = model.folder
    open.onClick { [weak window] in launchURI(window?.window, folder.fileAddress) }
    stored.headerSuffix = open

    let own = PreferencesGroup(words.yourFiles, description: words.yourFilesDetail)
    page.append(live, stored, own)
    page.expandsVertically = true
    view.append(header, page)
    watching = [Observing { [weak self] in self?.update() }]
  }

  /// Looks again.
  func refresh() {
    let model = model
    Task { await model.refresh() }
  }

  private func update() {
    let words = window.words
    connections.text =
      model.rows == nil
      ? "…" : model.connections.map { words.number(Int64($0)) } ?? words.connectionsUnknown
    for row in model.rows ?? [] {
      rows[row.kind]?.subtitle = UserFolder.shortText(of: row.path)
      sizes[row.kind]?.text = words.byteSize(row.bytes)
    }
  }
}

extension Words {
  fileprivate func stored(_ kind: PrivacyModel.Row.Kind) -> String {
    switch kind {
    case .photos: storedPhotos
    case .widgets: storedWidgets
    case .desktop: storedDesktop
    }
  }
}
