import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Testing

struct ErrorSentenceTests {
  private func sentences(_ words: Words) -> [String] {
    let path = FilePath(bytes: [0x2F, 0x0A, 0xFF])
    let system = SystemError.Operation.allCases.flatMap { operation in
      [2, 13, 28, 30, 36, 40, 5].map { SystemError(operation, path, code: $0) }
    }
    let store: [StoreError] = [
      .homeUnknown, .widgetNotFound("a\nb"), .widgetAmbiguous("x", []), .photoAmbiguous("x", []),
      .photoNotFound("x", widget: "y"), .widgetFull(name: "x", limit: 50),
      .unusableName(limit: 100), .damagedDocument(path, detail: "x\ny"),
      .newerDocument(path, version: 2, supported: 1),
    ]
    let imaging: [ImagingError] = [
      .empty, .unknownFormat, .unsupported(.raw, detail: "\n"), .damaged(detail: "\n"),
      .tooManyPixels(PixelSize(width: 20_000, height: 20_000)), .fileTooLarge(bytes: 1 << 40),
      .workerStopped, .workerTimedOut(seconds: 60), .workerMisspoke(detail: "\n"), .cancelled,
      .workerUnavailable(SystemError(.startProcess, path, code: 2)),
    ]
    let archive: [ArchiveError] = [
      .notAnArchive, .damaged(detail: "\n"), .hostileEntry(name: "../\n"),
      .entryTooLarge(name: "\n"), .tooManyEntries, .tooLarge,
    ]
    let kinds: [FileStatus.Kind] = [.folder, .link, .pipe, .socket, .device]
    return system.map(words.explain) + store.map(words.explain) + imaging.map(words.explain)
      + archive.map(words.explain) + kinds.map { words.explain(ImagingError.notAFile($0)) }
      + system.map { words.explain(PhotoFailure.imaging(.system($0))) }
  }

  @Test(arguments: Language.allCases)
  func `every error is one line that ends as a sentence`(language: Language) {
    for sentence in sentences(Words(language)) {
      #expect(!sentence.contains { $0.isNewline }, "\(sentence)")
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("{") || sentence.contains("\\u{"), "\(sentence)")
    }
  }

  @Test func `no language says what another one says`() {
    let all = Language.allCases.map { sentences(Words($0)) }
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
      #expect(zip(all[one], all[other]).allSatisfy { $0 != $1 })
    }
  }

  @Test func `a name in a command can be typed as it stands`() {
    #expect(Printable.shellWord("Hearth") == "Hearth")
    #expect(Printable.shellWord("Kamin-2") == "Kamin-2")
    #expect(Printable.shellWord("My photos") == "'My photos'")
    #expect(Printable.shellWord("Ada's") == #"'Ada'\''s'"#)
    #expect(Printable.shellWord("-x") == "'-x'")
    #expect(Printable.shellWord("") == "''")
    #expect(Printable.shellWord("$(x)") == "'$(x)'")
  }
}
