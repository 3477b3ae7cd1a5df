import CanvasEngine
import MantelCore
import Testing

@Suite struct CanvasFontsTests {
  @Test func `every role has its own font here`() {
    let choices = CanvasFonts.choices()
    #expect(choices.map(\.role) == Array(FontRole.allCases))
    for choice in choices {
      #expect(choice.isInstalled, "\(choice.wanted) is \(choice.found ?? "missing")")
      #expect(CanvasFonts.resolvedFamily(of: choice.role) == choice.found)
    }
  }

  @Test func `a font that is not installed is told from one that stands in for it`() {
    let choice = CanvasFonts.Choice(role: .hand, wanted: "Kaushan Script", found: "DejaVu Sans")
    #expect(!choice.isInstalled)
    #expect(!CanvasFonts.Choice(role: .hand, wanted: "Kaushan Script", found: nil).isInstalled)
  }
}
