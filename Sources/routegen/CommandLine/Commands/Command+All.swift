extension Command {
  /// Every command, in the order in which help lists them.
  static let all: [Command] = [
    .check, .generate, .match, .diff, .emit, .initialize, .rules, .explain, .completions, .dump,
  ]
}
