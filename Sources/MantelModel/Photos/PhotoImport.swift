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
  /// How many the widget had no room for.
  public private(set) var leftOut = 0
  /// What could not be added.
  public private(set) var failures: [Failure] = []
  /// Whether it still goes on.
  public private(set) var isRunning = true
  /// Whether it was called off.
  public private(set) var wasCancelled = false

  @ObservationIgnored private let services: AppServices
  /// Tells its edits from those of other imports.
  @ObservationIgnored private let number: Int
  @ObservationIgnored private var waiting: [[FilePath]] = []
  @ObservationIgnored private var work: Task<Void, Never>?

  init(_ services: AppServices, number: Int) {
    self.services = services
    self.number = number
  }

  /// How much is done, 0…1.
  public var fraction: Double { total == 0 ? 0 : Double(done) / Double(total) }

  /// More files, behind those that are under way.
  func join(_ paths: [FilePath]) {
    waiting.append(paths)
  }

  func cancel() {
    wasCancelled = isRunning
    work?.cancel()
  }

  func run(into widget: WidgetModel) async {
    let work = Task {
      while !Task.isCancelled, !waiting.isEmpty { await add(waiting.removeFirst(), to: widget) }
    }
    self.work = work
    if wasCancelled { work.cancel() }
    await work.value
    isRunning = false
  }

  private func add(_ paths: [FilePath], to widget: WidgetModel) async {
    let files = await DroppedFiles.files(in: paths)
    total += files.count
    let intake = PhotoIntake(services.home, importer: services.importer)
    // By the place of their file: photos come into the widget in the order in which they were named.
    var results: [Int: Result<PhotoIntake.Arrival?, PhotoFailure>] = [:]
    var next = 0
    var spaceless = 0
    await forEachInParallel(files, width: services.width) { file in
      // What a full widget will not hold is not read either, unless it has it already.
      let isFull = await widget.document.room == 0
      return await Result { () async throws(PhotoFailure) in
        isFull ? try await intake.recognize(file) : try await intake.take(file)
      }
    } body: { (index, result: Result<PhotoIntake.Arrival?, PhotoFailure>) in
      done += 1
      current = files[index].lossyName
      results[index] = result
      var arrivals: [PhotoIntake.Arrival] = []
      while let result = results.removeValue(forKey: next) {
        switch result {
        case .success(nil): spaceless += 1
        case .success(let arrival?): arrivals.append(arrival)
        case .failure(let failure) where failure.isCancellation: break
        case .failure(let failure): fail(files[next].lossyName, services.words.explain(failure))
        }
        next += 1
      }
      if !arrivals.isEmpty { spaceless += settle(arrivals, in: widget) }
    }
    leftOut += spaceless
    if spaceless > 0 {
      fail("", services.words.widgetHasNoRoom(spaceless, limit: WidgetDocument.maximumPhotos))
    }
  }

  /// Puts photos into the widget. Answers for how many there was no room.
  private func settle(_ arrivals: [PhotoIntake.Arrival], in widget: WidgetModel) -> Int {
    let before = Set(widget.document.photos.map(\.photo))
    let new = Set(arrivals.map(\.document.id)).subtracting(before)
    let isDone = widget.edit(.addPhotos(added + new.count), .part(number)) { document in
      for arrival in arrivals {
        // Where there is no room it is missing afterwards, as it is where another process took the room.
        _ = try? document.append(document.entry(of: arrival.document, from: arrival.source))
      }
    }
    guard isDone else { return 0 }
    let came = new.intersection(widget.document.photos.map(\.photo))
    added += came.count
    known += arrivals.count - new.count
    if widget.selected == nil { widget.select(widget.document.photos.first?.photo) }
    return new.count - came.count
  }

  private func fail(_ name: String, _ sentence: String) {
    failures.append(Failure(id: failures.count, name: name, sentence: sentence))
  }
}
