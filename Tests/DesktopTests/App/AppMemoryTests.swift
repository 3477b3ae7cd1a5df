import MantelWords
import TestSupport
import Testing

/// What the app holds on to.
struct AppMemoryTests {
  @Test func `a widget that was opened and left leaves nothing behind`() throws {
    try AppDesk.use { app in
      try app.desk.hearth(4)
      try app.start()
      for _ in 0..<3 { try visit(app) }
      let before = try app.residentKilobytes()
      for _ in 0..<10 { try visit(app) }
      // A master as it is drawn from alone takes 4 MB and more.
      #expect(try app.residentKilobytes() - before < 20_000)
    }
  }

  private func visit(_ app: AppDesk) throws {
    try app.call([AppDesk.link])
    try app.see("Hearth – Mantel", "window")
    try app.keys("alt+2")
    try app.see(app.words.smartFrame, "button")
    try app.keys("alt+3")
    try app.see(app.words.holdToCompare, "button")
    try app.keys("alt+4")
    try app.see(app.words.photoOrder)
    try app.keys("alt+Left")
    try app.see(app.words.appName, "window")
  }
}

extension AppDesk {
  /// The app's resident memory.
  fileprivate func residentKilobytes() throws -> Int {
    let line = try #require(try run("grep", ["VmRSS:", "/proc/\(process())/status"]).lines.first)
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }
}
