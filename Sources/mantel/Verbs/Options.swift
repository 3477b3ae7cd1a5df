import CommandLineKit
import MantelCore
import MantelStore
import MantelWords

extension Invocation {
  /// The choice that an option names; the parser has checked that it is one.
  func choice<Choice: TokenNamed>(_ option: Option, _ type: Choice.Type = Choice.self) -> Choice? {
    value(option).flatMap { Choice(token: $0.bytes) }
  }

  /// The shape of `--shape`; large when none is named.
  var shape: WidgetShape { choice(.shape) ?? .large }
}

extension Session {
  /// The time of day of `--start`.
  func start(_ invocation: Invocation) throws -> DayStart? {
    guard let argument = invocation.value(.start) else { return nil }
    let text = try argument.text()
    guard let start = DayStart(text) else {
      throw WrongCall(sentence: words.valueNotTimeOfDay(argument.role, value: text))
    }
    return start
  }
}
