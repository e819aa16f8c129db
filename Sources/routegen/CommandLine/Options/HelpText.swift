/// Help and usage lines, laid out as those of Swift's own tools.
struct HelpText {
  /// The cells of a line.
  var width: Int

  private static let tool = "routegen"
  private static let column = 26

  /// The help of one command.
  func text(for command: Command) -> String {
    var text = "OVERVIEW: " + wrapped(command.overview, first: "OVERVIEW: ".count) + "\n"
    if !command.discussion.isEmpty {
      text += "\n" + WrappedText.paragraphs(command.discussion, width: width) + "\n"
    }
    text += "\n" + usage(for: command, label: "USAGE") + "\n"
    text += section("ARGUMENTS", command.arguments.map { ("<\($0.value.name)>", $0.help) })
    text += section("OPTIONS", command.allOptions.filter { !$0.isHidden }.map { ($0.signature, $0.help) })
    return text
  }

  /// The help of the tool itself.
  func text(for commands: [Command], options: [Option]) -> String {
    var text = "OVERVIEW: Compiles a manifest of routes into typed Swift navigation and checked deep links.\n"
    text += "\nUSAGE: \(HelpText.tool) <subcommand>\n"
    text += section("OPTIONS", options.map { ($0.signature, $0.help) })
    text += section("SUBCOMMANDS", commands.filter { !$0.isHidden }.map { ($0.name, $0.overview) })
    return text + "\n  See '\(HelpText.tool) help <subcommand>' for detailed help.\n"
  }

  /// `USAGE: routegen check [<manifest>] [--strict] …`, wrapped.
  func usage(for command: Command, label: String) -> String {
    let head = "\(label): \(HelpText.tool) \(command.name)"
    let options = command.options.filter { !$0.isHidden }.map { option in
      let value = option.value.map { " <\($0.name)>" } ?? ""
      let repeated = option.isRepeatable ? " ..." : ""
      return option.isRequired ? option.flag + value + repeated : "[\(option.flag)\(value)\(repeated)]"
    }
    let words = command.arguments.map(\.signature) + options
    if words.isEmpty { return head }
    return head + " " + WrappedText.text(words, width: width, indent: label.count + 2, first: head.count + 1)
  }

  private func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    if rows.isEmpty { return "" }
    var text = "\n\(title):\n"
    for row in rows {
      text += "  " + row.label
      let used = row.label.count + 2
      if used + 2 > HelpText.column {
        text += "\n" + String(repeating: " ", count: HelpText.column)
      } else {
        text += String(repeating: " ", count: HelpText.column - used)
      }
      text += wrapped(row.help, indent: HelpText.column) + "\n"
    }
    return text
  }

  private func wrapped(_ text: String, indent: Int = 0, first: Int? = nil) -> String {
    WrappedText.text(text.split(separator: " "), width: width, indent: indent, first: first)
  }
}
