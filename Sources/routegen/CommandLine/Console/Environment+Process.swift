internal import Foundation

extension Environment {
  /// The process's own streams, disk and variables.
  static func process() -> Environment {
    Environment(
      files: DiskFileSystem(),
      input: DescriptorSource(STDIN_FILENO, path: "standard input", closesAtEnd: false),
      output: DescriptorSink(STDOUT_FILENO, path: "standard output"),
      errors: DescriptorSink(STDERR_FILENO, path: "standard error"),
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      outputTerminal: Terminal(descriptor: STDOUT_FILENO),
      errorTerminal: Terminal(descriptor: STDERR_FILENO))
  }
}

extension Terminal {
  /// Nil if the descriptor is not a terminal.
  init?(descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { width = Int(size.ws_col) }
  }
}

/// Writes to an open file descriptor at once.
final class DescriptorSink: TextSink {
  private let descriptor: Int32
  private let path: String
  private(set) var failure: FileError?

  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  func write(_ text: String) {
    if failure != nil { return }
    var text = text
    text.withUTF8 { bytes in
      do throws(FileError) {
        try writeAll(bytes, to: descriptor, path: path)
      } catch {
        failure = error
      }
    }
  }
}
