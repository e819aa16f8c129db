extension Checker {
  /// The URLs under `examples` and `rejects`, each in every form that the manifest declares.
  mutating func checkExamples() {
    let indices = model.entries.indices.filter { index in
      !model.entries[index].hasFaults
        && !(model.entries[index].examples.isEmpty && model.entries[index].rejects.isEmpty)
    }
    if indices.isEmpty { return }
    let matcher = URLMatcher(model)
    for index in indices {
      let entry = model.entries[index]
      for example in entry.examples {
        for form in forms(of: example.text, for: entry) {
          guard let fault = fault(of: matcher.match(form), form, example, entry) else { continue }
          report(.exampleFails, fault.message, at: fault.range, entry: entry)
          break
        }
      }
      for example in entry.rejects {
        let opened = forms(of: example.text, for: entry).first { matcher.match($0).opening?.entry == entry.id }
        guard let opened else { continue }
        report(
          .exampleFails,
          "\(opened) opens `\(entry.path)`, which is to reject it; narrow a parameter, or take it off the list",
          at: example.range, entry: entry)
      }
    }
  }

  /// A full URL as it is; a path as URLs of the forms that may open the entry.
  private func forms(of text: String, for entry: Entry) -> [String] {
    guard text.hasPrefix("/") else { return [text] }
    var forms: [String] = []
    if entry.sources.contains(.scheme), let scheme = model.links.schemes.first {
      forms.append("\(scheme.value):\(text)")
    }
    if entry.sources.contains(.web) {
      for index in entry.hosts ?? Array(model.links.hosts.indices.prefix(1)) {
        let host = model.links.hosts[index].value
        forms.append("https://" + (host.hasPrefix("*.") ? "www" + host.dropFirst() : host) + text)
      }
    }
    return forms
  }

  private func fault(
    of outcome: MatchOutcome, _ url: String, _ example: Entry.Example, _ entry: Entry
  ) -> (message: String, range: SourceRange)? {
    switch outcome {
    case .opens(let opening):
      if opening.entry != entry.id {
        return ("\(url) opens `\(model[opening.entry].path)`, not `\(entry.path)`", example.range)
      }
      for (name, wanted, range) in example.parameters {
        guard let index = entry.parameters.firstIndex(where: { $0.name == name }) else { continue }
        let given = opening.values.indices.contains(index) ? opening.values[index] : .none
        if !given.isEqual(to: wanted) {
          return ("\(url) gives `\(name)` the value \(given.shown), not \(wanted?.shown ?? "nil")", range)
        }
      }
      return nil
    // Reported by itself.
    case .ambiguous: return nil
    case .handoff(let name, _): return ("\(url) belongs to the handoff `\(name)`", example.range)
    case .fails(let failure): return ("\(url) does not open `\(entry.path)`: \(failure.reason)", example.range)
    }
  }
}

extension MatchedValue {
  fileprivate func isEqual(to value: ParameterValue?) -> Bool {
    switch (self, value) {
    case (.none, nil): true
    case (.list(let elements), .list(let texts)): elements.map(\.text) == texts
    case (_, .text(let text)): self.text == text
    default: false
    }
  }
}

extension ParameterValue {
  fileprivate var shown: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .list(let texts): "[" + texts.map { "`\($0)`" }.joined(separator: ", ") + "]"
    }
  }
}
