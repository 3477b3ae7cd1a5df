import MantelSystem
import Measuring

guard let call = Call(ThisProcess.arguments) else {
  Console.tell(Call.help)
  ThisProcess.exit(2)
}
do {
  switch call {
  case .usage: print(Call.help)
  case .decode(let paths): try FullDecode.run(paths)
  case .measure(let benchmarks, let isQuick, let repository):
    let place = try Workplace(repository: repository, isQuick: isQuick)
    let isGood = try await measure(benchmarks, place)
    try Folder.removeAll(place.scratch)
    ThisProcess.exit(isGood ? 0 : 1)
  }
} catch {
  Console.tell("bench: \(error)")
  ThisProcess.exit(1)
}

/// Runs the benchmarks and answers whether all goals were met.
func measure(_ benchmarks: [any Benchmark.Type], _ place: Workplace) async throws -> Bool {
  let faults = SelfCheck.faults()
  for fault in faults { Console.tell("bench: \(fault)") }
  guard faults.isEmpty else { return false }
  print(Machine.description)
  print()
  try Photographs.printList()
  var report = Report()
  for benchmark in benchmarks {
    Console.tell("\(benchmark.name): load \(Machine.load)")
    report.add(try await benchmark.run(place), of: benchmark.name)
  }
  report.printGoals()
  return report.isGood
}
