import Measuring

/// `mantel now` as a whole process, on a widget of 50 photos.
enum NowBenchmark: Benchmark {
  static let name = "now"

  static func run(_ place: Workplace) throws -> [Finding] {
    let fifty = try FiftyPhotos(place)
    let nothing = place.command("/bin/true", [])
    let now = place.mantel("now", fifty.widget, home: fifty.home)
    let json = place.mantel("now", fifty.widget, "--json", home: fifty.home)
    let samples = try Turns([nothing, now, json].map { command in { try command.run().wall } })
      .samples(rounds: place.rounds(200, quick: 40)) { _, _ in }
    return [
      Finding("/bin/true, to compare", .seconds, Distribution(samples[0])),
      Finding("mantel now", .seconds, Distribution(samples[1]), goal: 0.015),
      Finding("mantel now --json", .seconds, Distribution(samples[2]), goal: 0.015),
    ]
  }
}
