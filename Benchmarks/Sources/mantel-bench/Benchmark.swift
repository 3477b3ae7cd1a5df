import Measuring

/// One thing that is measured, with its peers and its goals.
protocol Benchmark: SendableMetatype {
  /// What it is called on the command line.
  static var name: String { get }
  /// Measures.
  static func run(_ place: Workplace) async throws -> [Finding]
}

/// All of them, in the order in which they run.
let allBenchmarks: [any Benchmark.Type] = [
  ScheduleBenchmark.self, NowBenchmark.self, UnchangedBenchmark.self, RerenderBenchmark.self,
  LookBenchmark.self, ImportBenchmark.self, SmartFrameBenchmark.self, MemoryBenchmark.self,
  WidgetBenchmark.self, AppBenchmark.self,
]
