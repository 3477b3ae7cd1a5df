import MantelSystem

/// The built `mantel`, as it ships: beside the tests in the build folder.
public enum MantelProgram {
  /// Where it lies.
  public static func path() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel")
  }

  /// The program that it starts to read photos.
  public static func worker() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel-worker")
  }

  /// The program that shows photos on the desktop.
  public static func widget() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel-widget")
  }

  /// The app.
  public static func app() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel-app")
  }
}
