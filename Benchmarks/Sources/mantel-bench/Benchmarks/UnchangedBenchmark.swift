import MantelCore
import MantelImaging
import MantelStore
import Measuring
import WorkerEngine

/// `mantel render` where nothing has changed: 50 photos in three shapes.
enum UnchangedBenchmark: Benchmark {
  static let name = "unchanged"
  private static let goal = 0.010

  static func run(_ place: Workplace) async throws -> [Finding] {
    let fifty = try FiftyPhotos(place)
    let before = try FolderCensus(fifty.home)
    let rounds = place.rounds(200, quick: 40)
    let nothing = place.command("/bin/true", [])
    let render = place.mantel("render", fifty.widget, home: fifty.home)
    let samples = try Turns([nothing, render].map { command in { try command.run().wall } })
      .samples(rounds: rounds) { _, _ in }
    let inProcess = try await inProcess(place, fifty, rounds)
    let touched = try FolderCensus(fifty.home).touched(since: before)
    return [
      Finding("/bin/true, to compare", .seconds, Distribution(samples[0])),
      Finding("mantel render", .seconds, Distribution(samples[1]), goal: goal),
      Finding("in process", .seconds, Distribution(inProcess), goal: goal),
      Finding(
        "of \(before.size) files and folders touched", .count, Distribution([Double(touched)]),
        goal: 0, judging: .maximum),
    ]
  }

  private static func inProcess(_ place: Workplace, _ fifty: FiftyPhotos, _ rounds: Int)
    async throws
    -> [Double]
  {
    guard let widget = WidgetIdentifier(fifty.widget) else {
      preconditionFailure("the widget's identifier is a UUID")
    }
    let workers = WorkerPool(WorkerProgram(path: place.worker))
    let pipeline = RenderPipeline(
      HomeFolder(fifty.home), importer: workers, renderer: workers, width: workers.count)
    let moment = Moment(time: 1_781_524_800, zone: .utc)
    var samples: [Double] = []
    for _ in 0..<rounds {
      let start = Stopwatch.now
      let report = try await pipeline.run(widget, force: false, at: moment) { _, _ in }
      samples.append(Stopwatch.now - start)
      precondition(report.skipped == 150 && report.rendered == 0, "nothing has changed")
    }
    return samples
  }
}
