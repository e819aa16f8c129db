internal import Foundation

/// The command-line tool.
@main
struct Routegen {
  static func main() {
    let code = run(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process())
    exit(code.rawValue)
  }
}
