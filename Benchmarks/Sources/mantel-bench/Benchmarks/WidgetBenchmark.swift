import Glibc
import Measuring

/// `mantel-widget` with one picture of 1092×1146 on screen, beside others that show it.
enum WidgetBenchmark: Benchmark {
  static let name = "widget"

  static func run(_ place: Workplace) throws -> [Finding] {
    let widget = try PlacedWidget(place)
    let screen = try VirtualScreen(place)
    let contenders = PictureContenders(place, screen, try widget.picture())
    return try start(place, widget, screen, contenders)
      + changes(place, widget, screen)
      + idle(place, widget, screen, contenders)
  }

  private static let names = [
    "mantel-widget", "bare GTK 3 picture", "bare GTK 4 picture, cairo",
    "bare GTK 4 picture, as it comes",
    "feh", "eog",
  ]

  /// First picture and memory, each program in turn.
  private static func start(
    _ place: Workplace, _ widget: PlacedWidget, _ screen: VirtualScreen,
    _ contenders: PictureContenders
  ) throws -> [Finding] {
    let rounds = place.rounds(10, quick: 3)
    let samples = try Turns<Showing>([
      { try Showing { try widget.show(on: screen) } },
      { try Showing { try contenders.gtk3() } },
      { try Showing { try contenders.gtk4() } },
      { try Showing { try contenders.gtk4ByDefault() } },
      { try Showing(on: screen, contenders.watcher) { try contenders.feh() } },
      { try Showing(on: screen, contenders.watcher) { try contenders.eog() } },
    ]).samples(rounds: rounds) { round, rounds in
      Console.tell("widget: round \(round + 1) of \(rounds)")
    }
    let first = samples.map { $0.map(\.first) }
    let resident = samples.map { $0.map { $0.memory.resident / 1e6 } }
    let proportional = samples.map { $0.map { $0.memory.proportional / 1e6 } }
    let more = zip(resident[0], resident[1]).map { $0 - $1 }
    var findings = names.indices.map { index in
      let what = index < 4 ? "first picture" : "its window, perhaps still empty"
      return Finding("\(names[index]), \(what)", .seconds, Distribution(first[index]))
    }
    findings.append(ratio("first picture", first, 1, goal: 1.2))
    findings += (2...3).map { ratio("first picture", first, $0) }
    findings += names.indices.map { index in
      Finding(
        "\(names[index]), PSS", .megabytes, Distribution(proportional[index]),
        goal: index == 0 ? 30 : nil, judging: index == 0 ? .maximum : .median)
    }
    findings += names.indices.dropFirst().map { ratio("PSS", proportional, $0) }
    findings += names.indices.map { index in
      Finding("\(names[index]), RSS", .megabytes, Distribution(resident[index]))
    }
    findings.append(Finding("RSS above bare GTK 3's", .megabytes, Distribution(more), goal: 5))
    return findings
  }

  private static func ratio(_ what: String, _ samples: [[Double]], _ peer: Int, goal: Double? = nil)
    -> Finding
  {
    Finding(
      "\(what) ÷ \(names[peer])'s", .ratio, .ratios(of: samples[0], to: samples[peer]), goal: goal)
  }

  /// How long a change of the photo takes, and what hundreds of them leave behind.
  private static func changes(
    _ place: Workplace, _ widget: PlacedWidget, _ screen: VirtualScreen
  ) throws -> [Finding] {
    let count = place.rounds(500, quick: 100)
    let early = 5
    _ = try widget.setTaps(0)
    let companion = try widget.show(on: screen)
    defer { companion.stop() }
    _ = try ShownEvent.next("shown", of: companion)
    var samples: [Double] = []
    var before = 0.0
    for tap in 1...count {
      let start = try widget.setTaps(tap)
      samples.append(try ShownEvent.next("shown", of: companion).seconds - start)
      if tap == early {
        sleep(1)
        before = companion.memory.resident
      }
    }
    sleep(1)
    let growth = (companion.memory.resident - before) / 1e6
    return [
      Finding("change of the photo", .seconds, Distribution(samples), goal: 0.030),
      Finding(
        "RSS after \(count) changes, above that after \(early)", .megabytes, Distribution([growth]),
        goal: 1, judging: .maximum),
    ]
  }

  /// Seconds until a program has done all that it does at its start: GTK 3 wakes up once more about 16 seconds after it.
  private static let settling = 25

  /// What each does where nothing happens, all at the same time.
  private static func idle(
    _ place: Workplace, _ widget: PlacedWidget, _ screen: VirtualScreen,
    _ contenders: PictureContenders
  ) throws -> [Finding] {
    let seconds = place.rounds(120, quick: 20)
    Console.tell("widget: \(seconds) s of doing nothing")
    let companions = [
      try widget.show(on: screen), try contenders.gtk3(), try contenders.gtk4(),
      try contenders.gtk4ByDefault(), try contenders.feh(), try contenders.eog(),
    ]
    defer { for companion in companions { companion.stop() } }
    sleep(UInt32(settling))
    let before = companions.map(\.switches)
    sleep(UInt32(seconds))
    let after = companions.map(\.switches)
    return names.indices.map { index in
      let wakes = after[index].since(before[index]) * 60 / Double(seconds)
      return Finding(
        "\(names[index]), wake-ups a minute", .count, Distribution([wakes]),
        goal: index == 0 ? 0 : nil, judging: .maximum)
    }
  }
}
