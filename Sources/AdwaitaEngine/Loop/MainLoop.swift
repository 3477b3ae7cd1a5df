import CAdwaita
import Dispatch

/// The loop that everything in the app happens in: GLib's, on the main thread.
public enum MainLoop {
  private static var isIntegrated = false

  /// Lets main-actor tasks, `Task.sleep` and the main dispatch queue run inside GLib's loop. Once, before the application runs.
  public static func integrateDispatch() {
    guard !isIntegrated else { return }
    isIntegrated = true
    let handle = _dispatch_get_main_queue_handle_4CF()
    // Above drawing, like events: a task that changes what is seen is done before it is drawn.
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, handle, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        read(descriptor, &count, 8)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }

  /// Calls `action` whenever the descriptor can be read or its other end is closed, for as long as the program runs.
  public static func watch(_ descriptor: Int32, _ action: @escaping () -> Void) {
    watch(descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue), action)
  }

  /// Calls `action` whenever something out of the ordinary is to be told by the descriptor: in /proc/self/mountinfo, that something was
  /// mounted or unmounted (proc_pid_mountinfo(5)).
  public static func watchExceptions(_ descriptor: Int32, _ action: @escaping () -> Void) {
    watch(descriptor, G_IO_PRI, action)
  }

  private static func watch(
    _ descriptor: Int32, _ condition: GIOCondition, _ action: @escaping () -> Void
  ) {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, condition,
      { _, _, data in
        Held<() -> Void>.content(data)()
        return 1
      }, Held(action).retained, { Held<() -> Void>.release($0) })
  }

  /// Calls `action` in the loop whenever the signal with this number comes.
  public static func onSignal(_ number: Int32, _ action: @escaping () -> Void) {
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number,
      { data in
        Held<() -> Void>.content(data)()
        return 1
      }, Held(action).retained, { Held<() -> Void>.release($0) })
  }

  /// Calls `action` once, as soon as what happens now is done, before anything is drawn.
  public static func soon(_ action: @escaping () -> Void) {
    idle(priority: G_PRIORITY_DEFAULT, action)
  }

  /// Calls `action` once, when everything is drawn and nothing else waits.
  public static func whenIdle(_ action: @escaping () -> Void) {
    idle(priority: G_PRIORITY_LOW, action)
  }

  /// Calls `action` once, when that much time has passed.
  public static func after(milliseconds: Int, _ action: @escaping () -> Void) {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(clamping: milliseconds),
      { data in
        Held<() -> Void>.content(data)()
        return 0
      }, Held(action).retained, { Held<() -> Void>.release($0) })
  }

  private static func idle(priority: Int32, _ action: @escaping () -> Void) {
    g_idle_add_full(
      priority,
      { data in
        Held<() -> Void>.content(data)()
        return 0
      }, Held(action).retained, { Held<() -> Void>.release($0) })
  }
}
