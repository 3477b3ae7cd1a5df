import Glibc
import MantelSystem
import Measuring

/// `mantel-app` with a large library, beside a bare window of the same toolkit.
enum AppBenchmark: Benchmark {
  static let name = "app"

  private static let widgets = 20

  static func run(_ place: Workplace) throws -> [Finding] {
    Console.tell("app: importing and rendering \(widgets) widgets of 50 photos")
    let fifty = try FiftyPhotos(place, widgets: widgets)
    let large = try LargePhotos(place)
    let screen = try VirtualScreen(place)
    return try start(place, fifty.home, screen) + memory(place, fifty.home, screen)
      + large.widgets.flatMap { try drag(place, large.home, $0, screen) }
  }

  // MARK: The first window

  /// What a start took, in seconds from before the program was started.
  private struct Start {
    let window: Double
    /// The processor time of the main thread until then.
    let work: Double
    /// All cards have their pictures.
    let gallery: Double

    init(_ companion: Companion, cards: Int) throws {
      defer { companion.stop() }
      var window: Double?
      var work = 0.0
      var gallery: [Double] = []
      while window == nil || gallery.count < cards {
        let event = try AppEvent(companion.line())
        switch event.event {
        case "window":
          window = event.seconds - companion.started
          work = companion.mainThreadSeconds
        case "gallery": gallery.append(event.seconds - companion.started)
        default: break
        }
      }
      self.window = window ?? 0
      self.work = work
      self.gallery = gallery.last ?? 0
    }
  }

  private static func start(_ place: Workplace, _ home: FilePath, _ screen: VirtualScreen) throws
    -> [Finding]
  {
    func app(_ renderer: AppWindow.Renderer) throws -> Start {
      try Start(AppWindow(place, home, on: screen, renderer).companion, cards: widgets)
    }
    func bare(_ renderer: AppWindow.Renderer) throws -> Start {
      let program = place.bench.parent.appending("adwaita-window")
      return try Start(
        screen.start(program, [], environment: renderer.environment), cards: 0)
    }
    let samples = try Turns<Start>([
      { try app(.own) }, { try bare(.own) }, { try app(.cairo) }, { try bare(.cairo) },
    ]).samples(rounds: place.rounds(10, quick: 3)) { round, rounds in
      Console.tell("app: round \(round + 1) of \(rounds)")
    }
    let window = samples.map { $0.map(\.window) }
    let work = samples.map { $0.map(\.work) }
    let gallery = samples.map { $0.map(\.gallery) }
    func seconds(_ what: String, _ samples: [Double], goal: Double? = nil) -> Finding {
      Finding(what, .seconds, Distribution(samples), goal: goal)
    }
    return [
      seconds("first window", window[0], goal: 0.4),
      seconds("bare libadwaita's first window", window[1]),
      Finding("first window ÷ bare libadwaita's", .ratio, .ratios(of: window[0], to: window[1])),
      seconds("its main thread's processor time until then", work[0]),
      seconds("bare libadwaita's main thread's", work[1]),
      seconds("the pictures of all cards", gallery[0]),
      seconds("first window, cairo", window[2], goal: 0.4),
      seconds("bare libadwaita's first window, cairo", window[3]),
      Finding(
        "first window ÷ bare libadwaita's, cairo", .ratio, .ratios(of: window[2], to: window[3])),
      seconds("its main thread's processor time until then, cairo", work[2]),
      seconds("bare libadwaita's main thread's, cairo", work[3]),
      seconds("the pictures of all cards, cairo", gallery[2]),
    ]
  }

  // MARK: Memory

  private static func memory(_ place: Workplace, _ home: FilePath, _ screen: VirtualScreen) throws
    -> [Finding]
  {
    let renderers: [(AppWindow.Renderer, String)] = [(.own, ""), (.cairo, ", cairo")]
    return try renderers.flatMap { renderer, name in
      let samples = try (0..<place.rounds(3, quick: 1)).map { _ in
        let app = try AppWindow(place, home, on: screen, renderer)
        defer { app.companion.stop() }
        _ = try app.events()
        try app.scroll(by: 100)
        try app.scroll(by: -100)
        _ = try app.events()
        return app.companion.memory
      }
      return [
        Finding(
          "PSS, gallery scrolled through\(name)", .megabytes,
          Distribution(samples.map { $0.proportional / 1e6 }), goal: 200, judging: .maximum),
        Finding(
          "RSS, gallery scrolled through\(name)", .megabytes,
          Distribution(samples.map { $0.resident / 1e6 }), goal: 200, judging: .maximum),
      ]
    }
  }

  // MARK: Dragging

  /// Drags a photo to and fro.
  private static func drag(
    _ place: Workplace, _ home: FilePath, _ widget: (id: String, name: String),
    _ screen: VirtualScreen
  ) throws -> [Finding] {
    let app = try AppWindow(place, home, on: screen, .own, opening: "mantel://widget/\(widget.id)")
    defer { app.companion.stop() }
    _ = try app.events()
    try app.press("alt+2")
    // The photo is read, and its filter runs over all of it.
    _ = try app.events()
    let steps = (0..<place.rounds(600, quick: 300)).map { number in
      number / 40 % 2 == 0 ? (x: 3, y: 2) : (x: -3, y: -2)
    }
    let before = app.companion.mainThreadSeconds
    try app.drag(from: (420, 400), steps)
    let frames = try app.events().filter { $0.event == "frame" }
    let work = app.companion.mainThreadSeconds - before
    let samples = frames.compactMap(\.nanoseconds).map { Double($0) / 1e9 }
    // Where GTK draws slowly, several steps become one frame.
    guard samples.count >= 30 else {
      throw CommandFailure(description: "mantel-app drew \(samples.count) frames of a drag")
    }
    let distribution = Distribution(samples)
    return [
      Finding("a frame of a drag, \(widget.name)", .seconds, distribution, goal: 0.008),
      Finding(
        "95 % of them are below, \(widget.name)", .seconds,
        Distribution([distribution.quantile(0.95)]),
        goal: 0.008),
      Finding(
        "main thread a frame, GTK's drawing and all, \(widget.name)", .seconds,
        Distribution([work / Double(samples.count)])),
    ]
  }
}
