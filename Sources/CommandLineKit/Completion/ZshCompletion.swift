/// The completion script for zsh. It works both sourced and as a file `_mantel` in `fpath`.
struct ZshCompletion {
  let program: ProgramSpec

  func script() -> String {
    let function = ShellQuoting.function(program.name)
    return """
      #compdef \(program.name)

      \(function)_widgets() {
        local -a names=("${(@f)$(_call_program widgets \(program.name) \(call(program.listing.widgets)) 2>/dev/null)}")
        compadd -- "${(@)names:#}"
      }

      \(function)_photos() {
        local -a names=("${(@f)$(_call_program photos \(program.name) \(call(program.listing.photos)) "${(q)${(Q)line[1]}}" 2>/dev/null)}")
        compadd -- "${(@)names:#}"
      }

      \(function)_verbs() {
        local -a verbs=(
      \(verbs())
        )
        _describe -t commands verb verbs
      }

      \(function)() {
        local curcontext=$curcontext state
        local -a line
        typeset -A opt_args
        _arguments -C \\
      \(common())
          '1: :\(function)_verbs' \\
          '*:: :->arguments'
        [[ $state == arguments ]] || return
        curcontext=${curcontext%:*:*}:\(program.name)-$line[1]:
        case $line[1] in
      \(cases())
        esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }

  private func call(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }

  private func verbs() -> String {
    program.commands.map { command in
      "    " + ShellQuoting.posix("\(escaped(command.name, ":")):\(command.summary)")
    }.joined(separator: "\n")
  }

  private func common() -> String {
    program.commonOptions.flatMap(specs).map { "    \($0) \\" }.joined(separator: "\n")
  }

  private func cases() -> String {
    program.commands.map { command in
      let specs =
        program.options(of: command).flatMap(specs)
        + command.positionals.map { place in
          let position = place.arity.maximum == nil ? "*" : ""
          let optional = place.arity.minimum == 0 && position.isEmpty ? ":" : ""
          return ShellQuoting.posix(
            "\(position):\(optional)\(escaped(place.name, ":")):\(action(place.kind))")
        }
      return "    \(ShellQuoting.posix(command.name)))\n      _arguments \\\n        "
        + specs.joined(separator: " \\\n        ") + "\n      ;;"
    }.joined(separator: "\n")
  }

  /// One spec for each name of the option; giving one name excludes the others.
  private func specs(_ option: OptionSpec) -> [String] {
    let exclusion = "(\(option.names.joined(separator: " ")))"
    return option.names.map { name in
      var spec = exclusion + name
      if option.value != nil, name.hasPrefix("--") { spec += "=" }
      spec += "[\(escaped(option.summary, "[]:\\"))]"
      if let value = option.value {
        spec += ":\(escaped(value.name, ":")):\(action(value.kind))"
      }
      return ShellQuoting.posix(spec)
    }
  }

  private func action(_ kind: ArgumentKind) -> String {
    let function = ShellQuoting.function(program.name)
    return switch kind {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .widget: "\(function)_widgets"
    case .photo: "\(function)_photos"
    case .choice(let values):
      "(\(values.map { escaped($0, " ():\\") }.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }
}
