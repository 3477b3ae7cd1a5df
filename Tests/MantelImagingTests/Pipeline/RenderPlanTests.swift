import MantelCore
import MantelImaging
import MantelStore
import TestSupport
import Testing

struct RenderPlanTests {
  private let original = PixelSize(width: 4000, height: 3000)

  @Test func `the middle of a photo fills each shape at three pixels a point`() throws {
    let items = RenderPlan.items(for: try TestHome.photo(1), original: original)
    #expect(items.map(\.render.shape) == [.small, .medium, .large])
    let sizes = items.map { [$0.recipe.outputWidth, $0.recipe.outputHeight] }
    #expect(sizes == [[510, 510], [1092, 510], [1092, 1146]])
    // A square of the photo's height, in its middle: 3000 of 4000 pixels wide, from 500 on.
    let small = items[0].recipe
    #expect([small.x, small.y, small.width, small.height] == [0.125, 0, 0.75, 1])
  }

  @Test func `the hash changes with whatever changes the picture, and with nothing else`() throws {
    let photo = try TestHome.photo(1)
    let hashes = RenderPlan.items(for: photo, original: original).map(\.render.hash)
    #expect(Set(hashes).count == 3)
    #expect(RenderPlan.items(for: photo, original: original).map(\.render.hash) == hashes)
    var moved = photo
    moved.framing.shared.centerX = 0.5001
    #expect(RenderPlan.items(for: moved, original: original)[0].render.hash != hashes[0])
    // Full height leaves no room for the centre to move.
    moved.framing.shared = CropState(centerX: 0.5, centerY: 0.2)
    #expect(RenderPlan.items(for: moved, original: original)[0].render.hash == hashes[0])
    var other = photo
    other.photo = try TestHome.identifier(2)
    #expect(RenderPlan.items(for: other, original: original)[0].render.hash != hashes[0])
    #expect(RenderPlan.items(for: photo, original: original, scale: 2)[0].render.hash != hashes[0])
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
