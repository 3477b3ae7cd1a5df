/// The completion script for fish 3.
struct FishCompletion {
  let program: ProgramSpec

  private var function: String { ShellQuoting.function(program.name) }

  func script() -> String {
    """
    # fish completion for \(program.name)

    # Prints the verb and the arguments before the cursor, one a line, without options and their values.
    function \(function)_plain
      set -l pending 0
      set -l ended 0
      for token in (commandline -opc)[2..]
        if test $pending = 1
          set pending 0
        else if test $ended = 1
          printf '%s\\n' $token
        else if test "$token" = --
          set ended 1
        else if contains -- "$token" \(call(optionsWithValue))
          set pending 1
        else if not string match -q -- '-*' $token
          printf '%s\\n' $token
        end
      end
    end

    # Whether the verb is $argv[1] and, if they are given, the place of the word at the cursor is from $argv[2] to $argv[3].
    function \(function)_at
      set -l plain (\(function)_plain)
      test "$plain[1]" = "$argv[1]"; or return 1
      set -l place (math (count $plain) - 1)
      test (count $argv) -lt 2; or test $place -ge $argv[2] -a $place -le $argv[3]
    end

    function \(function)_verb_missing
      test (count (\(function)_plain)) = 0
    end

    function \(function)_widgets
      \(program.name) \(call(program.listing.widgets)) 2>/dev/null
    end

    function \(function)_photos
      set -l plain (\(function)_plain)
      \(program.name) \(call(program.listing.photos)) "$plain[2]" 2>/dev/null
    end

    complete -c \(program.name) -f
    \(lines().joined(separator: "\n"))

    """
  }

  private func lines() -> [String] {
    var lines = program.commands.map { command in
      "complete -c \(program.name) -n \(function)_verb_missing -a \(ShellQuoting.fish(command.name))"
        + " -d \(ShellQuoting.fish(command.summary))"
    }
    lines += program.commonOptions.map { line($0, condition: nil) }
    for command in program.commands {
      lines += command.options.map {
        line($0, condition: "\(function)_at \(ShellQuoting.fish(command.name))")
      }
      lines += command.positionals.enumerated().compactMap { index, place in
        guard let offer = offer(place.kind) else { return nil }
        let last = place.arity.maximum == nil ? 1_000_000 : index
        let condition = "\(function)_at \(ShellQuoting.fish(command.name)) \(index) \(last)"
        return "complete -c \(program.name) -n \(ShellQuoting.fish(condition)) \(offer)"
      }
    }
    return lines
  }

  private func line(_ option: OptionSpec, condition: String?) -> String {
    var words = ["complete -c \(program.name)"]
    if let condition { words.append("-n \(ShellQuoting.fish(condition))") }
    words.append("-l \(ShellQuoting.fish(option.long))")
    if let short = option.short { words.append("-s \(ShellQuoting.fish(String(short)))") }
    if let value = option.value { words.append("-r " + (offer(value.kind) ?? "-f")) }
    words.append("-d \(ShellQuoting.fish(option.summary))")
    return words.joined(separator: " ")
  }

  private func offer(_ kind: ArgumentKind) -> String? {
    switch kind {
    case .text: nil
    case .file: "-F"
    case .folder: "-f -a '(__fish_complete_directories (commandline -ct))'"
    case .widget: "-f -a '(\(function)_widgets)'"
    case .photo: "-f -a '(\(function)_photos)'"
    case .choice(let values): "-f -k -a \(ShellQuoting.fish(values.joined(separator: " ")))"
    }
  }

  private var optionsWithValue: [String] {
    let options = program.commonOptions + program.commands.flatMap(\.options)
    var names: [String] = []
    for name in options.filter({ $0.value != nil }).flatMap(\.names) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private func call(_ words: [String]) -> String {
    words.map(ShellQuoting.fish).joined(separator: " ")
  }
}
