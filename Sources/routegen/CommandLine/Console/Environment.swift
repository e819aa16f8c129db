/// Everything around a run that is not its arguments.
struct Environment {
  var files: any FileSystem
  var input: any ByteSource
  var output: any TextSink
  var errors: any TextSink
  /// The variables of the process: only `NO_COLOR` and `TERM` matter.
  var variables: [String: String] = [:]
  /// Absolute.
  var workingDirectory: String
  /// The terminal that the results, or the errors, go to; nil when they go elsewhere.
  var outputTerminal: Terminal?
  var errorTerminal: Terminal?
}

/// What there is to know of a terminal.
struct Terminal: Sendable {
  /// Cells of a line.
  var width = 80
}

/// Takes text on its way out.
protocol TextSink: AnyObject {
  /// Why something could not be written, once that happened.
  var failure: FileError? { get }

  func write(_ text: String)
}
