import AdwaitaEngine
import MantelDesktop
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// The program from its arguments to its exit code.
final class AppProgram {
  /// By which the desktop knows the program.
  static let identifier = "org.mantel.Mantel"

  private let words = Words(.preferred(environment: ThisProcess.environment))
  private var parts: Parts?
  private var isEnding = false
  private var report = Report(isOn: false)

  /// What there is once the program has started.
  private struct Parts {
    let app: AppModel
    let events: FolderEvents
    let launcher: DesktopLauncher
    var window: MainWindow?
    let search: WidgetSearch
  }

  func run(_ arguments: [[UInt8]]) -> Int32 {
    let call = AppCall(arguments)
    Interruption.ignoreBrokenPipes()
    do {
      let clock: any TimeKeeping =
        if let file = call.clock { try FileClock(FilePath(bytes: file)) } else { try WallClock() }
      let home = try HomeFolder.standard(workingFolder: try Folder.current())
      let services = try AppServices.live(home, words: words) { clock.moment }
      if let errand = call.errand { return perform(errand, services) }
      report = Report(isOn: call.reports)
      return show(services, clock, call.rest)
    } catch let error as StoreError {
      return giveUp(words.explain(error))
    } catch let error as SystemError {
      return giveUp(words.explain(error))
    } catch {
      return giveUp(words.unexpected("\(error)"))
    }
  }

  /// Does without a window what the menu of the desktop asks for.
  private func perform(_ errand: AppCall.Errand, _ services: AppServices) -> Int32 {
    let app = AppModel(services)
    switch errand {
    case .shuffle: app.shuffle()
    case .next: app.next()
    }
    return app.message.map { giveUp($0.text) } ?? 0
  }

  private func show(_ services: AppServices, _ clock: any TimeKeeping, _ arguments: [[UInt8]])
    -> Int32
  {
    Toolkit.programName = Self.identifier
    // Without a graphics processor OpenGL is drawn by the processor, slower than cairo and in 90 MB more.
    if !Self.hasGraphicsProcessor { Toolkit.preferCairo() }
    Toolkit.applicationName = words.appName
    Toolkit.setIconName(Self.identifier)
    let application = Application(identifier: Self.identifier)
    let app = AppModel(services)
    let search = WidgetSearch(app) { [self] widget in
      present(application)
      parts?.window?.show(widget)
    }
    // Whoever searches may be the one who starts the program.
    application.answerSearches(at: "/org/mantel/Mantel/SearchProvider", search)
    application.onStartup = { [self] in start(application, app, search, clock) }
    application.onActivate = { [self] in present(application) }
    application.onOpen = { [self] addresses in
      present(application)
      parts?.window?.open(addresses)
    }
    application.onSessionEnd { [self] in parts?.app.open?.commit() }
    application.onShutdown = { [self] in parts?.app.open?.commit() }
    return application.run(arguments: [Array("mantel-app".utf8)] + arguments)
  }

  private func start(
    _ application: Application, _ app: AppModel, _ search: WidgetSearch,
    _ clock: any TimeKeeping
  ) {
    MainLoop.integrateDispatch()
    addIcons()
    let events: FolderEvents
    do throws(SystemError) {
      events = try FolderEvents(app, clock: clock)
    } catch {
      Complaint.write(words.explain(error))
      return application.quit()
    }
    parts = Parts(
      app: app, events: events, launcher: DesktopLauncher(app), window: nil, search: search)
    addActions(application, app)
    for number in Interruption.endingSignals {
      // Logging out waits for nobody: the edits are in the folder, and their pictures are made at the next start.
      MainLoop.onSignal(number) {
        app.open?.commit()
        application.quit()
      }
    }
    MainLoop.whenIdle {
      app.renderWhatIsDue()
    }
  }

  /// Where the program is not installed, its icons lie beside what it was built from.
  private func addIcons() {
    guard let program = try? ThisProcess.companion("mantel-app") else { return }
    let folder = program.parent.parent.parent.parent.appending("data/icons")
    if Folder.exists(folder) { Toolkit.addIconFolder(folder.lossyText) }
  }

  /// Actions that the desktop knows of: they need no window.
  private func addActions(_ application: Application, _ app: AppModel) {
    application.addAction("shuffle-photos") { app.shuffle() }
    application.addAction("next-photo") { app.next() }
    application.addAction("previous-photo") { app.next(by: -1) }
    application.addAction("quit") { [self] in end(application) }
    application.setAccelerators("app.quit", ["<Control>q"])
  }

  private func present(_ application: Application) {
    guard var parts else { return }
    // Whoever calls for it while it ends wants it to stay.
    isEnding = false
    if let window = parts.window {
      window.present()
      return
    }
    parts.events.look()
    let window = MainWindow(application, parts.app, parts.launcher, report) { [self] in
      end(application)
    }
    parts.window = window
    self.parts = parts
    window.present()
  }

  /// Ends the program once every edit is in the folder and its pictures are made.
  private func end(_ application: Application) {
    guard !isEnding, let parts else { return }
    isEnding = true
    application.hold()
    parts.window?.hide()
    Task {
      await parts.app.finish()
      application.release()
      if isEnding { application.quit() }
    }
  }

  /// Whether the system offers one to draw with.
  private static var hasGraphicsProcessor: Bool {
    let devices = (try? Folder.names(in: FilePath("/dev/dri"))) ?? []
    return devices.contains { $0.starts(with: Array("renderD".utf8)) }
  }

  private func giveUp(_ sentence: String) -> Int32 {
    Complaint.write(sentence)
    return 1
  }
}
