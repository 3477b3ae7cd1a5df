import Glibc
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Testing

struct ErrorSentenceTests {
  private func widget() throws -> WidgetIdentifier {
    try #require(WidgetIdentifier("123e4567-e89b-12d3-a456-426614174000"))
  }

  private func sentences(_ words: Words) throws -> [String] {
    let path = FilePath(bytes: [0x2F, 0x0A, 0xFF])
    let system = SystemError.Operation.allCases.flatMap { operation in
      [ENOENT, EEXIST, EACCES, ENOSPC, EROFS, ENAMETOOLONG, ELOOP, ETIMEDOUT, EIO].map {
        SystemError(operation, path, code: $0)
      }
    }
    let pathless = SystemError.Operation.allCases.map { SystemError($0, code: EIO) }
    let store: [StoreError] = [
      .homeUnknown, .widgetNotFound("a\nb"), .widgetAmbiguous("x", []), .photoAmbiguous("x", []),
      .photoNotFound("x", widget: "y"), .widgetFull(name: "x", limit: 50),
      .unusableName(limit: 100), .damagedDocument(path, detail: "x\ny"),
      .newerDocument(path, version: 2, supported: 1), .widgetAlreadyThere(try widget()),
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
    let photo = try #require(PhotoIdentifier(String(repeating: "a", count: 32)))
    var transfer: [TransferError] = [.photoMissing(photo), .cancelled]
    transfer += imaging.map { TransferError.photo(photo, $0) }
    transfer += store.map { TransferError.store($0) }
    transfer += archive.map { TransferError.archive($0) }
    var sentences: [String] = []
    for error in system {
      sentences.append(words.explain(error))
      sentences.append(words.explain(ImagingError.system(error)))
      sentences.append(words.explain(StoreError.system(error)))
      sentences.append(words.explain(ArchiveError.system(error)))
    }
    sentences += pathless.map { words.explain($0) }
    sentences += store.map { words.explain($0) }
    sentences += imaging.map { words.explain(PhotoFailure.imaging($0)) }
    sentences += kinds.map { words.explain(ImagingError.notAFile($0)) }
    sentences += archive.map { words.explain($0) }
    sentences += transfer.map { words.explain($0) }
    return sentences
  }

  @Test(arguments: Language.allCases)
  func `every error is one line that ends as a sentence`(language: Language) throws {
    for sentence in try sentences(Words(language)) {
      #expect(!sentence.contains { $0.isNewline }, "\(sentence)")
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("{") || sentence.contains("\\u{"), "\(sentence)")
    }
  }

  @Test func `no language says what another one says`() throws {
    let all = try Language.allCases.map { try sentences(Words($0)) }
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
      #expect(zip(all[one], all[other]).allSatisfy { $0 != $1 })
    }
  }

  @Test func `what was tried is said as a whole sentence`() {
    let error = SystemError(.open, FilePath("a.jpg"), code: ENOENT)
    #expect(
      Words(.english).explain(error)
        == "Mantel could not open “a.jpg”: it is not there; check the name.")
    #expect(
      Words(.german).explain(error)
        == "Mantel konnte „a.jpg“ nicht öffnen: Das gibt es dort nicht; prüfe den Namen.")
    #expect(
      Words(.spanish).explain(error)
        == "Mantel no ha podido abrir «a.jpg»: no está ahí; comprueba el nombre.")
  }

  @Test func `a photo that may not be read asks for no other place`() {
    let error = SystemError(.open, FilePath("a.jpg"), code: EACCES)
    #expect(
      Words(.english).explain(ImagingError.system(error))
        == "The file cannot be read: you may not do that; change the permissions.")
  }
}
