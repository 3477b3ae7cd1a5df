import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Observation

/// Photos on their way into a widget.
@Observable
public final class PhotoImport {
  /// A file that could not be added.
  public struct Failure: Equatable, Identifiable {
    /// Its place among the failures.
    public let id: Int
    /// Its name.
    public let name: String
    /// Why, and what to do.
    public let sentence: String
  }

  /// How many files there are.
  public private(set) var total = 0
  /// How many of them are done, added or not.
  public private(set) var done = 0
  /// The file that was finished last.
  public private(set) var current = ""
  /// How many photos came into the widget.
  public private(set) var added = 0
  /// How many the widget had already.
  public private(set) var known = 0
  /// What could not be added.
  public private(set) var failures: [Failure] = []
  /// Whether it still goes on.
  public private(set) var isRunning = true
  /// Whether it was called off.
  public private(set) var wasCancelled = false

  @ObservationIgnored private let services: AppServices
  @ObservationIgnored private var work: Task<Void, Never>?
  /// Results by the place of their file, so that photos come into the widget in the order in which they were named.
  @ObservationIgnored private var results: [Int: Result<PhotoIntake.Arrival, PhotoFailure>] = [:]
  @ObservationIgnored private var next = 0
  @ObservationIgnored private var spaceless = 0

  init(_ services: AppServices) {
    self.services = services
  }

  /// How much is done, 0…1.
  public var fraction: Double { total == 0 ? 0 : Double(done) / Double(total) }

  func cancel() {
    wasCancelled = isRunning
    work?.cancel()
  }

  func run(_ paths: [FilePath], into widget: WidgetModel) async {
    let work = Task { await go(paths, into: widget) }
    self.work = work
    await work.value
    isRunning = false
  }

  private func go(_ paths: [FilePath], into widget: WidgetModel) async {
    let files = await DroppedFiles.files(in: paths)
    total = files.count
    let intake = PhotoIntake(services.home, importer: services.importer)
    await forEachInParallel(files, width: services.width) { file in
      await Result { () async throws(PhotoFailure) in try await Self.read(file, by: intake) }
    } body: { index, result in
      done += 1
      current = files[index].path.lossyName
      results[index] = result
      settle(files, into: widget)
    }
    settle(files, into: widget)
    if spaceless > 0 {
      fail("", services.words.widgetHasNoRoom(spaceless, limit: WidgetDocument.maximumPhotos))
    }
  }

  /// Reads a file. In a folder only what begins like a photo counts as one.
  private nonisolated static func read(_ file: DroppedFiles.File, by intake: PhotoIntake)
    async throws(PhotoFailure) -> PhotoIntake.Arrival
  {
    try await intake.take(file.path)
  }

  /// Puts all photos into the widget before which nothing is missing any more.
  private func settle(_ files: [DroppedFiles.File], into widget: WidgetModel) {
    var arrivals: [PhotoIntake.Arrival] = []
    while let result = results.removeValue(forKey: next) {
      let file = files[next]
      next += 1
      switch result {
      case .success(let arrival): arrivals.append(arrival)
      case .failure(let failure) where failure.isCancellation: break
      case .failure(let failure): fail(file.path.lossyName, services.words.explain(failure))
      }
    }
    guard !arrivals.isEmpty else { return }
    var isNew = 0
    var isKnown = 0
    var isTooMuch = 0
    let isDone = widget.edit(.addPhotos(total), isContinuous: true) { document in
      for arrival in arrivals {
        let entry = document.entry(of: arrival.document, from: arrival.source)
        do {
          if try document.append(entry) { isNew += 1 } else { isKnown += 1 }
        } catch {
          isTooMuch += 1
        }
      }
    }
    guard isDone else { return }
    added += isNew
    known += isKnown
    spaceless += isTooMuch
    if widget.selected == nil { widget.select(widget.document.photos.first?.photo) }
  }

  private func fail(_ name: String, _ sentence: String) {
    failures.append(Failure(id: failures.count, name: name, sentence: sentence))
  }
}
