import MantelWords
import Testing

@Suite struct CountedSentenceTests {
  private let english = Words(.english)
  private let german = Words(.german)
  private let spanish = Words(.spanish)

  @Test func `what rendering did is right for every pair of counts`() {
    let said = { (words: Words) in
      [(0, 0), (0, 1), (1, 0), (1, 1), (1, 12), (12, 1), (1_234, 0)].map {
        words.rendered($0.0, skipped: $0.1)
      }
    }
    #expect(
      said(english) == [
        "Made 0 pictures; 0 were up to date.", "Made 0 pictures; 1 was up to date.",
        "Made 1 picture; 0 were up to date.", "Made 1 picture; 1 was up to date.",
        "Made 1 picture; 12 were up to date.", "Made 12 pictures; 1 was up to date.",
        "Made 1,234 pictures; 0 were up to date.",
      ])
    #expect(
      said(german) == [
        "0 Bilder erstellt; 0 waren schon aktuell.", "0 Bilder erstellt; 1 war schon aktuell.",
        "1 Bild erstellt; 0 waren schon aktuell.", "1 Bild erstellt; 1 war schon aktuell.",
        "1 Bild erstellt; 12 waren schon aktuell.", "12 Bilder erstellt; 1 war schon aktuell.",
        "1.234 Bilder erstellt; 0 waren schon aktuell.",
      ])
    #expect(
      said(spanish) == [
        "0 imágenes creadas; 0 ya estaban al día.", "0 imágenes creadas; 1 ya estaba al día.",
        "1 imagen creada; 0 ya estaban al día.", "1 imagen creada; 1 ya estaba al día.",
        "1 imagen creada; 12 ya estaban al día.", "12 imágenes creadas; 1 ya estaba al día.",
        "1234 imágenes creadas; 0 ya estaban al día.",
      ])
  }

  @Test func `progress counts what there is in all`() {
    #expect(english.progress(done: 0, total: 1, secondsLeft: nil) == "0 of 1 photo")
    #expect(
      english.progress(done: 1, total: 3, secondsLeft: 61)
        == "1 of 3 photos, 1 minute 1 second left")
    #expect(german.progress(done: 1, total: 1, secondsLeft: 0) == "1 von 1 Foto, noch 0 Sekunden")
    #expect(
      spanish.progress(done: 1, total: 2, secondsLeft: 1)
        == "1 de 2 fotos, tiempo restante: 1 segundo")
  }

  @Test func `files found and not found agree with their counts`() {
    #expect(english.filesFoundElsewhere(1) == "The file of 1 photo was found in another place.")
    #expect(german.filesFoundElsewhere(2).hasPrefix("Die Dateien von 2 Fotos wurden "))
    #expect(
      english.filesNotFound(3)
        == "The files of 3 photos were not found; their pictures show all the same.")
    #expect(spanish.filesNotFound(1).hasPrefix("El archivo de 1 foto no se ha encontrado;"))
  }

  @Test func `what was not added agrees with its count`() {
    #expect(
      english.addingCancelled(photos: 1) == "Called off; 1 photo was not added, so add it again.")
    #expect(
      spanish.addingCancelled(photos: 2)
        == "Cancelado; no se han añadido 2 fotos, así que añádelas de nuevo.")
  }
}
