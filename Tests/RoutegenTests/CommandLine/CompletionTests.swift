import Foundation
import Testing

@testable import routegen

@Suite("Completion scripts")
struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func scriptsNameEveryCommandAndOption(shell: Shell) {
    let script = ToolRun("completions", shell.rawValue).output
    for command in Command.all where !command.isHidden {
      #expect(script.contains(command.name))
      for option in command.allOptions where !option.isHidden { #expect(script.contains(option.name)) }
    }
    #expect(!script.contains("plugin"))
  }

  @Test(arguments: Shell.allCases)
  func theShellAcceptsItsScript(shell: Shell) throws {
    guard let path = shell.path else { return print("skipped: there is no \(shell.rawValue) here") }
    let (status, errors) = try CompletionTests.launch(
      path, [shell == .fish ? "--no-execute" : "-n"], input: ToolRun("completions", shell.rawValue).output)
    #expect(status == 0 && errors.isEmpty, "\(errors)")
  }

  @Test(arguments: [
    (["ch"], ["check"]), (["check", "--st"], ["--strict"]), (["check", "--format", "s"], ["sarif"]),
    (["explain", "unk"], ["unknown-key"]), (["completions", "z"], ["zsh"]), (["help", "gen"], ["generate"]),
    (["check", "--format", "=", "gi"], ["github", "gitlab"]),
  ])
  func bashCompletes(words: [String], expected: [String]) throws {
    guard let bash = Shell.bash.path else { return print("skipped: there is no bash here") }
    let list = (["routegen"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(ToolRun("completions", "bash").output)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _routegen; echo "${COMPREPLY[*]}" >&2
      """
    let (_, errors) = try CompletionTests.launch(bash, [], input: script)
    #expect(errors == expected.joined(separator: " ") + "\n")
  }

  @Test(arguments: [
    ("ch", ["check"]), ("check --st", ["--strict"]), ("check --format s", ["sarif"]), ("emit info", ["info-plist"]),
    ("explain unk", ["unknown-key"]), ("help gen", ["generate"]), ("rules ", []), ("check --app-id ", []),
  ])
  func fishCompletes(words: String, expected: [String]) throws {
    guard let fish = Shell.fish.path else { return print("skipped: there is no fish here") }
    let script = """
      \(ToolRun("completions", "fish").output)
      for word in (complete -C 'routegen \(words)'); string split -f 1 -- \\t $word >&2; end
      """
    let (_, errors) = try CompletionTests.launch(fish, ["--no-config"], input: script)
    #expect(errors.split(separator: "\n").map(String.init) == expected)
  }

  /// At a terminal of its own, where the tab key completes and another shows the line.
  @Test(arguments: [
    ("ch", "check "), ("check --st", "check --strict "), ("check --format s", "check --format sarif "),
    ("check --format=gitl", "check --format=gitlab "), ("emit info", "emit info-plist "),
    ("explain unk", "explain unknown-key "), ("completions z", "completions zsh "), ("help gen", "help generate "),
    ("check --app-id ", "check --app-id "),
  ])
  func zshCompletes(words: String, expected: String) throws {
    guard let zsh = Shell.zsh.path else { return print("skipped: there is no zsh here") }
    let script = """
      zmodload zsh/zpty zsh/zselect
      # What the other shell prints up to a pattern, or for some seconds.
      await() {
        local piece
        output=
        repeat 400; do
          zpty -rt shell piece && output+=$piece
          [[ $output == $~1 ]] && break
          zselect -t 5
        done
      }
      zpty shell \(zsh) -f -i
      zpty -w shell "PS1=; autoload -U compinit; compinit -u -D; source $0.functions; print loaded''yes"
      await '*loadedyes*'
      zpty -n -w shell 'routegen \(words)'$'\\t\\x18'
      await '*<<*>>*'
      print -r -- ${${output##*<<}%%>>*} >&2
      zpty -d shell
      """
    let functions = """
      \(ToolRun("completions", "zsh").output)
      show() { print -r -- "<<$BUFFER>>" }
      zle -N show
      bindkey '^X' show
      """
    let (_, errors) = try CompletionTests.launch(zsh, ["-f"], input: script, functions: functions)
    #expect(errors == "routegen \(expected)\n")
  }

  /// Runs a shell with a script.
  ///
  /// - Parameter functions: What lies beside the script, in a file of its name and `.functions`.
  private static func launch(
    _ path: String, _ arguments: [String], input: String, functions: String? = nil
  ) throws -> (Int32, String) {
    let script = FileManager.default.temporaryDirectory.appending(path: "routegen-\(UUID().uuidString)")
    let files = [script, script.appendingPathExtension("functions")]
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for (file, text) in zip(files, [input, functions]) { try text.map { try Data($0.utf8).write(to: file) } }
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments + [script.path(percentEncoded: false)]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

extension Shell {
  /// Where the shell is on this machine.
  fileprivate var path: String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
