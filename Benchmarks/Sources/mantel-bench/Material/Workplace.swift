import MantelSystem
import Measuring

/// Where the benchmarks work, and with what.
struct Workplace: Sendable {
  /// A folder of the benchmarks' own.
  let scratch: FilePath
  /// The built `mantel`.
  let mantel: FilePath
  /// The built `mantel-worker`.
  let worker: FilePath
  /// The built `mantel-widget`.
  let widget: FilePath
  /// The built `mantel-app`.
  let app: FilePath
  /// The script that imports by Pillow.
  let pillow: FilePath
  /// This program.
  let bench: FilePath
  /// Whether fewer runs will do.
  let isQuick: Bool

  /// The folder of the library that finds faces.
  let faces: FilePath

  /// A workplace in the folder of the repository.
  init(repository: FilePath, isQuick: Bool) throws {
    scratch = repository.appending(".build/bench-work")
    mantel = repository.appending(".build/release/mantel")
    faces = repository.appending(".build/faces")
    worker = repository.appending(".build/release/mantel-worker")
    widget = repository.appending(".build/release/mantel-widget")
    app = repository.appending(".build/release/mantel-app")
    pillow = repository.appending("Benchmarks/peers/pillow.py")
    bench = try ThisProcess.executable()
    self.isQuick = isQuick
    try Folder.removeAll(scratch)
    try Folder.create(scratch)
  }

  /// How often something is measured.
  func rounds(_ usual: Int, quick: Int) -> Int {
    isQuick ? quick : usual
  }

  /// A call of `mantel` on a shared folder.
  func mantel(_ arguments: String..., home: FilePath) -> Command {
    mantel(arguments, home: home)
  }

  /// A call of `mantel` on a shared folder.
  func mantel(_ arguments: [String], home: FilePath) -> Command {
    command(mantel.lossyText, arguments, environment: ["MANTEL_HOME": home.lossyText])
  }

  /// A call of a program; what it prints goes to a file in the scratch folder.
  func command(_ program: String, _ arguments: [String], environment: [String: String] = [:])
    -> Command
  {
    Command(
      program, arguments, environment: environment, log: scratch.appending("log").lossyText)
  }

  /// An empty folder of that name in the scratch folder.
  func emptyFolder(_ name: String) throws -> FilePath {
    let folder = scratch.appending(name)
    try Folder.removeAll(folder)
    try Folder.create(folder)
    return folder
  }
}
