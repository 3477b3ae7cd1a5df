import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import Measuring
import WorkerEngine

/// What a look costs: the colour table alone beside lcms2's, and a whole picture by a worker.
enum LookBenchmark: Benchmark {
  static let name = "look"

  static func run(_ place: Workplace) async throws -> [Finding] {
    try table(place) + (await whole(place))
  }

  /// The large shape at scale 3 through a table of 33³ colours.
  private static func table(_ place: Workplace) throws -> [Finding] {
    let size = WidgetShape.large.points.pixels(scale: 3)
    let picture = try master(Photographs.threeToTwo).scaled(within: size)
    let ours = ColorTable(filter: .chrome, intensity: 1)
    let theirs = LcmsTable(.chrome)
    let check = (ours: filtered(picture, ours, bands: 2), theirs: filtered(picture, theirs))
    precondition(
      zip(check.ours.bytes, check.theirs.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 4 },
      "both tables give the same picture")
    let samples = try Turns<Double>([
      { Stopwatch.seconds { _ = filtered(picture, ours, bands: 2) } },
      { Stopwatch.seconds { _ = filtered(picture, ours, bands: 1) } },
      { Stopwatch.seconds { _ = filtered(picture, theirs) } },
    ]).samples(rounds: place.rounds(60, quick: 20)) { _, _ in }
    let ratios = zip(samples[0], samples[2]).map { $0 / $1 }
    let single = zip(samples[1], samples[2]).map { $0 / $1 }
    return [
      Finding("table, two bands", .seconds, Distribution(samples[0]), goal: 0.015),
      Finding("table, one band", .seconds, Distribution(samples[1])),
      Finding("lcms2", .seconds, Distribution(samples[2])),
      Finding("two bands ÷ lcms2", .ratio, Distribution(ratios), goal: 0.5),
      Finding("one band ÷ lcms2", .ratio, Distribution(single)),
    ]
  }

  /// Crop, scale, filter, frame, caption colours and JPEG by a worker that has the master open.
  private static func whole(_ place: Workplace) async throws -> [Finding] {
    let workers = WorkerPool(WorkerProgram(path: place.worker), workers: 1)
    var findings: [Finding] = []
    for (path, name) in [(Photographs.square, "square"), (Photographs.threeToTwo, "3:2")] {
      let photo = try await workers.importPhoto(OpenFile.open(path, for: .reading))
      for look in [
        Look(filter: .chrome, intensity: 0.8, frame: .border, mat: .accent),
        Look(filter: .chrome, intensity: 0.8, frame: .instant, mat: .cream, fits: true),
      ] {
        let rounds = place.rounds(60, quick: 15)
        let recipes = (0..<rounds).map { recipe(photo.original, look, $0, of: rounds) }
        _ = try await workers.render(photo.master, [recipes[0]])
        var samples: [Double] = []
        for recipe in recipes {
          let start = Stopwatch.now
          let pictures = try await workers.render(photo.master, [recipe])
          samples.append(Stopwatch.now - start)
          precondition(pictures.count == 1, "a recipe gives a picture")
        }
        let kind = look.fits ? "whole over its glow, instant" : "filter and border"
        findings.append(
          Finding("\(kind), \(name) master", .seconds, Distribution(samples), goal: 0.090))
      }
    }
    return findings
  }

  private static func recipe(_ original: PixelSize, _ look: Look, _ step: Int, of steps: Int)
    -> RenderRecipe
  {
    let shape = WidgetShape.large
    let framing = PhotoFraming(shared: CropState(centerX: Double(step) / Double(steps)))
    return RenderRecipe(
      rectangle: framing.rectangle(photo: original, shape: shape, frame: look.frame),
      original: original, output: shape.points.pixels(scale: 3), scale: 3,
      cornerRadius: shape.cornerRadius,
      look: LookRecipe(
        look, matColor: SRGBColor(red: 0.7, green: 0.4, blue: 0.2), shape: shape.points,
        cornerRadius: shape.cornerRadius))
  }

  private static func filtered(_ picture: PixelBuffer, _ table: ColorTable, bands: Int)
    -> PixelBuffer
  {
    var picture = picture
    picture.apply(table, bands: bands)
    return picture
  }

  private static func filtered(_ picture: PixelBuffer, _ table: LcmsTable) -> PixelBuffer {
    var picture = picture
    table.apply(to: &picture)
    return picture
  }

  private static func master(_ path: FilePath) throws -> PixelBuffer {
    let file = try OpenFile.open(path, for: .reading)
    guard let photo = try JPEGDecoder().decode(file, format: .jpeg, side: PhotoLimits.masterSide)
    else { preconditionFailure("the photographs are plain JPEGs") }
    return photo.pixels
  }
}

extension PixelBuffer {
  /// The middle of the picture at this size.
  fileprivate func scaled(within output: PixelSize) -> PixelBuffer {
    let aspect = Double(output.width) / Double(output.height)
    return scaled(CropState().rectangle(photo: size, aspect: aspect), to: output)
  }
}
