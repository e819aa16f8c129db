extension RouteModel {
  /// The table for people, in Markdown: every screen with its URLs and parameters, kind by kind.
  var markdown: String { MarkdownWriter(model: self).text }
}

/// Writes a model as Markdown.
private struct MarkdownWriter {
  let model: RouteModel

  var text: String {
    var text = "# \(escaped(model.name)) routes\n"
    let links = model.links
    if !links.schemes.isEmpty { text += "\nSchemes: \(codes(links.schemes.map(\.value)))\n" }
    if !links.hosts.isEmpty { text += "\nHosts: \(codes(links.hosts.map(\.value)))\n" }
    text += entries("Tabs", .tab) + entries("Routes", .route) + entries("Sheets", .sheet) + entries("Actions", .action)
    text += table(
      "Redirects", ["URL", "opens"],
      model.redirects.map { [code($0.source), "\(code($0.target)) (\(escaped(model[$0.entry].path)))"] })
    text += table("Retired URLs", ["URL"], model.retired.map { [code($0.pattern.text)] })
    text += table(
      "Guards", ["guard", "fallback", "notes"],
      model.guards.map { [escaped($0.name), name($0.fallback), escaped($0.doc ?? "")] })
    text += table("Types", ["type", "values", "notes"], model.types.map(row))
    return text
  }

  private func entries(_ title: String, _ kind: Entry.Kind) -> String {
    let rows = model.entries.filter { $0.kind == kind && !$0.isImplicit }.map(row)
    return table(title, ["name", "URLs", "parameters", "opens in", "guards", "notes"], rows)
  }

  private func row(_ entry: Entry) -> [String] {
    var place: [String] = []
    if entry.kind != .tab, let tab = entry.tab { place.append("tab \(model[tab].path)") }
    if let sheet = entry.sheet { place.append("sheet \(model[sheet].path)") }
    if let parent = entry.parent { place.append("above \(model[parent].path)") }
    var notes = [entry.title, entry.doc].compactMap(\.self)
    if let deprecation = entry.deprecation {
      let since = deprecation.since.map { " since \($0)" } ?? ""
      let use = deprecation.use.map { "; use \(model[$0].path)" } ?? ""
      notes.append("Deprecated\(since)\(use).")
    }
    return [
      escaped(entry.path), lines(entry.patterns.map { code(model[$0].text) }),
      lines(entry.parameters.map(parameter)), escaped(place.joined(separator: ", ")),
      escaped(entry.guards.map { model[$0].name }.joined(separator: ", ")), lines(notes.map(escaped)),
    ]
  }

  private func parameter(_ parameter: Parameter) -> String {
    var type =
      switch parameter.scalar {
      case .builtin(let type): type.rawValue
      case .named(let id): model[id].name
      }
    switch parameter.shape {
    case .single: break
    case .optional: type += "?"
    case .list: type = "[\(type)]"
    }
    var text = code("\(parameter.name): \(type)")
    switch parameter.defaultValue {
    case .text(let value): text += " = \(code(value))"
    case .list(let values): text += " = \(code("[\(values.joined(separator: ", "))]"))"
    case nil: break
    }
    let limits = limits(parameter.constraint)
    return limits.isEmpty ? text : text + ", \(limits)"
  }

  private func row(_ type: TypeDefinition) -> [String] {
    let values =
      switch type.kind {
      case .enumeration(let cases): codes(cases.map(\.text))
      case .wrapper(let base, let constraint):
        [code(base.rawValue), limits(constraint)].filter { !$0.isEmpty }.joined(separator: ", ")
      case .external(let swift, let constraint):
        [code(swift), limits(constraint)].filter { !$0.isEmpty }.joined(separator: ", ")
      }
    return [escaped(type.name), values, escaped(type.doc ?? "")]
  }

  private func limits(_ constraint: Constraint) -> String {
    let parts = [
      constraint.min.map { "at least \($0)" }, constraint.max.map { "at most \($0)" },
      constraint.matches.map { "matches \(code($0))" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func name(_ id: EntryID?) -> String { escaped(id.map { model[$0].path } ?? "") }

  // MARK: Markdown

  private func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return "\n## \(title)\n\n" + line(columns) + line(columns.map { _ in "---" }) + rows.map(line).joined()
  }

  private func lines(_ parts: [String]) -> String { parts.joined(separator: "<br>") }

  private func codes(_ texts: [String]) -> String { texts.map(code).joined(separator: ", ") }

  /// As code; a table takes a bar for a cell's end even there, and more backticks stand around one in the text.
  private func code(_ text: String) -> String {
    let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if text.isEmpty { return "`\"\"`" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    return fence + padding + text.replacing("|", with: "\\|") + padding + fence
  }

  /// As plain text: nothing in it is markup.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case _ where character.isNewline: result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
