extension CompletionScript {
  var fish: String {
    var text = """
      # fish completion for routegen
      complete -c routegen -n __fish_use_subcommand -f

      """
    let top = "__fish_use_subcommand"
    for option in globals { text += "complete -c routegen -n \(top)\(fishOption(option))\n" }
    for command in commands {
      text += "complete -c routegen -n \(top) -a \(command.name) -d \(quoted(command.overview))\n"
    }
    text += "complete -c routegen -n \(top) -a help -d 'Show the help of a command.'\n"
    text += "complete -c routegen -n '__fish_seen_subcommand_from help' -f -a \(quoted(names.joined(separator: " ")))\n"
    for command in commands {
      let seen = "__fish_seen_subcommand_from \(command.name)"
      for option in options(of: command) {
        text += "complete -c routegen -n \(quoted(seen))\(fishOption(option))\n"
      }
      let words = command.arguments.compactMap(\.value.knownWords).first.map { $0.joined(separator: " ") }
      if let words {
        let condition = quoted("\(seen); and not __fish_seen_subcommand_from \(words)")
        text += "complete -c routegen -n \(condition) -f -a \(quoted(words))\n"
      } else if !command.arguments.contains(where: \.value.isPath) {
        text += "complete -c routegen -n \(quoted(seen)) -f\n"
      }
    }
    return text
  }

  private func fishOption(_ option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value = option.value.map(fishValue) ?? ""
    return "\(short) -l \(option.name)\(value) -d \(quoted(option.summary))"
  }

  /// The word under the cursor may begin with `--option=`.
  private var directories: String {
    "(__fish_complete_directories (commandline -ct | string replace -r '^--[^=]*=' ''))"
  }

  private func fishValue(_ value: Option.Value) -> String {
    switch value.kind {
    case .text: " -x"
    case .file: " -r"
    case .directory: " -x -a \(quoted(directories))"
    case .oneOf(let choices), .suggested(let choices): " -x -a \(quoted(choices.joined(separator: " ")))"
    }
  }
}
