import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import Testing
import WorkerEngine
import WorkerMessages

@Suite struct RenderTests {
  private let pool: WorkerPool

  init() throws {
    pool = WorkerPool(try Workers.real, workers: 2)
  }

  private static func recipe(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, to columns: Int, _ rows: Int
  ) -> RenderRecipe {
    RenderRecipe(
      rectangle: CropRectangle(x: x, y: y, width: width, height: height),
      original: PixelSize(width: 1, height: 1), output: PixelSize(width: columns, height: rows))
  }

  @Test func `one picture a recipe, in order, each its part of the master`() async throws {
    let master = try Photos.jpeg(width: 400, height: 300)
    let pictures = try await pool.render(
      master,
      [
        Self.recipe(0, 0, 0.5, 0.5, to: 100, 75), Self.recipe(0.5, 0.5, 0.5, 0.5, to: 60, 60),
      ])
    let decoded = try pictures.map { try #require(try Photos.decoded($0.file)) }
    #expect(
      decoded.map(\.size) == [PixelSize(width: 100, height: 75), PixelSize(width: 60, height: 60)])
    #expect(abs(Int(decoded[0].averageColor.red) - 63) <= 2)
    #expect(abs(Int(decoded[1].averageColor.red) - 191) <= 2)
    #expect(abs(Int(decoded[1].averageColor.green) - 191) <= 2)
  }

  @Test func `more recipes than files fit a message are no matter`() async throws {
    let recipes = (1...40).map { Self.recipe(0, 0, 1, 1, to: $0, 2 * $0) }
    let pictures = try await pool.render(Photos.jpeg(width: 64, height: 64), recipes)
    let widths = try pictures.map { try Photos.decoded($0.file)?.size.width }
    #expect(widths == Array(1...40))
  }

  @Test func `the same master gives the same bytes, opened again or in another worker`()
    async throws
  {
    let bytes = try Photos.bytes(Photos.jpeg(width: 300, height: 200))
    let recipe = Self.recipe(0.1, 0.2, 0.3, 0.4, to: 50, 60)
    let first = try Photos.file(bytes)
    let once = try await pool.render(first, [recipe])
    let again = try await pool.render(first, [recipe])
    let elsewhere = try await WorkerPool(Workers.real, workers: 1)
      .render(Photos.file(bytes), [recipe])
    #expect(try Photos.bytes(once[0].file) == Photos.bytes(again[0].file))
    #expect(try Photos.bytes(once[0].file) == Photos.bytes(elsewhere[0].file))
  }

  @Test func `another master is not taken for the last one`() async throws {
    let one = WorkerPool(try Workers.real, workers: 1)
    let recipe = Self.recipe(0, 0, 1, 1, to: 40, 40)
    let plain = PixelBuffer(size: PixelSize(width: 80, height: 80)) { $0.update(repeating: 9) }
    _ = try await one.render(Photos.jpeg(width: 80, height: 80), [recipe])
    let picture = try await one.render(JPEGEncoder().encode(plain, quality: 90), [recipe])
    #expect(try Photos.decoded(picture[0].file)?.averageColor.red == 9)
  }

  @Test(arguments: [
    recipe(0, 0, 0, 1, to: 10, 10), recipe(.nan, 0, 1, 1, to: 10, 10),
    recipe(0, 0, .infinity, 1, to: 10, 10), recipe(0.5, 0, 0.6, 1, to: 10, 10),
    recipe(-0.1, 0, 1, 1, to: 10, 10), recipe(0, 0, 1, 1, to: 0, 10),
    recipe(0, 0, 1, 1, to: 10, -3), recipe(0, 0, 1, 1, to: 100_000, 100_000),
    recipe(0, 0, 1, 1, to: .max, 2),
  ])
  func `a recipe that makes no sense is refused`(recipe: RenderRecipe) async throws {
    let master = try Photos.jpeg(width: 20, height: 20)
    guard case .workerMisspoke = await imagingError({ try await pool.render(master, [recipe]) })
    else {
      Issue.record("it was not refused")
      return
    }
  }

  @Test func `a master that is no picture is told as any photo is`() async throws {
    let recipe = Self.recipe(0, 0, 1, 1, to: 4, 4)
    await #expect(throws: ImagingError.empty) {
      try await pool.render(Photos.file([]), [recipe])
    }
  }

  @Test func `a picture is drawn for a terminal`() async throws {
    let drawing = try await pool.draw(
      Photos.jpeg(width: 200, height: 100), columns: 20, rows: 10,
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    let lines = drawing.split(separator: UInt8(ascii: "\n"))
    #expect((1...10).contains(lines.count))
    #expect(drawing.contains(0x1B))
  }

  @Test func `the worker says what it is made of`() async throws {
    let about = try await pool.about()
    #expect(about.formats == PhotoFormat.allCases)
    #expect(about.libraries.first?.name == "libjpeg-turbo")
    #expect(about.libraries.allSatisfy { !$0.version.isEmpty })
  }
}
