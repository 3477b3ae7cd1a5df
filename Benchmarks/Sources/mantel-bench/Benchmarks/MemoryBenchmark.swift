import MantelSystem
import Measuring

/// The memory of all processes of an import together, all processors being at work.
enum MemoryBenchmark: Benchmark {
  static let name = "memory"

  static func run(_ place: Workplace) throws -> [Finding] {
    let contenders = ImportContenders(place)
    let baseline = ImportContenders(place, try Photographs.baseline())
    let rounds = place.rounds(5, quick: 2)
    let processors = ThisProcess.processors
    let peaks = try Turns([
      { try contenders.mantel().peak() }, { try contenders.vips().peak() },
      { try contenders.pillow(processes: 1).peak() },
      { try contenders.pillow(processes: processors).peak() },
      { try baseline.mantel().peak() },
    ]).samples(rounds: rounds) { round, rounds in
      Console.tell("memory: round \(round + 1) of \(rounds)")
    }
    let names = [
      "mantel add", "vipsthumbnail, three runs", "Pillow, one process",
      "Pillow, a process a processor", "mantel add, baseline ones alone",
    ]
    let atOnce = zip(names, peaks).map { name, peaks in
      Finding("\(name), at one moment", .megabytes, Distribution(peaks.map { $0.atOnce / 1e6 }))
    }
    return [
      Finding(
        "mantel add, sum of the processes' peaks", .megabytes,
        Distribution(peaks[0].map { $0.sumOfPeaks / 1e6 }), goal: 200, judging: .maximum)
    ] + atOnce + [
      Finding(
        "processes of mantel add", .count, Distribution(peaks[0].map { Double($0.processes) }))
    ]
  }
}
