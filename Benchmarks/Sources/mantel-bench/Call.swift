import MantelSystem

/// What the command line asks for.
enum Call {
  /// Measuring: those named, fewer runs or not, in the folder of the repository.
  case measure([any Benchmark.Type], isQuick: Bool, repository: FilePath)
  /// The floor of the import.
  case decode([FilePath])
  /// How to call.
  case usage

  static let help = """
    usage: ./bench [--quick] [NAME…]

      --quick   fewer runs
      NAME      \(allBenchmarks.map { $0.name }.joined(separator: ", ")); all of them without one

    """

  /// Reads the arguments; nil for a wrong call.
  init?(_ arguments: [[UInt8]]) {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    if words.first == FullDecode.option {
      self = .decode(arguments.dropFirst().map { FilePath(bytes: $0) })
      return
    }
    guard let repository = words.first else { return nil }
    var names: [String] = []
    var isQuick = false
    for word in words.dropFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--help", "-h":
        self = .usage
        return
      case _ where allBenchmarks.contains { $0.name == word }: names.append(word)
      default: return nil
      }
    }
    let chosen = allBenchmarks.filter { names.isEmpty || names.contains($0.name) }
    self = .measure(chosen, isQuick: isQuick, repository: FilePath(repository))
  }
}
