import AdwaitaEngine
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// The folders whose newest photos a widget picks up by itself.
final class FollowedFolders {
  let view = Box(.vertical)
  private let widget: WidgetModel
  private unowned let window: MainWindow

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
  }

  func choose() {
  }
}
