import FaceEngine
import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

/// The worker's side of the pipe: greets, then does one job after the other until the parent closes its end.
final class WorkerService {
  /// What goes back for a job.
  typealias Answer = (response: WorkerResponse, files: [OpenFile])

  private let socket: MessageSocket
  private let faces: Result<FaceLibrary, FaceLibraryError>
  private let photos: PhotoJobs
  private let shows = ShowJobs()
  private let archives = ArchiveJobs()

  init(_ socket: MessageSocket, faces: Result<FaceLibrary, FaceLibraryError>) {
    self.socket = socket
    self.faces = faces
    photos = PhotoJobs(detector: (try? faces.get()).map(FaceDetector.init))
  }

  /// Returns when there is nobody left to work for.
  func run() {
    guard send(WorkerGreeting(), []) else { return }
    while let message = try? socket.receive() {
      let (response, files) = answer(message)
      guard send(response, files) else { return }
    }
  }

  private func answer(_ message: MessageSocket.Message) -> Answer {
    do throws(WorkerProtocolError) {
      let request = try WorkerProtocol.decode(WorkerRequest.self, from: message.bytes)
      return try answer(request, message.files)
    } catch {
      return (.failed(.misspoke(detail: "the request makes no sense")), [])
    }
  }

  private func answer(_ request: WorkerRequest, _ files: [OpenFile]) throws(WorkerProtocolError)
    -> Answer
  {
    do throws(ImagingError) {
      switch request {
      case .importPhoto: return try photos.beginImport(try only(files))
      case .goOn: return try photos.finishImport()
      case .identify: return (.identified(try photos.identify(try only(files))), [])
      case .render(let recipes): return try photos.render(try only(files), recipes)
      case .findSubject: return (.subject(try photos.subject(try only(files))), [])
      case .show(let recipe, let format):
        return (.files, [try shows.show(files, recipe, as: format)])
      case .sheet(let format):
        guard files.count == 2 else {
          throw .workerMisspoke(detail: "the request came with \(files.count) files")
        }
        return (.files, [try shows.sheet(files[1], try sheetRecipe(files[0]), as: format)])
      case .draw(let columns, let rows, let environment):
        let drawing = try photos.draw(
          try only(files), columns: columns, rows: rows, environment: environment)
        return (.files, [drawing])
      case .startArchive, .addEntry, .finishArchive, .openArchive, .nextEntry:
        return archives.answer(request, files)
      case .about: return (.about(.ofThisWorker(faces: faces)), [])
      }
    } catch {
      return (.failed(ImagingFailure(error)), [])
    }
  }

  private func sheetRecipe(_ file: OpenFile) throws(ImagingError) -> SheetRecipe {
    let bytes: [UInt8]
    do { bytes = try file.readAll(limit: 16 << 20) } catch { throw .system(error) }
    do {
      return try WorkerProtocol.decode(SheetRecipe.self, from: bytes)
    } catch {
      throw .workerMisspoke(detail: "a sheet's recipe that makes no sense")
    }
  }

  private func only(_ files: [OpenFile]) throws(ImagingError) -> OpenFile {
    guard files.count == 1 else {
      throw .workerMisspoke(detail: "the request came with \(files.count) files")
    }
    return files[0]
  }

  private func send(_ value: some Encodable, _ files: [OpenFile]) -> Bool {
    guard let bytes = try? WorkerProtocol.encode(value) else { return false }
    return (try? socket.send(bytes, files: files)) != nil
  }
}
