/// A shell that completes command lines.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// The completion script of the tool, made from its option table.
struct CompletionScript {
  var commands: [Command]

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var globals: [Option] { [.version, .help] }

  /// The names that `help` takes.
  private var names: [String] { commands.map(\.name) }

  private func options(of command: Command) -> [Option] { command.allOptions.filter { !$0.isHidden } }
}

// MARK: - bash

extension CompletionScript {
  private var bash: String {
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
    case .oneOf(let choices): "kind=words words=\"\(choices.joined(separator: " "))\""
    }
  }

  /// Both names of an option, as they are typed.
  private static func spellings(of option: Option) -> [String] {
    [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
  }
}

// MARK: - zsh

extension CompletionScript {
  private var zsh: String {
    var text = """
      #compdef routegen
      # zsh completion for routegen
      _routegen() {
        local context state state_descr line
        local -A opt_args
        local -a commands=(

      """
    for command in commands {
      text += "    \(quoted("\(command.name):\(command.overview)"))\n"
    }
    text += """
          'help:Show the help of a command.'
        )
        _arguments -C \\

      """
    for option in globals { text += "    \(zshSpec(option)) \\\n" }
    text += """
          '1: :->command' \\
          '*:: :->rest' && return
        case $state in
        command) _describe command commands ;;
        rest)
          case $line[1] in
          help) _arguments '1: :->command' && return; _describe command commands ;;

      """
    for command in commands {
      let specs = options(of: command).map(zshSpec) + command.arguments.map(zshSpec)
      text += "    \(command.name)) _arguments -S \\\n        "
      text += specs.joined(separator: " \\\n        ") + " ;;\n"
    }
    text += """
          esac ;;
        esac
      }
      if [[ $funcstack[1] == _routegen ]]; then _routegen "$@"; else compdef _routegen routegen; fi

      """
    return text
  }

  private func zshSpec(_ option: Option) -> String {
    let help = "[" + option.summary.zshEscaped + "]"
    let action = option.value.map { ":\($0.name):\(zshAction($0))" } ?? ""
    let long = option.value == nil ? option.flag : option.flag + "="
    guard let short = option.short else {
      return (option.isRepeatable ? "'*'" : "") + quoted(long + help + action)
    }
    let group = option.isRepeatable ? "'*'" : "'(-\(short) \(option.flag))'"
    let names = option.value == nil ? "{-\(short),\(long)}" : "{-\(short)+,\(long)}"
    return group + names + quoted(help + action)
  }

  private func zshSpec(_ argument: Argument) -> String {
    let position = argument.isRepeatable ? "*" : argument.isOptional ? "::" : ":"
    let head = argument.isRepeatable ? "*:" : position
    return quoted("\(head)\(argument.value.name):\(zshAction(argument.value))")
  }

  private func zshAction(_ value: Option.Value) -> String {
    switch value.kind {
    case .text: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .oneOf(let choices): "(\(choices.joined(separator: " ")))"
    }
  }
}

// MARK: - fish

extension CompletionScript {
  private var fish: String {
    var text = """
      # fish completion for routegen
      complete -c routegen -f

      """
    let top = "__fish_use_subcommand"
    for option in globals { text += "complete -c routegen -n \(top)\(fishOption(option))\n" }
    for command in commands {
      text += "complete -c routegen -n \(top) -a \(command.name) -d \(quoted(command.overview))\n"
    }
    text += "complete -c routegen -n \(top) -a help -d 'Show the help of a command.'\n"
    text += "complete -c routegen -n '__fish_seen_subcommand_from help' -a \(quoted(names.joined(separator: " ")))\n"
    for command in commands {
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      for option in options(of: command) { text += "complete -c routegen -n \(condition)\(fishOption(option))\n" }
      for argument in command.arguments {
        let action = fishAction(argument.value)
        if !action.isEmpty { text += "complete -c routegen -n \(condition)\(action)\n" }
      }
    }
    return text
  }

  private func fishOption(_ option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value = option.value.map { " -r" + fishAction($0) } ?? ""
    return "\(short) -l \(option.name)\(value) -d \(quoted(option.summary))"
  }

  private func fishAction(_ value: Option.Value) -> String {
    switch value.kind {
    case .text: ""
    case .file: " -F"
    case .directory: " -a '(__fish_complete_directories)'"
    case .oneOf(let choices): " -a \(quoted(choices.joined(separator: " ")))"
    }
  }

  /// In single quotes, for the three shells.
  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension String {
  /// Without what zsh reads as syntax inside a description.
  fileprivate var zshEscaped: String {
    reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
