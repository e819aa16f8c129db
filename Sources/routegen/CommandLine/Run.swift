/// The whole program: runs one command line.
///
/// - Parameters:
///   - arguments: The words after the program's name.
///   - environment: Where it reads, writes and prints.
func run(arguments: [String], environment: Environment) -> ExitCode {
  let code = dispatch(arguments, environment)
  if let failure = environment.output.failure {
    environment.errors.write("error: \(Failure.cannotWrite(failure).message)\n")
    return .cannotCreate
  }
  return code
}

private func dispatch(_ arguments: [String], _ environment: Environment) -> ExitCode {
  let help = HelpText(width: environment.outputTerminal?.width ?? 80)
  guard let first = arguments.first, first != "-h", first != "--help" else {
    environment.output.write(help.text(for: Command.all, options: [.version, .help]))
    return .success
  }
  if first == "--version" {
    environment.output.write(Version.current + "\n")
    return .success
  }
  if first == "help", arguments.count == 1 || arguments[1].hasPrefix("-") {
    environment.output.write(help.text(for: Command.all, options: [.version, .help]))
    return .success
  }
  let name = first == "help" ? arguments[1] : first
  guard let command = Command.all.first(where: { $0.name == name }) else {
    return refuse(name, environment)
  }
  do throws(Failure) {
    let words = first == "help" ? ["--help"] : Array(arguments.dropFirst())
    let parsed = try ParsedArguments(words, for: command)
    if parsed.has(.help) {
      environment.output.write(help.text(for: command))
      return .success
    }
    return try command.run(parsed, Console(environment: environment, refusesColor: parsed.has(.noColor)))
  } catch {
    var text = "error: \(error.message)\n"
    if error.code == .usage {
      let usage = HelpText(width: environment.errorTerminal?.width ?? 80).usage(for: command, label: "Usage")
      text += "\(usage)\n  See 'routegen \(command.name) --help' for more information.\n"
    }
    environment.errors.write(text)
    return error.code
  }
}

/// Says that there is no such command.
private func refuse(_ name: String, _ environment: Environment) -> ExitCode {
  let known = Command.all.filter { !$0.isHidden }.map(\.name)
  let isOption = name.hasPrefix("-")
  let suggestion = didYouMean(name, isOption ? ["--version", "--help"] : known + ["help"])
  let message =
    isOption
    ? "unknown option '\(name)'" + (suggestion.isEmpty ? "; options follow the command" : suggestion)
    : "unknown command '\(name)'" + suggestion
  environment.errors.write(
    """
    error: \(message)
    Usage: routegen <subcommand>
      See 'routegen --help' for more information.

    """)
  return .usage
}
