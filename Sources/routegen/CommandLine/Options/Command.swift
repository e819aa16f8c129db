/// A command: the one description that parsing, help, usage errors and completions read, and what it does.
struct Command: Sendable {
  var name: String
  /// One sentence for lists.
  var overview: String
  /// Further paragraphs of its help.
  var discussion = ""
  var arguments: [Argument] = []
  var options: [Option] = []
  var isHidden = false
  var run: @Sendable (_ arguments: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode

  /// Its own options and those of every command.
  var allOptions: [Option] { options + [.help] }
}

extension Option {
  static let help = Option(name: "help", short: "h", help: "Show help information.")
  static let version = Option(name: "version", help: "Show the version.")
  static let noColor = Option(name: "no-color", help: "Print without colour.")
  static let manifest = Option(
    name: "manifest", short: "m", value: .init(name: "file", kind: .file),
    help: "The manifest; '-' reads standard input. (default: routes.yaml, .yml or .json, here or above)")

  static func format(_ formats: [String], default standard: String) -> Option {
    Option(
      name: "format", value: .init(name: "format", kind: .oneOf(formats)),
      help: "The format of the output. (values: \(formats.joined(separator: ", ")); default: \(standard))")
  }

  static func output(_ help: String) -> Option {
    Option(name: "output", short: "o", value: .init(name: "file", kind: .file), help: help)
  }
}

extension Argument {
  /// The manifest as an argument, for the commands that are about nothing else.
  static let manifest = Argument(
    value: .init(name: "manifest", kind: .file), isOptional: true, help: "The manifest, as with --manifest.")
}
