extension Command {
  /// `routegen completions`: a completion script.
  static let completions = Command(
    name: "completions",
    overview: "Print a completion script for a shell.",
    discussion: """
      bash: source <(routegen completions bash)
      zsh:  routegen completions zsh > a folder of $fpath/_routegen
      fish: routegen completions fish > ~/.config/fish/completions/routegen.fish
      """,
    arguments: [
      Argument(value: .init(name: "shell", kind: .oneOf(Shell.allCases.map(\.rawValue))), help: "bash, zsh or fish.")
    ]
  ) { (arguments, console) throws(Failure) in
    guard let shell = arguments.arguments(0).first.flatMap(Shell.init) else { return .usage }
    let script = CompletionScript(commands: Command.all.filter { !$0.isHidden })
    console.print(script.text(for: shell))
    return .success
  }
}
