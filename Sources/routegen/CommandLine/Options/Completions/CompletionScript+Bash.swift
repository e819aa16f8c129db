extension CompletionScript {
  var bash: String {
    var text = """
      # bash completion for routegen
      _routegen() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" words="" kind="" index seen=0 skip=0 word valued=""
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\((names + ["help"] + globals.map(\.flag)).joined(separator: " "))" -- "$current"))
          return
        fi
        if [[ $command == help ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
          return
        fi
        # With '=' a word break of its own, '--opt=va' arrives as three words.
        if [[ $current == "=" ]]; then current=""; elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        case $command in

      """
    for command in commands {
      let valued = options(of: command).filter { $0.value != nil }.flatMap(CompletionScript.spellings)
      text += "    \(command.name)) valued=\" \(valued.joined(separator: " ")) \" ;;\n"
    }
    text += """
        esac
        for ((index = 2; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          if [[ $skip -eq 1 ]]; then skip=0
          elif [[ $valued == *" $word "* ]]; then skip=1
          elif [[ $word != -* || $word == - ]]; then seen=$((seen + 1)); fi
        done
        case "$command $previous" in

      """
    for command in commands {
      for option in options(of: command) {
        guard let value = option.value else { continue }
        let patterns = CompletionScript.spellings(of: option).map { "'\(command.name) \($0)'" }.joined(separator: "|")
        text += "    \(patterns)) \(bashAction(value)) ;;\n"
      }
    }
    text += """
        *) case "$command $seen" in

      """
    for command in commands {
      for (index, argument) in command.arguments.enumerated() {
        let pattern = argument.isRepeatable ? "\"\(command.name) \"*" : "\"\(command.name) \(index)\""
        text += "      \(pattern)) \(bashAction(argument.value)) ;;\n"
      }
    }
    text += """
          esac
          if [[ $current == -* ]]; then
            kind=words
            case $command in

      """
    for command in commands {
      text += "        \(command.name)) words=\"\(options(of: command).map(\.flag).joined(separator: " "))\" ;;\n"
    }
    text += """
            esac
          fi ;;
        esac
        case $kind in
          files) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")) ;;
          directories) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current")) ;;
          words) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        esac
      }
      complete -F _routegen routegen

      """
    return text
  }

  private func bashAction(_ value: Option.Value) -> String {
    switch value.kind {
    case .text: "kind=none"
    case .file: "kind=files"
    case .directory: "kind=directories"
    case .oneOf(let choices), .suggested(let choices): "kind=words words=\"\(choices.joined(separator: " "))\""
    }
  }

  /// Both names of an option, as they are typed.
  private static func spellings(of option: Option) -> [String] {
    [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
  }
}
