/// The arguments of this process as bytes. `CommandLine.arguments` would repair invalid UTF-8, and so lose file names.
public enum ProcessArguments {
  /// Every argument after the program's own name.
  public static func bytes() -> [[UInt8]] {
    let count = max(0, Int(CommandLine.argc))
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let start = CommandLine.unsafeArgv[index] else { return nil }
      var length = 0
      while start[length] != 0 { length += 1 }
      return (0..<length).map { UInt8(bitPattern: start[$0]) }
    }
  }
}
