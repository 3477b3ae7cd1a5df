import DesktopEngine
import MantelDesktop
import MantelStore
import MantelSystem

/// Asks for pictures that are missing at a monitor's own scale, by starting `mantel render`: this program makes none itself.
final class PictureRequests {
  private let isOn: Bool
  /// The pictures that were asked for; one that did not come is not asked for again.
  private var asked: Set<String> = []
  private var due: Set<WidgetIdentifier> = []

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Asks for the picture that a card of a widget lacks.
  func ask(for card: DesktopCard, of widget: WidgetIdentifier) {
    guard isOn, let picture = card.missingPicture, asked.insert(picture).inserted else { return }
    if due.isEmpty { EventLoop.soon { [weak self] in self?.start() } }
    due.insert(widget)
  }

  private func start() {
    for widget in due {
      // Without it the widget shows the picture of another scale.
      guard let program = try? ThisProcess.companion("mantel") else { continue }
      _ = try? LaunchedProgram.start(
        program, arguments: ["render", widget.text], environment: ThisProcess.wholeEnvironment)
    }
    due = []
  }
}
