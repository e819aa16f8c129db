/// The words of a command line, sorted by the command's options and arguments.
struct ParsedArguments: Sendable {
  private var options: [String: [String]] = [:]
  private var positional: [[String]] = []

  /// Sorts the words that follow a command's name.
  ///
  /// A value follows its option (`--opt value`, `-o value`) or is joined to it (`--opt=value`); after `--` every word
  /// is an argument, and `-` always is one.
  init(_ words: some Collection<String>, for command: Command) throws(Failure) {
    var rest = Array(words)[...]
    var loose: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        loose += rest
        rest = []
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest, of: command)
      } else {
        loose.append(word)
      }
    }
    if has(.help) { return }
    try assign(loose, to: command)
    for option in command.options where option.isRequired && !has(option) {
      throw .usage("'\(command.name)' needs '\(option.signature)'")
    }
  }

  func has(_ option: Option) -> Bool { options[option.name] != nil }

  /// The value given last.
  func value(_ option: Option) -> String? { options[option.name]?.last }
  func values(_ option: Option) -> [String] { options[option.name] ?? [] }

  /// The words of the command's n-th argument.
  func arguments(_ index: Int) -> [String] { index < positional.count ? positional[index] : [] }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: Command
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let joined = parts.count > 1 ? String(parts[1]) : nil
    let found = command.allOptions.first { $0.flag == name || $0.short.map { "-\($0)" } == name }
    guard let option = found else {
      let known = command.allOptions.filter { !$0.isHidden }.map(\.flag)
      throw .usage("unknown option '\(name)'" + didYouMean(name, known))
    }
    guard let value = option.value else {
      if joined != nil { throw .usage("'\(option.flag)' takes no value") }
      options[option.name, default: []].append("")
      return
    }
    var text = joined
    if text == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") { text = rest.popFirst() }
    guard let text, !text.isEmpty else { throw .usage("'\(name)' needs a value: '\(option.signature)'") }
    try ParsedArguments.check(text, as: value, of: "'\(option.flag)'")
    options[option.name, default: []].append(text)
  }

  private mutating func assign(_ words: [String], to command: Command) throws(Failure) {
    var rest = words[...]
    for argument in command.arguments {
      let taken = argument.isRepeatable ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty, !argument.isOptional { throw .usage("'\(command.name)' needs '\(argument.signature)'") }
      for word in taken { try ParsedArguments.check(word, as: argument.value, of: "<\(argument.value.name)>") }
      positional.append(Array(taken))
    }
    if let extra = rest.first { throw .usage("unexpected argument '\(extra)'") }
  }

  private static func check(_ text: String, as value: Option.Value, of name: String) throws(Failure) {
    if case .directory = value.kind, text == "-" {
      throw .usage("\(name) takes a directory, which '-' does not name; write './-' for one of that name")
    }
    guard let choices = value.choices, !choices.contains(text) else { return }
    let suggestion = didYouMean(text, choices)
    let list = ": choose from " + choices.joined(separator: ", ")
    throw .usage("\(name) cannot be '\(text)'" + (suggestion.isEmpty ? list : suggestion))
  }
}

/// The end of a message about an unknown name: a question, or nothing.
func didYouMean(_ name: String, _ candidates: [String]) -> String {
  var spelling = Spelling()
  return spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}
