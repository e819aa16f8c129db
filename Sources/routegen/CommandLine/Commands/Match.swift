extension Command {
  /// `routegen match`: what URLs open.
  static let match = Command(
    name: "match",
    overview: "Say what URLs open.",
    discussion: """
      Prints the route with its parameters, tab, path, sheet and guards, or why a URL opens nothing. A path such as \
      /orders/7 is tried in each form the manifest declares. The exit status is 1 if a URL opens nothing.
      """,
    arguments: [
      Argument(
        value: .init(name: "url"), isRepeatable: true,
        help: "The URLs; '-' reads a list of them from standard input.")
    ],
    options: [.manifest, .matchFormat, .explanation, .noColor]
  ) { (arguments, console) throws(Failure) in
    try console.readInputOnce([arguments.value(.manifest)] + arguments.arguments(0))
    let compilation = try console.compile(arguments)
    guard console.toleratesErrors(of: compilation), let loaded = compilation.loaded else { return .findings }
    let matcher = URLMatcher(loaded.model)
    let report = compilation.report(in: console.workingDirectory)
    let results = try console.urls(arguments.arguments(0)).map { MatchResult($0, by: matcher) }
    if arguments.value(.matchFormat) == "json" {
      let writer = MatchJSON(model: loaded.model, report: report)
      console.print(JSON.array(results.map(writer.object)).text)
    } else {
      let writer = MatchText(matcher: matcher, report: report, style: console.style(of: .output))
      for (index, result) in results.enumerated() {
        if index > 0 { console.print("\n") }
        console.print(writer.text(for: result))
        if arguments.has(.explanation) { console.print(writer.explanation(of: result)) }
      }
    }
    return results.allSatisfy(\.outcome.isHit) ? .success : .findings
  }
}

extension Option {
  fileprivate static let matchFormat = format(["text", "json"], default: "text")
  fileprivate static let explanation = Option(
    name: "explain", help: "List every pattern that comes near, and why it lost or does not match.")
}

/// A URL and what it opens.
struct MatchResult {
  var url: String
  var outcome: MatchOutcome

  /// Asks what a URL opens; a bare path is tried in each declared form until one opens something.
  init(_ text: String, by matcher: URLMatcher) {
    let forms = MatchResult.forms(of: text, matcher.model.links)
    let results = forms.map { (url: $0, outcome: matcher.match($0)) }
    let best = results.first { $0.outcome.isHit } ?? results[0]
    url = best.url
    outcome = best.outcome
  }

  /// The URLs that a text may stand for, the canonical form first; never none.
  private static func forms(of text: String, _ links: LinkSettings) -> [String] {
    guard text.hasPrefix("/") else { return [text] }
    let scheme = links.schemes.first.map { "\($0.value)://\(text)" }
    let host = links.hosts.first { !$0.value.hasPrefix("*") }.map { "https://\($0.value)\(text)" }
    let forms = (links.canonical == .scheme ? [scheme, host] : [host, scheme]).compactMap(\.self)
    return forms.isEmpty ? [text] : forms
  }
}

extension Console {
  /// Prints the errors that make an answer impossible. Overlaps do not: the answer helps to understand them.
  fileprivate func toleratesErrors(of compilation: Compilation) -> Bool {
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    let overlaps = errors.count { $0.rule.family == .overlap || $0.rule.id == Rule.deadRedirect.id }
    if overlaps < errors.count {
      printReport(compilation.report(in: workingDirectory), to: .errors)
      return false
    }
    if overlaps > 0 {
      let count = overlaps == 1 ? "an overlap error" : "\(overlaps) overlap errors"
      printError("note: the manifest has \(count); 'routegen check' shows more\n")
    }
    return true
  }

  /// The URLs of the command line, with those of standard input in place of `-`.
  fileprivate func urls(_ words: [String]) throws(Failure) -> [String] {
    var urls: [String] = []
    for word in words {
      if word != "-" {
        urls.append(word)
        continue
      }
      var listed = ListedURLs(environment.input)
      do throws(FileError) {
        while let url = try listed.next() { urls.append(String(decoding: url, as: UTF8.self)) }
      } catch {
        throw .cannotRead(error)
      }
    }
    return urls
  }
}
