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

  var globals: [Option] { [.version, .help] }

  /// The names that `help` takes.
  var names: [String] { commands.map(\.name) }

  func options(of command: Command) -> [Option] { command.allOptions.filter { !$0.isHidden } }

  /// In single quotes, for the three shells.
  func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
