extension ProgramSpec {
  /// Understands the arguments after the program's name.
  ///
  /// Options may stand anywhere; before the verb only the common ones are known. `--help` or `-h` anywhere before `--`
  /// asks for help whatever else is wrong, `help VERB` does the same, and `--version` before a verb asks for the version.
  public func parse(_ arguments: [[UInt8]]) throws(CommandLineError) -> Request {
    var reading = Reading(program: self)
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      index += 1
      switch reading.optionsEnded ? .plain : Token(argument) {
      case .endOfOptions:
        reading.optionsEnded = true
      case .plain:
        reading.take(argument)
      case .option(let name, let value):
        if reading.takeOption(name, value, next: next) { index += 1 }
      }
    }
    return try reading.finish()
  }
}

/// The state of one pass over the arguments. The first mistake is kept, not thrown, since a later `--help` outranks it.
private struct Reading {
  let program: ProgramSpec
  var optionsEnded = false
  private var command: CommandSpec?
  private var mistake: CommandLineError?
  private var wantsHelp = false
  private var wantsVersion = false
  private var helpVerb = false
  private var plain: [[UInt8]] = []
  private var values: [String: Argument] = [:]
  private var flags: Set<String> = []

  init(program: ProgramSpec) { self.program = program }

  private mutating func note(_ error: CommandLineError) {
    if mistake == nil { mistake = error }
  }

  mutating func take(_ argument: [UInt8]) {
    guard command == nil else {
      plain.append(argument)
      return
    }
    if argument == Array("help".utf8), !helpVerb {
      helpVerb = true
    } else if let known = program.commands.first(where: { Array($0.name.utf8) == argument }) {
      command = known
    } else {
      note(
        .unknownVerb(
          argument,
          suggestion: Suggestion.nearest(to: argument, among: program.commands.map(\.name))))
    }
  }

  /// Returns whether the next argument was used up as a value.
  mutating func takeOption(_ name: [UInt8], _ attached: [UInt8]?, next: [UInt8]?) -> Bool {
    if attached == nil, command == nil, name == Array("--version".utf8) {
      wantsVersion = true
      return false
    }
    let known = command.map(program.options(of:)) ?? program.commonOptions
    guard let option = known.first(where: { $0.isNamed(name) }) else {
      let nearest = Suggestion.nearest(to: name, among: known.map { "--\($0.long)" })
      note(.unknownOption(name, verb: command?.name, suggestion: nearest))
      return false
    }
    let shown = String(decoding: name, as: UTF8.self)
    guard let value = option.value else {
      takeFlag(option, shown, attached)
      return false
    }
    let followed = attached == nil && next.map { Token($0).canBeValue } == true
    guard let bytes = attached ?? (followed ? next : nil) else {
      note(.missingValue(option: shown, valueName: value.usage))
      return false
    }
    if values[option.long] != nil { note(.repeatedOption(shown)) }
    check(bytes, value.kind, role: "--\(option.long)")
    values[option.long] = Argument(bytes: bytes, role: "--\(option.long)")
    return followed
  }

  private mutating func takeFlag(_ option: OptionSpec, _ shown: String, _ attached: [UInt8]?) {
    if let attached {
      note(.unexpectedValue(option: shown, value: attached))
    } else if option.long == "help" {
      wantsHelp = true
    } else if !flags.insert(option.long).inserted {
      note(.repeatedOption(shown))
    }
  }

  private mutating func check(_ bytes: [UInt8], _ kind: ArgumentKind, role: String) {
    guard let allowed = kind.choices, !allowed.contains(where: { Array($0.utf8) == bytes }) else {
      return
    }
    note(.valueNotAllowed(argument: role, value: bytes, allowed: allowed))
  }

  mutating func finish() throws(CommandLineError) -> Request {
    if wantsHelp { return .help(command) }
    if helpVerb {
      if let extra = plain.first { note(.unexpectedArgument(extra, verb: "help")) }
      if let mistake { throw mistake }
      return .help(command)
    }
    if wantsVersion { return .version }
    guard let command else { throw mistake ?? .missingVerb }
    let positionals = distribute(over: command)
    if let mistake { throw mistake }
    return .run(
      Invocation(command: command, positionals: positionals, values: values, flags: flags))
  }

  /// Gives every place its minimum first, and what is left over to the places from left to right.
  private mutating func distribute(over command: CommandSpec) -> [String: [Argument]] {
    var spare = plain.count - command.positionals.reduce(0) { $0 + $1.arity.minimum }
    var rest = plain[...]
    var result: [String: [Argument]] = [:]
    for place in command.positionals {
      let least = place.arity.minimum
      let extra = max(0, min(spare, (place.arity.maximum ?? .max) - least))
      spare -= extra
      let taken = rest.prefix(least + extra)
      rest = rest.dropFirst(taken.count)
      if taken.count < least { note(.missingArgument(place.name, verb: command.name)) }
      for bytes in taken { check(bytes, place.kind, role: place.name) }
      result[place.name] = taken.map { Argument(bytes: $0, role: place.name) }
    }
    if let extra = rest.first { note(.unexpectedArgument(extra, verb: command.name)) }
    return result
  }
}

extension OptionSpec {
  /// Whether this is the option written `--long` or `-s`.
  fileprivate func isNamed(_ written: [UInt8]) -> Bool {
    if written == Array("--\(long)".utf8) { return true }
    return short.map { written == Array("-\($0)".utf8) } ?? false
  }
}
