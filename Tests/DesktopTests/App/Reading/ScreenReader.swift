import FoundationEssentials
import MantelSystem
import TestSupport

/// Reads the app's screen as those do who do not see it, and uses what is there: by AT-SPI, through one Python that stays.
final class ScreenReader {
  /// What is looked for.
  struct Wish: Encodable {
    /// Its name.
    var name: String?
    /// What its name begins with.
    var start: String?
    /// What it is, in AT-SPI's words.
    var role: String?
    /// Which of AT-SPI's states hold.
    var states: [String]?
    /// Whether only what is seen is meant, even where there is only one of the name.
    var seen: Bool?
  }

  private let program: BackgroundProgram
  private let questions: OpenFile

  /// A reader of one program on a display.
  init(of program: String, environment: [String: String]) throws {
    let ends = try RunningProgram.connectedPair()
    questions = ends.ours
    self.program = try BackgroundProgram(
      "/usr/bin/python3", ["-c", Self.script, program, "\(Patience.seconds)"],
      environment: environment, descriptors: [0: ends.theirs])
    _ = try self.program.lines.next()
  }

  /// The object that is wished for; waits until it is there. Of several, the one that is seen.
  @discardableResult
  func find(_ wish: Wish) throws -> AccessibleObject {
    AccessibleObject(try ask("one", wish))
  }

  /// The object that is wished for, where it is there now.
  func look(for wish: Wish) throws -> AccessibleObject? {
    let answer = try ask("now", wish)
    return answer.keys.isEmpty ? nil : AccessibleObject(answer)
  }

  /// Waits until it is not there any more.
  func waitForEnd(of wish: Wish) throws { _ = try ask("gone", wish) }

  /// Does with it what a click does; waits until it is there.
  func act(on wish: Wish) throws {
    guard try ask("act", wish)["done"] == .bool(true) else { throw Refused(wish: wish) }
  }

  /// Sets the value of a slider.
  func set(_ wish: Wish, to value: Double) throws { _ = try ask("set", wish, value: value) }

  /// The value of a slider.
  func value(of wish: Wish) throws -> Double { try ask("value", wish)["value"].double }

  /// What stands in a field.
  func text(in wish: Wish) throws -> String { try ask("text", wish)["text"].string }

  /// All that the program shows and hides.
  func screen() throws -> AccessibleObject {
    AccessibleObject(try ask("whole", Wish(), places: true))
  }

  /// What the keyboard has come to since it was asked last; nil where it comes to nothing for so many seconds.
  func focus(within seconds: Double = Double(Patience.seconds)) throws -> AccessibleObject? {
    let answer = try answer("focus", Wish(), patience: seconds)
    return answer == .null ? nil : AccessibleObject(answer)
  }

  private struct Question: Encodable {
    let ask: String
    let wish: Wish
    var value: Double?
    var places: Bool?
    var patience: Double?

    private enum Key: String, CodingKey { case ask, value, places, patience }

    func encode(to encoder: any Encoder) throws {
      try wish.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(ask, forKey: .ask)
      try container.encodeIfPresent(value, forKey: .value)
      try container.encodeIfPresent(places, forKey: .places)
      try container.encodeIfPresent(patience, forKey: .patience)
    }
  }

  private func ask(_ what: String, _ wish: Wish, value: Double? = nil, places: Bool? = nil)
    throws -> JSON
  {
    let answer = try answer(what, wish, value: value, places: places)
    guard answer != .null else { throw NotThere(wish: wish, seen: (try? names()) ?? []) }
    return answer
  }

  private func answer(
    _ what: String, _ wish: Wish, value: Double? = nil, places: Bool? = nil, patience: Double? = nil
  ) throws -> JSON {
    let question = Question(ask: what, wish: wish, value: value, places: places, patience: patience)
    try questions.write(try [UInt8](JSONEncoder().encode(question)) + [UInt8(ascii: "\n")])
    do {
      return try JSON(line: program.lines.next(seconds: 2 * Patience.seconds))
    } catch {
      throw Silent(question: what, cause: "\(error)", complaint: program.complaint)
    }
  }

  private func names() throws -> [String] {
    try AccessibleObject(answer("whole", Wish(), places: true)).all
      .filter { $0.isSeen && !$0.name.isEmpty }.map { "\($0.role) \($0.name)" }
  }

  /// What was wished for did not come, or did not go.
  struct NotThere: Error {
    let wish: Wish
    let seen: [String]
  }

  /// The object did not do what was asked for.
  struct Refused: Error { let wish: Wish }

  /// The Python does not answer.
  struct Silent: Error {
    let question: String
    let cause: String
    let complaint: String
  }
}
