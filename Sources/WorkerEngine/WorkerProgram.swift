import MantelSystem

/// The program of the workers, and how it is started.
public struct WorkerProgram: Sendable {
  /// Where it lies.
  public let path: FilePath
  private let arguments: [String]

  /// A program by its path and what it is started with.
  public init(path: FilePath, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// The `mantel-worker` that belongs to the running program: beside it, or in `../libexec/mantel` seen from there.
  public static func installed() throws(SystemError) -> WorkerProgram {
    WorkerProgram(path: try ThisProcess.companion("mantel-worker"))
  }

  /// Starts the program and gives the process with our end of its socket.
  func start() throws(SystemError) -> (ChildProcess, MessageSocket) {
    let (socket, otherEnd) = try MessageSocket.pair()
    let process = try ChildProcess.start(
      path, arguments: arguments, environment: Self.environment, descriptor3: otherEnd)
    return (process, socket)
  }

  /// Nothing of ours, and a malloc that gives memory back: one arena, and a mapping of its own for every large block.
  private static let environment = [
    "LC_ALL=C.UTF-8", "OMP_NUM_THREADS=1", "MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=1048576",
    "MALLOC_TRIM_THRESHOLD_=1048576",
  ]
}
