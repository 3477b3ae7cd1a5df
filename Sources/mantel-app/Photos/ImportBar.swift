import AdwaitaEngine
import MantelModel
import MantelWords

/// How far photos have come on their way into the widget, and which did not make it.
final class ImportBar {
  let view: Revealer
  private let widget: WidgetModel
  private let words: Words
  private let progress = ProgressBar()
  private let text = Label()
  private let cancel: Button
  private let dismiss: Button
  private let list = ListBox(style: .boxedList)
  private let listScroller: Scroller
  private var failures = 0
  private var watching: Observing?

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    self.words = words
    cancel = Button(label: words.cancel)
    dismiss = Button(label: words.dismiss)
    cancel.onClick { widget.photos.cancelImport() }
    dismiss.onClick { widget.photos.dismissImport() }
    text.expandsHorizontally = true
    text.ellipsizes = true
    let row = Box(.horizontal, spacing: 12, [text, cancel, dismiss])
    listScroller = Scroller(list)
    listScroller.setContentHeight(minimum: 60, maximum: 220)
    listScroller.propagatesNaturalHeight = true
    let content = Box(.vertical, spacing: 8, [row, progress, listScroller])
    content.setMargins(12)
    view = Revealer(Clamp(content, maximum: 760))
    watching = Observing { [weak self] in self?.update() }
  }

  private func update() {
    guard let importing = widget.photos.importing else {
      view.isRevealed = false
      failures = 0
      list.removeAll()
      return
    }
    view.isRevealed = true
    progress.fraction = importing.fraction
    progress.isVisible = importing.isRunning
    cancel.isVisible = importing.isRunning
    cancel.isSensitive = !importing.wasCancelled
    dismiss.isVisible = !importing.isRunning
    if importing.isRunning {
      text.text = words.addingPhotos(importing.done, of: importing.total)
    } else {
      let added = words.photosWereAdded(importing.added, known: importing.known)
      let failed = importing.failures.count { !$0.name.isEmpty }
      text.text = failed == 0 ? added : "\(added). \(words.photosNotAdded(failed))."
    }
    if importing.failures.count < failures {
      list.removeAll()
      failures = 0
    }
    for failure in importing.failures.dropFirst(failures) { list.append(ActionRow(failure)) }
    failures = importing.failures.count
    listScroller.isVisible = failures > 0
  }
}

extension ActionRow {
  /// What could not be added, and why.
  convenience init(_ failure: PhotoImport.Failure) {
    if failure.name.isEmpty {
      self.init(failure.sentence)
    } else {
      self.init(failure.name, subtitle: failure.sentence)
    }
    addPrefix(Icon("dialog-warning-symbolic"))
  }
}
