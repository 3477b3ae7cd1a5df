import CGtk3

/// The loop that everything on the desktop happens in: GLib's, on the main thread.
public enum EventLoop {
  /// Runs until `quit`.
  public static func run() {
    gtk_main()
  }

  /// Lets `run` return.
  public static func quit() {
    gtk_main_quit()
  }

  /// Calls `action` whenever the descriptor can be read, for as long as the program runs.
  public static func watch(_ descriptor: Int32, _ action: @escaping () -> Void) {
    watch(descriptor) {
      action()
      return true
    }
  }

  /// Calls `action` once, when the descriptor can be read or has been closed at its other end.
  public static func watchOnce(_ descriptor: Int32, _ action: @escaping () -> Void) {
    watch(descriptor) {
      action()
      return false
    }
  }

  /// Calls `action` whenever the signal comes.
  public static func onSignal(_ number: Int32, _ action: @escaping () -> Void) {
    let box = Box { () -> Bool in
      action()
      return true
    }
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number, { data in Box<() -> Bool>.content(data)() ? 1 : 0 },
      box.retained, { Box<() -> Bool>.release($0) })
  }

  /// Calls `action` once, as soon as nothing more urgent is waiting.
  public static func soon(_ action: @escaping () -> Void) {
    // Before drawing, which GTK does at a lower priority.
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        Box<() -> Void>.content(data)()
        return 0
      }, Box(action).retained, { Box<() -> Void>.release($0) })
  }

  private static func watch(_ descriptor: Int32, _ action: @escaping () -> Bool) {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in Box<() -> Bool>.content(data)() ? 1 : 0 }, Box(action).retained,
      { Box<() -> Bool>.release($0) })
  }
}

/// Carries a Swift value through C's pointers to anything.
final class Box<Content> {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// A pointer that keeps the box alive until `release`.
  var retained: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// What the box behind a pointer holds.
  static func content(_ pointer: UnsafeMutableRawPointer?) -> Content {
    guard let pointer else { preconditionFailure("C hands back the pointer that it was given") }
    return Unmanaged<Box<Content>>.fromOpaque(pointer).takeUnretainedValue().content
  }

  /// Lets the box behind a pointer go.
  static func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<Box<Content>>.fromOpaque(pointer).release()
  }
}
