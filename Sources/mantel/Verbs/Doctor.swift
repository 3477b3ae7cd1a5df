import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine
import WorkerMessages

/// `mantel doctor`: looks whether everything that Mantel needs is there and whole.
struct Doctor: VerbAction {
  private let session: Session

  init(_ invocation: Invocation, _ session: Session) {
    self.session = session
  }

  func run() async throws -> Bool {
    var checks: [DoctorAnswer.Check] = []
    func note(_ name: String, _ isFine: Bool, _ sentence: String) {
      checks.append(DoctorAnswer.Check(check: name, ok: isFine, text: sentence))
      session.output.say((isFine ? "✓ " : "✗ ") + sentence)
    }
    checkHome(note)
    try checkDocuments(note)
    try checkDesktop(note)
    checkZone(note)
    await checkWorker(note)
    let isFine = checks.allSatisfy(\.ok)
    try session.output.answer(DoctorAnswer(ok: isFine, version: version, checks: checks))
    return isFine
  }

  private typealias Note = (_ name: String, _ isFine: Bool, _ sentence: String) -> Void

  private func checkHome(_ note: Note) {
    let words = session.words
    let root = session.home.root
    do throws(SystemError) {
      if Folder.exists(root), try FileStatus.of(root).kind != .folder {
        return note("home", false, words.homeIsNoFolder(root))
      }
      guard Folder.exists(root) else { return note("home", true, words.homeNotYetThere(root)) }
      guard Folder.isWritable(root) else { return note("home", false, words.homeNotWritable(root)) }
      let free = try Folder.freeBytes(at: root)
      note("home", true, words.homeIsFine(root, freeBytes: Int64(clamping: free)))
    } catch {
      note("home", false, words.explain(error))
    }
  }

  private func checkDocuments(_ note: Note) throws {
    let words = session.words
    let (widgets, failures) = try session.widgets.loadAll()
    for failure in failures { note("documents", false, words.explain(failure)) }
    var isFine = failures.isEmpty
    for widget in widgets {
      let diagnosis: WidgetDiagnosis
      do throws(StoreError) {
        _ = try session.widgets.offset(of: widget.id)
        diagnosis = try WidgetDiagnosis(of: widget, in: session.home)
      } catch {
        note("documents", false, words.explain(error))
        isFine = false
        continue
      }
      for (photo, troubles) in diagnosis.photos where troubles.contains(.filesDamaged) {
        note("photos", false, words.explain(troubles, of: photo))
        isFine = false
      }
    }
    if isFine { note("documents", true, words.documentsAreFine(widgets: widgets.count)) }
  }

  private func checkDesktop(_ note: Note) throws {
    let words = session.words
    let placements: [Placement]
    do throws(StoreError) {
      placements = try session.desktop.placements()
    } catch {
      return note("desktop", false, words.explain(error))
    }
    let gone = Set(placements.map(\.widget)).subtracting(try session.widgets.identifiers())
    for widget in gone.sorted(by: { $0.text < $1.text }) {
      note("desktop", false, words.placedWidgetGone(widget))
    }
    guard gone.isEmpty else { return }
    let shown = placements.count { session.desktop.isShown($0.id) }
    let sentence =
      if session.desktop.isRunning {
        words.desktopIsShown(shown, of: placements.count)
      } else {
        placements.isEmpty ? words.nothingPlaced : words.desktopNotRunning
      }
    note("desktop", true, sentence)
  }

  private func checkZone(_ note: Note) {
    let zone = TimeZoneDatabase().system()
    let isInstalled = (try? TimeZoneDatabase().names())?.isEmpty == false
    note(
      "zone", isInstalled,
      isInstalled ? session.words.zoneIs(zone.name) : session.words.zonesMissing)
  }

  private func faces(_ detection: WorkerDescription.FaceDetection) -> String {
    switch detection {
    case .available: session.words.facesAreFound
    case .absent: session.words.facesLibraryMissing
    case .wrongProcessor: session.words.facesWrongProcessor
    case .unusable: session.words.facesLibraryUnusable
    }
  }

  private func checkWorker(_ note: Note) async {
    do {
      let about = try await session.workers().about()
      note(
        "worker", true,
        session.words.workerIsFine(libraries: about.libraries.map { "\($0.name) \($0.version)" }))
      // Not having it is no fault: what stands out serves then.
      note("faces", true, faces(about.faceDetection))
      note(
        "fonts", true,
        about.missingFonts.isEmpty
          ? session.words.fontsAreThere : session.words.fontsMissing(about.missingFonts))
    } catch ImagingError.workerStopped {
      note("worker", false, session.words.workerEnds)
    } catch let error as ImagingError {
      note("worker", false, session.words.explain(error))
    } catch let error as SystemError {
      note("worker", false, session.words.explain(error))
    } catch {
      note("worker", false, session.words.unexpected("\(error)"))
    }
  }
}
