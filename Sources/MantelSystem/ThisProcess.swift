import CSystem
import Glibc

/// The process that is running.
public enum ThisProcess {
  /// The value of an environment variable, nil when it is not set or empty.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The same, as a path of any bytes.
  public static func environmentPath(_ name: String) -> FilePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: value, count: strlen(value))
    return FilePath(bytes: bytes.map(UInt8.init(bitPattern:)))
  }

  /// Every variable with its value, as `NAME=value`.
  public static var wholeEnvironment: [[UInt8]] {
    guard var next = csystem_environment() else { return [] }
    var variables: [[UInt8]] = []
    while let variable = next.pointee {
      variables.append(
        UnsafeBufferPointer(start: variable, count: strlen(variable)).map(UInt8.init(bitPattern:)))
      next += 1
    }
    return variables
  }

  /// The arguments as the system gave them, the program's name apart.
  public static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      return UnsafeBufferPointer(start: argument, count: strlen(argument))
        .map(UInt8.init(bitPattern:))
    }
  }

  /// Where the running program lies, links resolved.
  public static func executable() throws(SystemError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw .last(.inspect, "/proc/self/exe") }
    return FilePath(bytes: buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// Where the program `name` lies that belongs to the running one: beside it, else in `../libexec/mantel` seen from there.
  public static func companion(_ name: String) throws(SystemError) -> FilePath {
    let folder = try executable().parent
    let beside = folder.appending(name)
    if Folder.exists(beside) { return beside }
    return folder.parent.appending("libexec/mantel").appending(name)
  }

  /// Where a program lies that may be installed with the running one or elsewhere: as `companion` says, else in the first folder of PATH that
  /// has it; nil where it is in none. Only absolute folders of PATH count.
  public static func installedProgram(_ name: String) -> FilePath? {
    if let companion = try? companion(name), Folder.exists(companion) { return companion }
    let folders = environmentPath("PATH")?.bytes.split(separator: UInt8(ascii: ":")) ?? []
    return folders.lazy.map { FilePath(bytes: $0) }.filter(\.isAbsolute)
      .map { $0.appending(name) }.first(where: isProgram)
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    guard let status = try? FileStatus.of(path), status.kind == .file else { return false }
    return path.withCString { access($0, X_OK) } == 0
  }

  /// The processors that this process may use, at least 1.
  public static var processors: Int {
    Int(csystem_processors())
  }

  /// Gives back the memory that the program's own code takes, of which work needs far more than waiting for it. What is run again comes back
  /// from the file by itself.
  public static func releaseCode() {
    csystem_unmap_code()
  }

  /// Ends this process when its parent does.
  public static func endWithParent() {
    _ = csystem_die_with_parent()
  }

  /// Ends this process.
  public static func exit(_ code: Int32) -> Never {
    Glibc.exit(code)
  }
}
