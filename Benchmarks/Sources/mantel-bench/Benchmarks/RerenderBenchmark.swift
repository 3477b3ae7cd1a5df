import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import Measuring
import WorkerEngine

/// A photo's picture made anew in the large shape at scale 3, its master being open: what a change of the crop costs.
enum RerenderBenchmark: Benchmark {
  static let name = "rerender"
  private static let goal = 0.060

  static func run(_ place: Workplace) async throws -> [Finding] {
    let rounds = place.rounds(100, quick: 20)
    return try await findings(place, rounds, of: Photographs.square, "square master")
      + findings(place, rounds, of: Photographs.threeToTwo, "3:2 master")
  }

  private static func findings(
    _ place: Workplace, _ rounds: Int, of path: FilePath, _ name: String
  ) async throws -> [Finding] {
    let workers = WorkerPool(WorkerProgram(path: place.worker), workers: 1)
    let photo = try await workers.importPhoto(OpenFile.open(path, for: .reading))
    let recipes = (0..<rounds).map { recipe(photo.original, $0, of: rounds) }
    // Opens the master.
    _ = try await workers.render(photo.master, [recipes[0]])
    var samples: [Double] = []
    for recipe in recipes {
      let start = Stopwatch.now
      let pictures = try await workers.render(photo.master, [recipe])
      samples.append(Stopwatch.now - start)
      precondition(pictures.count == 1, "a recipe gives a picture")
    }
    let (scaling, encoding) = try inProcess(photo.master, recipes)
    return [
      Finding("by a worker, \(name)", .seconds, Distribution(samples), goal: goal),
      Finding(
        "in process, \(name)", .seconds, Distribution(zip(scaling, encoding).map(+)), goal: goal),
      Finding("of that scaling", .seconds, Distribution(scaling)),
      Finding("of that JPEG", .seconds, Distribution(encoding)),
    ]
  }

  /// As much of the photo as the shape can show, from left to right in so many steps.
  private static func recipe(_ original: PixelSize, _ step: Int, of steps: Int) -> RenderRecipe {
    let points = WidgetShape.large.points
    let crop = CropState(centerX: Double(step) / Double(steps))
    return RenderRecipe(
      rectangle: crop.rectangle(photo: original, aspect: points.aspect), original: original,
      output: points.pixels(scale: 3))
  }

  private static func inProcess(_ file: OpenFile, _ recipes: [RenderRecipe]) throws
    -> (scaling: [Double], encoding: [Double])
  {
    guard
      let master = try JPEGDecoder().decode(file, format: .jpeg, side: PhotoLimits.masterSide)?
        .pixels
    else { preconditionFailure("a master is a plain JPEG") }
    var times = (scaling: [Double](), encoding: [Double]())
    for recipe in recipes {
      let (width, height) = (Double(master.size.width), Double(master.size.height))
      let rectangle = CropRectangle(
        x: recipe.x * width, y: recipe.y * height, width: recipe.width * width,
        height: recipe.height * height)
      let output = PixelSize(width: recipe.outputWidth, height: recipe.outputHeight)
      let start = Stopwatch.now
      let pixels = master.scaled(rectangle, to: output)
      times.scaling.append(Stopwatch.now - start)
      times.encoding.append(
        try Stopwatch.seconds {
          _ = try JPEGEncoder().encode(pixels, quality: PhotoLimits.jpegQuality)
        })
    }
    return times
  }
}
