import MantelWords
import Testing

@Suite struct CatalogTests {
  private let catalogs = Language.allCases.compactMap { Catalog.of($0) }

  @Test func `every sentence is there in every language`() throws {
    #expect(catalogs.count == Language.allCases.count - 1)
    let first = try #require(catalogs.first)
    #expect(first.sentences.count > 50)
    #expect(first.counted.count > 5)
    for catalog in catalogs {
      #expect(Set(catalog.sentences.keys) == Set(first.sentences.keys))
      #expect(Set(catalog.counted.keys) == Set(first.counted.keys))
    }
  }

  @Test func `a translation has the places of its sentence, and is one line`() {
    for catalog in catalogs {
      for (english, translation) in catalog.sentences {
        #expect(!translation.isEmpty)
        #expect(!translation.contains { $0.isNewline }, "\(english)")
        #expect(
          Set(Template.places(in: translation)) == Set(Template.places(in: english)), "\(english)")
      }
      for (english, forms) in catalog.counted {
        #expect(!forms.one.isEmpty && !forms.many.isEmpty)
        #expect(Template.places(in: forms.one).sorted() == Template.places(in: english).sorted())
        #expect(Template.places(in: forms.many).contains("count"), "\(english)")
      }
    }
  }

  @Test func `a value is put in once and never read as a sentence`() {
    #expect(Template.fill("{a} and {b}", ["a": "{b}", "b": "{a}"]) == "{b} and {a}")
    #expect(Template.fill("{a}{a} {c} {", ["a": "1"]) == "11 {c} {")
    #expect(Template.fill("}{a}", ["a": "1"]) == "}1")
    #expect(Template.fill("no places", ["a": "1"]) == "no places")
    #expect(Template.places(in: "{a} b {c}{d}") == ["a", "c", "d"])
    #expect(Template.places(in: "a {b}") == ["b"])
  }
}
