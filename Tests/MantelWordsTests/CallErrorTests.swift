import MantelWords
import Testing

@Suite struct CallErrorTests {
  @Test func `a wrong call is told in each language`() {
    let typed = Array("nwe".utf8)
    #expect(
      Words(.english).verbUnknown(typed, suggestion: "new")
        == "There is no command “nwe”; did you mean “new”?")
    #expect(
      Words(.german).verbUnknown(typed, suggestion: "new")
        == "Den Befehl „nwe“ gibt es nicht; meintest du „new“?")
    #expect(
      Words(.spanish).verbUnknown(typed, suggestion: "new")
        == "El comando «nwe» no existe; ¿querías decir «new»?")
    #expect(
      Words(.german).valueNotAllowed("--order", value: [0x78], allowed: ["in-order", "shuffle"])
        == "--order kann nicht „x“ sein; möglich ist in-order oder shuffle.")
    #expect(
      Words(.spanish).optionValueMissing("--every", value: "T")
        == "A la opción --every le falta su valor; escribe --every=T.")
  }

  @Test(arguments: Language.allCases)
  func `every sentence is one line with all its places filled`(_ language: Language) {
    let words = Words(language)
    let hostile: [UInt8] = [0x0A, 0x1B, 0xFF]
    let text = "a\n{verb}\u{202E}"
    let sentences = [
      words.verbMissing, words.verbUnknown(hostile, suggestion: nil),
      words.optionUnknown(hostile, verb: nil, suggestion: nil),
      words.optionUnknown(hostile, verb: "new", suggestion: nil),
      words.optionUnknown(hostile, verb: "new", suggestion: "--id"),
      words.optionRepeated("--id"), words.optionValueMissing("--id", value: "UUID"),
      words.optionValueUnexpected("--json", value: hostile),
      words.argumentMissing("WIDGET", verb: "add"), words.argumentUnexpected(hostile, verb: "add"),
      words.valueNotAllowed("--every", value: hostile, allowed: ["1h"]),
      words.valueNotText("WIDGET", value: hostile), words.valueNotTime("--at", value: text),
      words.valueNotTimeOfDay("--start", value: text), words.valueNotZone("--zone", value: text),
      words.valueNotPoint("--center", value: text), words.valueNotZoom("--zoom", value: text),
      words.valueNotIdentifier("--id", value: text),
    ]
    for sentence in sentences {
      #expect(!sentence.contains { $0.isNewline })
      #expect(!sentence.contains("\u{1B}") && !sentence.contains("\u{202E}"))
      #expect(sentence.last == "." || sentence.last == "?")
      let places = Template.places(in: sentence)
      #expect(places.allSatisfy { $0 == "verb" || $0 == "202E" }, "\(sentence)")
    }
  }
}
