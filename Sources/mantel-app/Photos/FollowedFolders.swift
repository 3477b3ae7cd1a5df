import AdwaitaEngine
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// The folders whose newest photos a widget picks up by itself, and what there is to tell of them.
final class FollowedFolders {
  let view: PreferencesGroup
  private let widget: WidgetModel
  private unowned let window: MainWindow
  private var rows: [(folder: FilePath, row: ActionRow, spinner: Spinner)] = []
  private var failures: [ActionRow] = []
  private let dismiss: Button
  private var told: [PhotoImport.Failure] = []
  private var watching: Observing?

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    view = PreferencesGroup(window.words.followedFolders)
    dismiss = Button(label: window.words.dismiss, style: .flat)
    dismiss.onClick { widget.photos.dismissFollowingFailures() }
    view.headerSuffix = dismiss
    view.setMargins(18)
    watching = Observing { [weak self] in self?.update() }
  }

  /// Asks for a folder, and follows it.
  func choose() {
    FileDialog.chooseFolder(parent: window.window, title: window.words.followFolderTitle) {
      [weak self] addresses in
      for folder in addresses.compactMap({ FilePath(fileAddress: $0) }) {
        self?.widget.photos.follow(folder)
      }
    }
  }

  private func update() {
    let photos = widget.photos
    let status = photos.following
    view.isVisible = !photos.follows.isEmpty
    dismiss.isVisible = !status.failures.isEmpty
    if photos.follows != rows.map(\.folder) { rebuild(photos.follows) }
    for (folder, row, spinner) in rows {
      row.subtitle = detail(of: folder, status)
      spinner.isVisible = status.isLooking
    }
    if status.failures != told { show(status.failures) }
  }

  private func detail(of folder: FilePath, _ status: FollowingModel.Status) -> String {
    let words = window.words
    if let trouble = status.troubles[folder] { return trouble }
    if status.progress.total > 0 {
      return words.addingPhotos(status.progress.done, of: status.progress.total)
    }
    let count = widget.photos.photos.count { $0.isFollowed && $0.source.path.isInside(folder) }
    if status.isLooking, count == 0 { return words.lookingThroughFolder }
    // What went wrong in a folder below it.
    let below = status.troubles.first { $0.key.isInside(folder) }?.value
    return below ?? words.photosFromFolder(count)
  }

  private func rebuild(_ folders: [FilePath]) {
    for (_, row, _) in rows {
      view.remove(row)
      row.discard()
    }
    rows = folders.map { folder in
      let row = ActionRow(UserFolder.shortText(of: folder))
      let icon = Icon("folder-symbolic")
      row.addPrefix(icon)
      let spinner = Spinner()
      spinner.valign = .center
      row.addSuffix(spinner)
      let stop = Button(
        icon: "list-remove-symbolic", name: window.words.stopFollowing(folder.lossyName),
        style: .flat)
      stop.valign = .center
      stop.onClick { [weak self] in self?.widget.photos.unfollow(folder) }
      row.addSuffix(stop)
      return (folder, row, spinner)
    }
    for (_, row, _) in rows { view.add(row) }
    // What could not be read stands behind the folders.
    show([])
  }

  private func show(_ failures: [PhotoImport.Failure]) {
    for row in self.failures {
      view.remove(row)
      row.discard()
    }
    self.failures = failures.map { ActionRow($0) }
    for row in self.failures { view.add(row) }
    told = failures
  }
}
