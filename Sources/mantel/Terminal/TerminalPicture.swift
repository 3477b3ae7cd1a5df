import MantelSystem
import WorkerEngine

/// Draws one of our pictures in the terminal, as well as the terminal can.
struct TerminalPicture {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Draws the picture in at most half the terminal's rows; nothing where standard output is no terminal.
  func draw(_ path: FilePath) async throws {
    guard StandardStream.standardOutput.isTerminal, !session.output.isJSON else { return }
    let size = StandardStream.standardOutput.terminalSize ?? (columns: 80, rows: 24)
    let file = try OpenFile.open(path, for: .reading)
    let variables = [
      "TERM", "COLORTERM", "TERM_PROGRAM", "VTE_VERSION", "KITTY_WINDOW_ID", "KITTY_PID",
      "LC_ALL", "LC_CTYPE", "LANG",
    ]
    let environment = Dictionary(
      uniqueKeysWithValues: variables.compactMap { name in
        ThisProcess.environment(name).map { (name, $0) }
      })
    let drawing = try await session.workers().draw(
      file, columns: size.columns, rows: max(8, size.rows / 2), environment: environment)
    try StandardStream.standardOutput.write(drawing)
  }
}
