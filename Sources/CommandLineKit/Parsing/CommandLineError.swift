/// What is wrong with a command line. Values only: the shell of the program says it in the user's language.
///
/// `argument` and `option` are names as the user knows them, `--every`, `-h` or `WIDGET`. What was typed stays bytes.
public enum CommandLineError: Error, Hashable, Sendable {
  /// Nothing but options was typed.
  case missingVerb
  /// No verb has this name; `suggestion` is the nearest one, if one is near.
  case unknownVerb([UInt8], suggestion: String?)
  /// The verb (nil: the program before any verb) knows no such option.
  case unknownOption([UInt8], verb: String?, suggestion: String?)
  /// The option was given twice.
  case repeatedOption(String)
  /// The option needs a value and none follows.
  case missingValue(option: String, valueName: String)
  /// The option is a flag and was given a value with `=`.
  case unexpectedValue(option: String, value: [UInt8])
  /// The verb needs an argument that is not there.
  case missingArgument(String, verb: String)
  /// The verb has no place for this argument.
  case unexpectedArgument([UInt8], verb: String)
  /// The value is none of those allowed.
  case valueNotAllowed(argument: String, value: [UInt8], allowed: [String])
  /// Text is needed, and the bytes are not valid UTF-8.
  case notText(argument: String, value: [UInt8])
}
