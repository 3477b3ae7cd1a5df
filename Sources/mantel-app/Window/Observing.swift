import Observation

/// Keeps something on screen in line with the models: runs a piece of code now, and again whenever something that it read has changed.
///
/// It goes on for as long as whoever made it holds it.
final class Observing {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    run()
  }

  private func run() {
    withObservationTracking(body) { [weak self] in
      // What has changed is told just before it does.
      Task { @MainActor in self?.run() }
    }
  }
}
