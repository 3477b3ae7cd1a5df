import MantelCore
import MantelImaging
import MantelStore
import TestSupport
import Testing

struct RenderPlanTests {
  private func items(
    _ entry: WidgetPhoto, look: Look = Look(), scale: Double = RenderTarget.standardScale
  ) -> [RenderPlan.Item] {
    let photo = PhotoDocument(
      id: entry.photo, format: "jpeg", original: PixelSize(width: 4000, height: 3000),
      averageColor: AverageColor(red: 90, green: 100, blue: 110),
      accentColor: AverageColor(red: 200, green: 80, blue: 40))
    return RenderPlan.items(
      for: entry, photo, look: look,
      targets: WidgetShape.allCases.map { RenderTarget(shape: $0, scale: scale) })
  }

  @Test func `the middle of a photo fills each shape at three pixels a point`() throws {
    let items = items(try TestHome.photo(1))
    #expect(items.map(\.render.shape) == [.small, .medium, .large])
    let sizes = items.map { [$0.recipe.outputWidth, $0.recipe.outputHeight] }
    #expect(sizes == [[510, 510], [1092, 510], [1092, 1146]])
    // A square of the photo's height, in its middle: 3000 of 4000 pixels wide, from 500 on.
    let small = items[0].recipe
    #expect([small.x, small.y, small.width, small.height] == [0.125, 0, 0.75, 1])
  }

  @Test func `the hash changes with whatever changes the picture, and with nothing else`() throws {
    let photo = try TestHome.photo(1)
    let hashes = items(photo).map(\.render.hash)
    #expect(Set(hashes).count == 3)
    #expect(items(photo).map(\.render.hash) == hashes)
    var moved = photo
    moved.framing.shared.centerX = 0.5001
    #expect(items(moved)[0].render.hash != hashes[0])
    // Full height leaves no room for the centre to move.
    moved.framing.shared = CropState(centerX: 0.5, centerY: 0.2)
    #expect(items(moved)[0].render.hash == hashes[0])
    var other = photo
    other.photo = try TestHome.identifier(2)
    #expect(items(other)[0].render.hash != hashes[0])
    #expect(items(photo, scale: 2)[0].render.hash != hashes[0])
  }

  @Test func `what cannot be seen does not change the hash`() throws {
    let photo = try TestHome.photo(1)
    func hash(_ look: Look) -> String { items(photo, look: look)[2].render.hash }
    let plain = hash(Look())
    #expect(hash(Look(caption: .ago)) == plain, "captions are drawn by whoever shows the picture")
    #expect(hash(Look(caption: .text, font: .hand)) == plain)
    #expect(hash(Look(mat: .black)) == plain, "there is no frame to fill")
    #expect(hash(Look(intensity: 0.3)) == plain, "there is no filter")
    #expect(hash(Look(filter: .noir, intensity: 0)) == plain)
  }

  @Test func `what can be seen changes the hash`() throws {
    let photo = try TestHome.photo(1)
    let looks = [
      Look(), Look(filter: .sepia), Look(filter: .sepia, intensity: 0.5), Look(filter: .mono),
      Look(frame: .border), Look(frame: .instant), Look(frame: .instant, mat: .cream),
      Look(frame: .instant, mat: .average), Look(frame: .instant, mat: .accent), Look(fits: true),
    ]
    #expect(Set(looks.map { items(photo, look: $0)[2].render.hash }).count == looks.count)
  }

  @Test func `a photo shown whole is the same picture however it is cropped`() throws {
    let photo = try TestHome.photo(1)
    var moved = photo
    moved.framing.shared = CropState(centerX: 0.3, centerY: 0.5, zoom: 2)
    let look = Look(fits: true)
    #expect(items(moved, look: look).map(\.render) == items(photo, look: look).map(\.render))
    #expect(items(moved).map(\.render) != items(photo).map(\.render))
  }

  @Test func `a frame crops to the aspect of its window`() throws {
    let small = items(try TestHome.photo(1), look: Look(frame: .instant))[0].recipe
    // 170 less 6 % of it on three sides and 20 % at the bottom: 149.6 × 125.8.
    let aspect = small.width * 4000 / (small.height * 3000)
    #expect(abs(aspect - 149.6 / 125.8) < 1e-9)
  }

  @Test func `sizes are fitted to a longest side, never enlarged, and never lose a side`() {
    func fitted(_ width: Int, _ height: Int) -> PixelSize {
      PhotoLimits.fitted(PixelSize(width: width, height: height), within: 2560)
    }
    #expect(fitted(4000, 3000) == PixelSize(width: 2560, height: 1920))
    #expect(fitted(100, 50) == PixelSize(width: 100, height: 50))
    #expect(fitted(1, 20_000) == PixelSize(width: 1, height: 2560))
    #expect(fitted(6000, 4000) == PixelSize(width: 2560, height: 1707))
  }

  @Test func `a size above the cap or without pixels is refused`() {
    #expect(throws: ImagingError.self) {
      try PhotoLimits.check(PixelSize(width: 20_000, height: 10_001))
    }
    #expect(throws: ImagingError.self) { try PhotoLimits.check(PixelSize(width: 0, height: 5)) }
    #expect(throws: ImagingError.self) {
      try PhotoLimits.check(PixelSize(width: .max, height: .max))
    }
    #expect(throws: Never.self) { try PhotoLimits.check(PixelSize(width: 20_000, height: 10_000)) }
  }
}
