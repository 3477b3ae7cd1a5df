import MantelSystem
import Measuring

/// Programs that show the same picture, to be measured beside `mantel-widget`.
struct PictureContenders {
  private let place: Workplace
  private let screen: VirtualScreen
  private let picture: FilePath

  init(_ place: Workplace, _ screen: VirtualScreen, _ picture: FilePath) {
    self.place = place
    self.screen = screen
    self.picture = picture
  }

  /// A `GtkImage` in a window of GTK 3.
  func gtk3() throws -> Companion {
    try start(peer("gtk3-picture"))
  }

  /// A `GtkPicture` in a window of GTK 4, drawn by cairo as GTK 3 does.
  func gtk4() throws -> Companion {
    try start(
      peer("gtk4-picture"),
      environment: ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
  }

  /// The same as it comes: by OpenGL, which has no processor of its own here.
  func gtk4ByDefault() throws -> Companion {
    try start(peer("gtk4-picture"))
  }

  /// feh, an image viewer without a toolkit.
  func feh() throws -> Companion {
    try start("/usr/bin/feh")
  }

  /// Eye of GNOME, the image viewer of that desktop.
  func eog() throws -> Companion {
    try start("/usr/bin/eog", ["--new-instance"])
  }

  /// The program that tells when a window is mapped.
  var watcher: FilePath { peer("first-window") }

  private func peer(_ name: String) -> FilePath {
    place.bench.parent.appending(name)
  }

  private func start(
    _ program: FilePath, _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> Companion {
    try screen.start(program, options + [picture.lossyText], environment: environment)
  }
}
