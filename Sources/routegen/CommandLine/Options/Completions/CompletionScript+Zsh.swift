extension CompletionScript {
  var zsh: String {
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
    case .oneOf(let choices), .suggested(let choices): "(\(choices.joined(separator: " ")))"
    }
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
