/// How the program ended.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// There are findings.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input cannot be read.
  case noInput = 66
  /// A fault of routegen itself.
  case fault = 70
  /// An output cannot be written.
  case cannotCreate = 73
}

/// Why a command stopped, in one sentence for the user.
struct Failure: Error, Hashable {
  var code: ExitCode
  var message: String

  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }

  static func fault(_ message: String) -> Failure {
    Failure(code: .fault, message: "\(message); this is a fault of routegen, please report it")
  }

  static func tooLarge(_ error: CompiledTable.TooLarge) -> Failure {
    Failure(code: .findings, message: "\(error.message); divide the manifest between modules")
  }

  static func cannotRead(_ error: FileError) -> Failure {
    Failure(code: .noInput, message: "cannot read '\(error.path)': \(error.reason)")
  }

  static func cannotWrite(_ error: FileError) -> Failure {
    Failure(code: .cannotCreate, message: "cannot write '\(error.path)': \(error.reason)")
  }
}
