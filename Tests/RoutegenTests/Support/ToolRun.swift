@testable import routegen

/// One run of the whole program in this process.
struct ToolRun {
  var code: ExitCode
  var output: String
  var errors: String

  /// Runs a command line on a disk in memory.
  ///
  /// - Parameters:
  ///   - more: Arguments that follow.
  ///   - input: What standard input holds.
  ///   - terminal: Both output streams are this terminal; nil for none.
  init(
    _ arguments: String..., files: any FileSystem = MemoryFileSystem(), more: [String] = [], input: String = "",
    variables: [String: String] = [:], terminal: Terminal? = nil, workingDirectory: String = "/app"
  ) {
    let output = MemorySink()
    let errors = MemorySink()
    code = run(
      arguments: arguments + more,
      environment: Environment(
        files: files, input: MemorySource(Array(input.utf8), pieceSize: 7), output: output, errors: errors,
        variables: variables, workingDirectory: workingDirectory, outputTerminal: terminal, errorTerminal: terminal))
    self.output = output.text
    self.errors = errors.text
  }
}

/// Keeps what is printed.
final class MemorySink: TextSink {
  private(set) var text = ""
  private(set) var failure: FileError?
  private let limit: Int

  /// - Parameter limit: The bytes it takes before it fails.
  init(limit: Int = Int.max) { self.limit = limit }

  func write(_ text: String) {
    if self.text.utf8.count + text.utf8.count > limit {
      failure = FileError(path: "standard output", reason: "No space left on device")
    } else {
      self.text += text
    }
  }
}
