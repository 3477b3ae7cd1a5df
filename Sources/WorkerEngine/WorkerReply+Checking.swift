import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

/// Nothing that a worker says is believed: it has read a stranger's bytes, and may be theirs by now.
extension WorkerReply {
  /// The most bytes of a picture or a drawing.
  static let pictureSize: Int64 = 64 << 20

  /// An import's answer.
  func imported() throws(ImagingError) -> ImportedPhoto {
    guard case .imported(let told) = try success() else { throw Self.misspoke() }
    guard Self.isIdentifier(told.identifier) else { throw Self.misspoke("a malformed identifier") }
    let original = PixelSize(width: told.width, height: told.height)
    do { try PhotoLimits.check(original) } catch { throw Self.misspoke("an impossible size") }
    let pictures = try pictures(3)
    return ImportedPhoto(
      identifier: told.identifier, format: told.format, original: original,
      averageColor: told.averageColor, accentColor: told.accentColor,
      subject: told.subject, metadata: told.metadata, master: pictures[0], thumb: pictures[1], glow: pictures[2])
  }

  /// An identifier alone.
  func identified() throws(ImagingError) -> String {
    guard case .identified(let identifier) = try success(), files.isEmpty else {
      throw Self.misspoke()
    }
    guard Self.isIdentifier(identifier) else { throw Self.misspoke("a malformed identifier") }
    return identifier
  }

  /// That many JPEGs, with the colours of a caption on each.
  func rendered(_ count: Int) throws(ImagingError) -> [RenderedPicture] {
    guard case .rendered(let inks) = try success(), inks.count == count else {
      throw Self.misspoke()
    }
    return zip(try pictures(count), inks).map { RenderedPicture(file: $0, ink: $1) }
  }

  /// A picture in a format that was asked for.
  func shown(as format: ShowRecipe.Format) throws(ImagingError) -> OpenFile {
    guard case .files = try success(), files.count == 1 else { throw Self.misspoke() }
    let start: [UInt8] = format == .png ? [0x89, 0x50, 0x4E] : [0xFF, 0xD8, 0xFF]
    guard Self.isPicture(files[0], startingWith: start) else {
      throw Self.misspoke("a file that is no picture")
    }
    return files[0]
  }

  /// What a photo is of.
  func subject() throws(ImagingError) -> SubjectRecord {
    guard case .subject(let subject) = try success(), files.isEmpty else { throw Self.misspoke() }
    return subject
  }

  /// The bytes for a terminal.
  func drawn() throws(ImagingError) -> [UInt8] {
    guard case .files = try success(), files.count == 1,
      Self.isSound(files[0], upTo: Self.pictureSize)
    else { throw Self.misspoke() }
    do { return try files[0].readAll(limit: Int(Self.pictureSize)) } catch { throw .system(error) }
  }

  /// What the worker is made of.
  func described() throws(ImagingError) -> WorkerDescription {
    guard case .about(let description) = try success() else { throw Self.misspoke() }
    return description
  }

  /// Whether the file is a sealed one in memory of at most so many bytes.
  static func isSound(_ file: OpenFile, upTo limit: Int64) -> Bool {
    guard let status = try? file.status() else { return false }
    return status.kind == .file && status.size <= limit && MemoryFile.isSealed(file)
  }

  private func success() throws(ImagingError) -> WorkerResponse {
    if case .failed(let failure) = response { throw failure.error }
    return response
  }

  private func pictures(_ count: Int) throws(ImagingError) -> [OpenFile] {
    guard files.count == count else { throw Self.misspoke("\(files.count) files") }
    guard files.allSatisfy({ Self.isPicture($0) }) else { throw Self.misspoke("a file that is no picture") }
    return files
  }

  private static func isPicture(
    _ file: OpenFile, startingWith bytes: [UInt8] = [0xFF, 0xD8, 0xFF]
  ) -> Bool {
    guard isSound(file, upTo: pictureSize) else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 3, alignment: 1) { start in
      (try? file.read(into: start, at: 0)) == 3 && start.elementsEqual(bytes)
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func misspoke(_ detail: String = "an answer to another question") -> ImagingError {
    .workerMisspoke(detail: detail)
  }
}
