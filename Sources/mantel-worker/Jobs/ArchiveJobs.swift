import ArchiveEngine
import MantelStore
import MantelSystem
import WorkerMessages

/// The jobs that write or read an archive, of each at most one at a time.
final class ArchiveJobs {
  private var writer: TarWriter?
  private var reader: TarReader?

  /// The answer to a job about archives.
  func answer(_ request: WorkerRequest, _ files: [OpenFile]) -> WorkerService.Answer {
    do throws(ArchiveError) {
      switch (request, files.count) {
      case (.startArchive, 0):
        writer = TarWriter()
        return (.files, [])
      case (.addEntry(let name), 1):
        guard let writer else { break }
        return (.files, [try writer.add(ArchiveEntry(name: name, file: files[0]))])
      case (.finishArchive, 0):
        guard let writer else { break }
        self.writer = nil
        return (.files, [try writer.finish()])
      case (.openArchive, 1):
        reader = try TarReader(file: files[0])
        return (.files, [])
      case (.nextEntry, 0):
        guard let reader else { break }
        guard let entry = try reader.next() else { return (.endOfArchive, []) }
        return (.entry(name: entry.name), [entry.file])
      default: break
      }
      return (.failed(.misspoke(detail: "a request about an archive out of order")), [])
    } catch {
      return (.archiveFailed(ArchiveFailure(error)), [])
    }
  }
}
