import AdwaitaEngine
import MantelModel
import MantelStore
import MantelWords

/// Asks for another name of a widget.
enum RenameDialog {
  static func present(_ widget: WidgetIdentifier, _ window: MainWindow) {
    let words = window.words
    let name = (try? window.app.services.widgets.load(widget))?.name ?? ""
    let field = TextField(name)
    field.accessibleName = words.nameField
    field.setMaximumLength(WidgetDocument.maximumNameLength)
    let dialog = MessageDialog(window.window, heading: words.renameHeading)
    dialog.extraChild = field
    dialog.addResponse("cancel", label: words.cancel)
    dialog.addResponse("rename", label: words.rename, style: .suggested)
    dialog.defaultResponse = "rename"
    dialog.closeResponse = "cancel"
    dialog.setEnabled(!name.isEmpty, response: "rename")
    field.onChange { text in
      dialog.setEnabled(!text.allSatisfy(\.isWhitespace), response: "rename")
    }
    field.onSubmit { text in
      guard !text.allSatisfy(\.isWhitespace) else { return }
      dialog.close(with: "rename")
    }
    dialog.present { [weak window] answer in
      if answer == "rename" { window?.app.rename(widget, to: field.text) }
    }
    field.grabFocus()
    field.selectAll()
  }
}
