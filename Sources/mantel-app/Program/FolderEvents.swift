import AdwaitaEngine
import MantelDesktop
import MantelModel
import MantelStore
import MantelSystem

/// Tells the models when the shared folder has changed, or the clock has come to where something else is shown.
final class FolderEvents {
  private let app: AppModel
  private let watch: FileWatch
  private let followed: FileWatch
  /// Tells when something is mounted or unmounted.
  private let mounts = try? OpenFile.open(FilePath("/proc/self/mountinfo"), for: .reading)
  private let clock: any TimeKeeping
  private var isDue = false
  private var watching: Observing?

  init(_ app: AppModel, clock: any TimeKeeping) throws(SystemError) {
    self.app = app
    self.clock = clock
    watch = try FileWatch()
    followed = try FileWatch()
    MainLoop.watch(watch.descriptor) { [weak self] in self?.folderChanged() }
    MainLoop.watch(clock.descriptor) { [weak self] in
      guard let self, self.clock.acknowledge() else { return }
      look()
    }
    MainLoop.watch(followed.descriptor) { [weak self] in self?.followedChanged() }
    if let mounts {
      MainLoop.watchExceptions(mounts.descriptor) { [weak self] in
        // A folder that was mounted over is not the one that is watched.
        _ = self?.followed.watch([])
        self?.followedChanged()
      }
    }
    watching = Observing { [weak self] in
      guard let self else { return }
      _ = followed.watch(self.app.following.foldersToWatch)
    }
  }

  /// Looks at everything, and again when it changes.
  func look() {
    app.folderChanged()
    app.open?.schedule.refresh()
    renew()
  }

  /// Many files change at once: they are looked at together, a moment later.
  private func folderChanged() {
    _ = watch.changes()
    guard !isDue else { return }
    isDue = true
    MainLoop.after(milliseconds: 60) { [weak self] in
      self?.isDue = false
      self?.look()
    }
  }

  private func followedChanged() {
    _ = followed.changes()
    // The watch of a folder that was unmounted or made anew has ended.
    _ = followed.watch(app.following.foldersToWatch)
    app.following.foldersChanged()
  }

  private func renew() {
    let services = app.services
    var folders = services.home.foldersOfDesktop
    for widget in (try? services.widgets.identifiers()) ?? [] {
      folders.formUnion(services.widgets.foldersToWatch(of: widget))
    }
    _ = watch.watch(folders)
    clock.wake(at: app.nextChange)
  }
}
