import MantelStore
import MantelSystem

extension DesktopEntry {
  /// The entry by which sessions start the program that shows widgets on the desktop; `home` is the shared folder where sessions do not
  /// know it by themselves.
  public static func desktopWidgets(program: FilePath, home: FilePath?) -> DesktopEntry {
    DesktopEntry(
      name: text(\.widgetProgramName), comment: text(\.widgetProgramPurpose), program: program,
      variables: home.map { [("MANTEL_HOME", $0)] } ?? [])
  }

  private static func text(_ sentence: (Words) -> String) -> Text {
    Text(
      sentence(Words(.english)),
      translations: Language.allCases.filter { $0 != .english }.map {
        ($0.rawValue, sentence(Words($0)))
      })
  }
}
