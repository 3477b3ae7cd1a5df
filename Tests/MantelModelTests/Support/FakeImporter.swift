import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import Synchronization
import TestSupport

/// Takes every file that begins like a JPEG for a photo of 400 × 300 pixels; all others are damaged. It can be held at one of them.
final class FakeImporter: PhotoImporting {
  private let begunFiles = Mutex<[String]>([])
  private let gates = Mutex<[String: Gate]>([:])

  /// What files of the fake begin with.
  static let mark: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The texts of the files that it has begun with, in their order.
  var begun: [String] { begunFiles.withLock { $0 } }

  /// Holds whoever wants the file of this text.
  func hold(_ text: String) -> Gate {
    let gate = Gate()
    gate.close()
    gates.withLock { $0[text] = gate }
    return gate
  }

  /// See `PhotoImporting`.
  func importPhoto(_ file: OpenFile) async throws(ImagingError) -> ImportedPhoto {
    if Task.isCancelled { throw .cancelled }
    let bytes = try read(file)
    let text = String(decoding: bytes.dropFirst(Self.mark.count), as: UTF8.self)
    begunFiles.withLock { $0.append(text) }
    await gates.withLock { $0[text] }?.pass()
    if Task.isCancelled { throw .cancelled }
    guard bytes.starts(with: Self.mark) else { throw .damaged(detail: "fake") }
    let copy: OpenFile
    do { copy = try MemoryFile.containing(bytes) } catch { throw .system(error) }
    return ImportedPhoto(
      identifier: FakeWorker.identifier(of: bytes), format: .jpeg,
      original: PixelSize(width: 400, height: 300),
      averageColor: AverageColor(red: 1, green: 2, blue: 3),
      accentColor: AverageColor(red: 4, green: 5, blue: 6),
      subject: SubjectRecord(kind: .middle, parts: []), metadata: PhotoMetadata(), master: copy,
      thumb: copy, glow: copy)
  }

  /// See `PhotoImporting`.
  func identify(_ file: OpenFile) async throws(ImagingError) -> String {
    FakeWorker.identifier(of: try read(file))
  }

  private func read(_ file: OpenFile) throws(ImagingError) -> [UInt8] {
    do { return try file.readAll(limit: 1 << 20) } catch { throw .system(error) }
  }
}
