import MantelSystem
import Measuring

/// The import of ten photographs as a whole process, beside those who make the same three sizes.
enum ImportBenchmark: Benchmark {
  static let name = "import"

  static func run(_ place: Workplace) throws -> [Finding] {
    let contenders = ImportContenders(place)
    let processors = ThisProcess.processors
    let names = [
      "mantel add", "vipsthumbnail, three runs", "vipsthumbnail, a process a processor",
      "Pillow, one process", "Pillow, a process a processor", "floor: libjpeg-turbo decoding alone",
    ]
    let samples = try Turns([
      { try contenders.mantel().run() }, { try contenders.vips().run() },
      { try contenders.vipsOnAllProcessors().run() },
      { try contenders.pillow(processes: 1).run() },
      { try contenders.pillow(processes: processors).run() }, { try contenders.floor().run() },
    ]).samples(rounds: place.rounds(9, quick: 3)) { round, rounds in
      Console.tell("import: round \(round + 1) of \(rounds)")
    }
    let walls = samples.map { $0.map(\.wall) }
    let processor = samples.map { $0.map(\.processor) }
    let goals: [Double?] = [nil, 0.5, nil, 0.6, nil, nil]

    var findings = zip(names, walls).map { Finding($0, .seconds, Distribution($1)) }
    for peer in 1..<names.count {
      findings.append(
        Finding(
          "mantel ÷ \(names[peer])", .ratio, .ratios(of: walls[0], to: walls[peer]),
          goal: goals[peer]))
    }
    findings += zip(names, processor).map {
      Finding("processor time of \($0)", .seconds, Distribution($1))
    }
    return findings
  }
}
