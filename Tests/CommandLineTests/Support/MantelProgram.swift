import MantelSystem

/// The built `mantel`, as it ships: beside the tests in the build folder.
enum MantelProgram {
  /// Where it lies.
  static func path() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel")
  }

  /// The program that it starts to read photos.
  static func worker() throws -> FilePath {
    try ThisProcess.executable().parent.appending("mantel-worker")
  }
}
