import FoundationEssentials
import MantelCore
import MantelImaging
import Testing

@Suite struct LookRecipeTests {
  func recipe(_ look: Look, mat: SRGBColor = SRGBColor(gray: 0.5)) -> LookRecipe {
    LookRecipe(look, matColor: mat, shape: WidgetShape.large.points, cornerRadius: 22)
  }

  @Test func `what cannot be seen does not make another recipe`() {
    #expect(recipe(Look(intensity: 0.3)) == recipe(Look()))
    #expect(recipe(Look(filter: .noir, intensity: 0)) == recipe(Look()))
    #expect(recipe(Look(filter: .noir, intensity: .nan)) == recipe(Look()))
    #expect(recipe(Look(), mat: SRGBColor(gray: 0)) == recipe(Look()))
    #expect(recipe(Look(mat: .accent, caption: .ago, font: .hand)) == .plain)
    #expect(recipe(Look(filter: .noir, intensity: 4)) == recipe(Look(filter: .noir)))
  }

  @Test func `what can be seen makes another recipe and other words`() {
    var recipes = [recipe(Look(frame: .border), mat: SRGBColor(gray: 0))]
    for frame in PhotoFrame.allCases {
      for fits in [true, false] {
        recipes.append(recipe(Look(frame: frame, fits: fits)))
        for filter in PhotoFilter.allCases where filter != .none {
          for intensity in [0.5, 1] {
            recipes.append(
              recipe(Look(filter: filter, intensity: intensity, frame: frame, fits: fits)))
          }
        }
      }
    }
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.words)).count == recipes.count)
  }

  @Test func `a recipe comes back from JSON as it was`() throws {
    let sent = recipe(
      Look(filter: .transfer, intensity: 0.3, frame: .instant, fits: true),
      mat: SRGBColor(red8: 1, green8: 2, blue8: 3))
    let text = try JSONEncoder().encode(sent)
    #expect(try JSONDecoder().decode(LookRecipe.self, from: text) == sent)
    #expect(sent.matColor.bytes == (1, 2, 3))
    let wrong = Data(String(decoding: text, as: UTF8.self).replacing("transfer", with: "glow").utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LookRecipe.self, from: wrong)
    }
  }

  @Test func `numbers that are none can still be sent`() throws {
    let odd = LookRecipe(
      Look(frame: .border), matColor: SRGBColor(gray: .nan), shape: WidgetShape.small.points,
      scale: .infinity, cornerRadius: .nan)
    #expect(odd.windowRadius == 0)
    _ = try JSONEncoder().encode(odd)
  }
}
