import AdwaitaEngine
import MantelCore
import MantelModel
import MantelStore
import MantelWords

extension MainWindow {
  /// Follows a link to its page. One that means nothing leads to the front page; none changes anything by itself.
  func follow(_ address: String) {
    switch MantelLink(address.utf8) {
    case .widget(let uuid):
      show(WidgetIdentifier(uuid))
    case .shuffle(let uuid):
      let widget = WidgetIdentifier(uuid)
      show(widget)
      offerShuffle(widget)
    case .calendar, .sort, .story, .pending, .start, nil:
      show(nil)
    }
  }

  private func offerShuffle(_ widget: WidgetIdentifier) {
    guard let document = app.open?.document, document.id == widget else { return }
    let dialog = MessageDialog(
      window, heading: words.shuffleHeading(document.name), body: words.shuffleBody)
    dialog.addResponse("cancel", label: words.cancel)
    dialog.addResponse("shuffle", label: words.shuffle, style: .suggested)
    dialog.defaultResponse = "shuffle"
    dialog.closeResponse = "cancel"
    dialog.present { [weak self] answer in
      if answer == "shuffle" { self?.app.shuffle(widget) }
    }
  }
}

extension MainWindow {
  /// Shows a page of the widget that is open.
  func showEditor(_ page: EditorPage.Page) { editor?.show(page) }
}
