/// Checks a list of URLs, one a line, without holding it: a log may have millions.
struct URLList {
  /// Findings in full; a note says how many more lines there are.
  static let findingLimit = 1000

  private let matcher: URLMatcher
  private(set) var checkedCount = 0
  private var missCount = 0
  private var misses: [(line: Int, text: [UInt8])] = []

  init(_ matcher: URLMatcher) {
    self.matcher = matcher
  }

  /// Reads a list to its end.
  mutating func check(_ source: any ByteSource) throws(FileError) {
    var urls = ListedURLs(source)
    while let url = try urls.next() {
      checkedCount += 1
      if matcher.opens(url) { continue }
      missCount += 1
      if misses.count < Self.findingLimit { misses.append((urls.line, Array(url))) }
    }
  }

  /// What was found, with the lines concerned as a file of their own.
  func findings(path: String, in sources: inout SourceMap) -> [Diagnostic] {
    guard let last = misses.last else { return [] }
    let source = SourceFile(path: path, lines: misses)
    let file = sources.add(source)
    var diagnostics = misses.map { miss in
      let start = source.lineStarts[miss.line - 1]
      let range = SourceRange(file: file, start: start, end: start + miss.text.count)
      return finding(String(decoding: miss.text, as: UTF8.self), at: range)
    }
    if missCount > misses.count {
      let more = missCount - misses.count
      let end = source.lineStarts[last.line - 1] + last.text.count
      diagnostics.append(
        Diagnostic(
          .urlNotRouted, "\(more) more URL\(more == 1 ? " opens" : "s open") nothing after this line",
          at: SourceRange(file: file, start: end, end: end)))
    }
    return diagnostics
  }

  private func finding(_ url: String, at range: SourceRange) -> Diagnostic {
    let outcome = matcher.match(url)
    var related: [Diagnostic.Related] = []
    if let closest = outcome.failure?.closest {
      let pattern = matcher.model[closest]
      related.append(.init(message: "the closest pattern is \(pattern.text)", range: pattern.range))
    }
    return Diagnostic(
      .urlNotRouted, "`\(url)` opens nothing: \(outcome.failure?.reason ?? "several patterns match, and none wins")",
      at: range, related: related)
  }
}

extension SourceFile {
  /// A file of which only some lines are known, by number and in order.
  convenience init(path: String, lines: [(line: Int, text: [UInt8])]) {
    var bytes: [UInt8] = []
    var starts = [0]
    for (line, text) in lines {
      // The lines in between are empty, and have no end either; those that are known have one, for a place at the end
      // of a line is not yet in the next.
      while starts.count < line { starts.append(bytes.count) }
      bytes += text + [UInt8(ascii: "\n")]
    }
    self.init(path: path, bytes: bytes, lineStarts: starts)
  }
}
