/// The completion script for bash 4.4 or newer. It needs no bash-completion package.
struct BashCompletion {
  let program: ProgramSpec

  func script() -> String {
    let name = program.name
    let function = ShellQuoting.function(name)
    return """
      # bash completion for \(name)

      # Offers the lines on standard input that begin with the word at the cursor, quoted for the command line.
      \(function)_offer() {
        local line
        while IFS= read -r line; do
          [[ -n $line && $line == "$typed"* ]] || continue
          [[ -n $quote ]] || printf -v line %q "$line"
          COMPREPLY+=("$line")
        done
      }

      \(function)_kind() {
        case $1 in
          file) compopt -o default ;;
          folder) compopt -o dirnames ;;
          widget) \(function)_offer < <("$program" \(call(program.listing.widgets)) 2>/dev/null) ;;
          photo) \(function)_offer < <("$program" \(call(program.listing.photos)) "$first" 2>/dev/null) ;;
          choice) shift && \(function)_offer < <(printf '%s\\n' "$@") ;;
        esac
      }

      \(function)() {
        COMPREPLY=()
        local -a words=()
        \(function)_words
        local program=$1 typed=${words[-1]} quote='' verb='' pending='' first='' word breaks
        local -i place=0 ended=0
        for word in "${words[@]:1:${#words[@]}-2}"; do
          if [[ -n $pending ]]; then
            # bash splits --option=value at the sign.
            [[ $word == '=' ]] || pending=''
            continue
          fi
          if ((!ended)) && [[ $word == -* ]]; then
            if [[ $word == -- ]]; then
              ended=1
              continue
            fi
            case "$verb $word" in
      \(optionsWithValue())
              *) continue ;;
            esac
          fi
          if [[ -z $verb ]]; then
            verb=$word
          else
            place+=1
            if ((place == 1)); then first=$(\(function)_plain "$word"); fi
          fi
        done
        [[ -n $pending && $typed == '=' ]] && typed=''
        [[ $typed == [\\"\\']* ]] && quote=${typed:0:1}
        breaks=${typed//[!:=]/}
        typed=$(\(function)_plain "$typed")
        if [[ -n $pending ]]; then
          case "$verb $pending" in
      \(optionValues())
          esac
        elif ((!ended)) && [[ $typed == -* ]]; then
          case $verb in
      \(optionNames())
          esac
        elif [[ -z $verb ]]; then
          \(function)_kind choice \(call(program.commands.map(\.name)))
        else
          case $verb in
      \(places())
          esac
        fi
        # Outside quotes, bash replaces only what follows the last colon or equals sign.
        [[ -z $quote ]] || return 0
        while [[ -n $breaks ]]; do
          COMPREPLY=("${COMPREPLY[@]#*[:=]}")
          breaks=${breaks:1}
        done
      }

      # Fills `words` with the words up to the cursor. bash splits them at colons and equals signs too: what was one word in
      # the line is put together again, but for --option=value.
      \(function)_words() {
        local line=$COMP_LINE rest word
        local -i i
        for ((i = 0; i <= COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          rest=${line#"${line%%[![:blank:]]*}"}
          if [[ $i -gt 0 && $rest == "$line" && ${words[-1]} != [-=]* ]] \\
            && [[ $word == [:=]* || ${words[-1]} == *[:=] ]]; then
            words[-1]+=$word
          else
            words+=("$word")
          fi
          line=${rest:${#word}}
        done
      }

      # The word without the quotes and backslashes of the command line.
      \(function)_plain() {
        local word=$1 plain=''
        case $word in
          \\"* | \\'*)
            plain=${word:1}
            plain=${plain%"${word:0:1}"}
            ;;
          *)
            while [[ -n $word ]]; do
              [[ $word == \\\\?* ]] && word=${word:1}
              plain+=${word:0:1}
              word=${word:1}
            done
            ;;
        esac
        printf %s "$plain"
      }

      complete -F \(function) \(name)

      """
  }

  private func call(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }

  private func kind(_ kind: ArgumentKind) -> String {
    let function = ShellQuoting.function(program.name, "kind")
    return switch kind {
    case .text: ":"
    case .file: "\(function) file"
    case .folder: "\(function) folder"
    case .widget: "\(function) widget"
    case .photo: "\(function) photo"
    case .choice(let values): "\(function) choice \(call(values))"
    }
  }

  private var valueOptions: [(pattern: String, value: OptionSpec.Value)] {
    let own = program.commands.flatMap { command in
      command.options.map { (ShellQuoting.posix(command.name), $0) }
    }
    let common = program.commonOptions.map { ("*", $0) }
    return (own + common).flatMap { verb, option in
      option.names.compactMap { name in
        option.value.map { ("\(verb)\(ShellQuoting.posix(" " + name))", $0) }
      }
    }
  }

  private func optionsWithValue() -> String {
    valueOptions.map { "        \($0.pattern)) pending=$word && continue ;;" }
      .joined(separator: "\n")
  }

  private func optionValues() -> String {
    valueOptions.map { "      \($0.pattern)) \(kind($0.value.kind)) ;;" }.joined(separator: "\n")
  }

  private func optionNames() -> String {
    let function = ShellQuoting.function(program.name, "kind")
    let own = program.commands.map { command in
      let names = program.options(of: command).flatMap(\.names)
      return "      \(ShellQuoting.posix(command.name))) \(function) choice \(call(names)) ;;"
    }
    let common = call(program.commonOptions.flatMap(\.names))
    return (own + ["      '') \(function) choice \(common) ;;"]).joined(separator: "\n")
  }

  private func places() -> String {
    program.commands.filter { !$0.positionals.isEmpty }.map { command in
      let lines = command.positionals.enumerated().map { index, place in
        let test = place.arity.maximum == nil ? "place >= \(index)" : "place == \(index)"
        return "        if ((\(test))); then \(kind(place.kind)); fi"
      }
      return (["      \(ShellQuoting.posix(command.name)))"] + lines + ["        ;;"])
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension OptionSpec {
  /// Every way to write the option, with its dashes.
  var names: [String] { ["--\(long)"] + (short.map { ["-\($0)"] } ?? []) }
}
