/// A named option of a command: a flag, or one that takes a value.
struct Option: Sendable {
  /// What an option or an argument takes.
  struct Value: Sendable {
    /// What completes it in a shell.
    enum Kind: Sendable {
      case text, file, directory
      case oneOf([String])
      /// Any text; these are the ones that are known.
      case suggested([String])
    }

    var name: String
    var kind: Kind = .text

    /// What it must be one of.
    var choices: [String]? {
      if case .oneOf(let choices) = kind { choices } else { nil }
    }

    /// What completes it, where that is known beforehand.
    var knownWords: [String]? {
      switch kind {
      case .oneOf(let words), .suggested(let words): words
      case .text, .file, .directory: nil
      }
    }

    var isPath: Bool {
      switch kind {
      case .file, .directory: true
      case .text, .oneOf, .suggested: false
      }
    }
  }

  /// Without its dashes.
  var name: String
  var short: Character?
  /// Nil for a flag.
  var value: Value?
  /// May be given several times.
  var isRepeatable = false
  var isRequired = false
  /// Left out of help and completions.
  var isHidden = false
  var help: String

  var flag: String { "--" + name }

  /// Its help without what stands in parentheses behind it.
  var summary: String {
    help.split(separator: " (", maxSplits: 1).first.map(String.init) ?? ""
  }

  /// As help names it: `-m, --manifest <file>`.
  var signature: String {
    let names = short.map { "-\($0), \(flag)" } ?? flag
    return value.map { "\(names) <\($0.name)>" } ?? names
  }
}

/// A positional argument of a command.
struct Argument: Sendable {
  var value: Option.Value
  var isOptional = false
  /// Takes all that are left.
  var isRepeatable = false
  var help: String

  /// As usage lines name it.
  var signature: String {
    let name = "<\(value.name)>\(isRepeatable ? " ..." : "")"
    return isOptional ? "[\(name)]" : name
  }
}
