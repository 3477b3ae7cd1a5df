import CommandLineKit
import MantelWords

extension Words {
  /// What is wrong with a call, in one line.
  func sentence(for error: CommandLineError) -> String {
    switch error {
    case .missingVerb:
      verbMissing
    case .unknownVerb(let typed, let suggestion):
      verbUnknown(typed, suggestion: suggestion)
    case .unknownOption(let typed, let verb, let suggestion):
      optionUnknown(typed, verb: verb, suggestion: suggestion)
    case .repeatedOption(let option):
      optionRepeated(option)
    case .missingValue(let option, let valueName):
      optionValueMissing(option, value: valueName)
    case .unexpectedValue(let option, let value):
      optionValueUnexpected(option, value: value)
    case .missingArgument(let argument, let verb):
      argumentMissing(argument, verb: verb)
    case .unexpectedArgument(let typed, let verb):
      argumentUnexpected(typed, verb: verb)
    case .valueNotAllowed(let argument, let value, let allowed):
      valueNotAllowed(argument, value: value, allowed: allowed)
    case .notText(let argument, let value):
      valueNotText(argument, value: value)
    }
  }
}
