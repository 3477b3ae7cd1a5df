import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine
import Synchronization

/// `mantel add WIDGET PHOTO…`: imports photos into a widget.
struct Add: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let paths: [FilePath]

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    widget = try session.widget(invocation)
    paths = invocation.arguments(.photoFile).map {
      FilePath(bytes: $0.bytes).absolute(from: session.workingFolder)
    }
  }

  func run() async throws -> Bool {
    // Read once before the work, so that a widget that cannot be changed is told at once.
    let present = try session.widgets.load(widget)
    let room = Room(present)
    let workers = try session.workers()
    let intake = PhotoIntake(session.home, importer: workers)
    var results = [Result<PhotoIntake.Arrival, PhotoFailure>?](repeating: nil, count: paths.count)
    var progress = ProgressBar(words: session.words, isJSON: session.output.isJSON)
    var done = 0
    await forEachInParallel(paths, width: workers.count) { path in
      await Result { () async throws(PhotoFailure) in
        if room.isFull {
          // Beyond the limit nothing is decoded; a photo that the widget has already is still told apart.
          guard let known = try await intake.recognize(path), room.holds(known.document.id) else {
            throw .store(.widgetFull(name: present.name, limit: WidgetDocument.maximumPhotos))
          }
          return known
        }
        let arrival = try await intake.take(path)
        room.take(arrival.document.id)
        return arrival
      }
    } body: { index, result in
      results[index] = result
      done += 1
      progress.show(done, of: paths.count)
    }
    progress.clear()
    return try finish(results)
  }

  /// Puts what arrived into the widget in the order of the call, and tells what became of each photo.
  private func finish(_ results: [Result<PhotoIntake.Arrival, PhotoFailure>?]) throws -> Bool {
    var answer = AddAnswer()
    var failures: [(FilePath, PhotoFailure)] = []
    let document = try session.widgets.update(widget) { document, offset throws(StoreError) in
      answer = AddAnswer()
      failures = []
      try document.edit(offset: offset, at: moment) { edited in
        for (path, result) in zip(paths, results) {
          switch result ?? .failure(.imaging(.cancelled)) {
          case .success(let arrival):
            do throws(StoreError) {
              answer.added.append(try append(arrival, to: &edited))
            } catch {
              failures.append((path, .store(error)))
            }
          case .failure(let failure):
            failures.append((path, failure))
          }
        }
      }
    }
    for added in answer.added {
      session.output.say(
        session.words.photoAdded(
          added.source, width: added.width, height: added.height, already: added.already))
    }
    report(failures, &answer)
    if !document.photos.isEmpty {
      session.output.say(session.words.widgetHolds(document.name, photos: document.photos.count))
    }
    try session.output.answer(answer)
    return failures.isEmpty
  }

  private func append(_ arrival: PhotoIntake.Arrival, to document: inout WidgetDocument)
    throws(StoreError) -> AddAnswer.Added
  {
    let isNew = try document.append(document.entry(of: arrival.document, from: arrival.source))
    return AddAnswer.Added(
      source: arrival.source.path.lossyText, photo: arrival.document.id,
      width: arrival.document.width, height: arrival.document.height, already: !isNew)
  }

  private func report(_ failures: [(FilePath, PhotoFailure)], _ answer: inout AddAnswer) {
    // When the user calls it off, one line says so; a line for each photo not begun would bury it.
    let cancelled = failures.filter { $0.1.isCancellation }.count
    if cancelled > 0 { session.output.complain(session.words.addingCancelled(photos: cancelled)) }
    for (path, failure) in failures {
      let sentence = session.words.explain(failure)
      answer.failed.append(AddAnswer.Failed(source: path.lossyText, error: sentence))
      if !failure.isCancellation {
        session.output.complain(session.words.photoFailed(path, sentence: sentence))
      }
    }
  }
}

/// The photos that a widget has of the user's own while others arrive; those from followed folders make room for them.
private final class Room: Sendable {
  private let photos: Mutex<Set<PhotoIdentifier>>

  init(_ document: WidgetDocument) {
    photos = Mutex(Set(document.photos.filter { !$0.isFollowed }.map(\.photo)))
  }

  var isFull: Bool { photos.withLock { $0.count >= WidgetDocument.maximumPhotos } }

  func holds(_ photo: PhotoIdentifier) -> Bool { photos.withLock { $0.contains(photo) } }

  func take(_ photo: PhotoIdentifier) { photos.withLock { _ = $0.insert(photo) } }
}
