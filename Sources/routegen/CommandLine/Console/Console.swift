/// What a command writes to and reads from.
struct Console {
  let environment: Environment
  /// `--no-color` was given.
  let refusesColor: Bool

  var files: any FileSystem { environment.files }
  var workingDirectory: String { environment.workingDirectory }

  /// Prints a result.
  func print(_ text: String) { environment.output.write(text) }

  /// Prints what is wrong.
  func printError(_ text: String) { environment.errors.write(text) }

  /// What findings are printed to.
  enum Stream {
    case output, errors
  }

  func terminal(of stream: Stream) -> Terminal? {
    switch stream {
    case .output: environment.outputTerminal
    case .errors: environment.errorTerminal
    }
  }

  func style(of stream: Stream) -> TerminalStyle {
    let variables = environment.variables
    let isPlain = refusesColor || variables["NO_COLOR"]?.isEmpty == false || variables["TERM"] == "dumb"
    return TerminalStyle(hasColor: terminal(of: stream) != nil && !isPlain)
  }

  /// Prints findings; for a person if one is watching and no format is asked for.
  func printReport(_ report: Report, format: ReportFormat? = nil, to stream: Stream) {
    reporter(format, for: stream).write(report) { text in
      switch stream {
      case .output: print(text)
      case .errors: printError(text)
      }
    }
  }

  /// The reporter of a format; without one, for a person on a terminal and for Xcode elsewhere.
  func reporter(_ format: ReportFormat?, for stream: Stream) -> any Reporter {
    let terminal = terminal(of: stream)
    return switch format ?? (terminal == nil ? .xcode : .human) {
    case .human:
      HumanReporter(style: style(of: stream), width: terminal?.width ?? 100, wrapsMessages: terminal != nil)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(rules: Rule.all, version: Version.current)
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    }
  }
}
