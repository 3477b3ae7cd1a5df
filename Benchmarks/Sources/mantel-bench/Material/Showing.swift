import Glibc
import MantelSystem
import Measuring

/// What it cost to show a picture.
struct Showing {
  /// The seconds from before the program's start until the picture, or the window, was there.
  let first: Double
  /// What it held a second later.
  let memory: Companion.Memory

  /// Starts a program, waits until it shows something, looks at its memory and ends it.
  init(_ start: () throws -> Companion, until moment: (Companion) throws -> Double) throws {
    let companion = try start()
    defer { companion.stop() }
    first = try moment(companion) - companion.started
    sleep(1)
    memory = companion.memory
  }

  /// A program that reports of itself.
  init(_ start: () throws -> Companion) throws {
    try self.init(start) { try ShownEvent.next("shown", of: $0).seconds }
  }

  /// A program whose window is waited for.
  init(on screen: VirtualScreen, _ watcher: FilePath, _ start: () throws -> Companion) throws {
    let watch = try screen.start(watcher, [])
    defer { watch.stop() }
    _ = try ShownEvent.next("watching", of: watch)
    try self.init(start) { _ in try ShownEvent.next("mapped", of: watch).seconds }
  }
}
