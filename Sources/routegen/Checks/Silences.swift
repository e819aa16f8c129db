/// The `ignore:` keys of entries, and the comments `# routegen:ignore rule-id`.
///
/// A comment silences findings that begin on its line and, on the line of an entry's key, those of the whole entry.
struct Silences {
  private struct Silence {
    var rule: Rule
    /// The place of the rule's name.
    var range: SourceRange
    var isUsed = false
  }

  private struct Line: Hashable {
    var file: FileID
    var number: Int
  }

  private let sources: SourceMap
  private var silences: [Silence] = []
  /// Entries with silences, by position; entries do not overlap.
  private var entries: [(span: SourceRange, silences: [Int])] = []
  private var lines: [Line: [Int]] = [:]
  /// Names that are no rules, and rules that cannot be silenced.
  private(set) var findings: [Diagnostic] = []
  private var spelling = Spelling()

  init(_ loaded: Loaded) {
    sources = loaded.sources
    var ofEntries: [Int: [Int]] = [:]
    for (index, declaration) in loaded.origins.entries.enumerated() {
      for name in declaration?.ignored ?? [] {
        if let silence = add(name, unknown: .unresolvedName) { ofEntries[index, default: []].append(silence) }
      }
    }
    let keys = loaded.origins.entries.enumerated().compactMap { index, declaration in
      declaration.map { (index, $0.key.range) }
    }
    for (place, names) in comments() {
      let added = names.compactMap { add($0, unknown: .uselessIgnore) }
      lines[place, default: []] += added
      for (index, key) in keys where line(of: key) == place { ofEntries[index, default: []] += added }
    }
    entries = ofEntries.compactMap { index, silences in
      loaded.origins.entries[index].map { (span: $0.span, silences: silences) }
    }.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
  }

  /// Whether the finding is to be left out.
  mutating func silence(_ finding: Diagnostic) -> Bool {
    if silences.isEmpty || finding.rule.isFixed { return false }
    var isSilent = false
    for index in candidates(for: finding.range) where silences[index].rule == finding.rule {
      silences[index].isUsed = true
      isSilent = true
    }
    return isSilent
  }

  /// Silences that no finding needed.
  func useless() -> [Diagnostic] {
    silences.filter { !$0.isUsed }.map { silence in
      Diagnostic(
        .uselessIgnore, "`\(silence.rule.id)` finds nothing here, so there is nothing to ignore; take it out",
        at: silence.range)
    }
  }

  private func candidates(for place: SourceRange) -> [Int] {
    var found = lines.isEmpty ? [] : lines[line(of: place)] ?? []
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let span = entries[middle].span
      if (span.file, span.start) <= (place.file, place.start) { low = middle + 1 } else { high = middle }
    }
    if low > 0, entries[low - 1].span.file == place.file, entries[low - 1].span.end >= place.end {
      found += entries[low - 1].silences
    }
    return found
  }

  private func line(of place: SourceRange) -> Line {
    Line(file: place.file, number: sources[place.file].line(at: Int(place.start)))
  }

  private mutating func add(_ name: Located<String>, unknown: Rule) -> Int? {
    guard let rule = Rule.named(name.value) else {
      let hint = spelling.hint(for: name.value, among: Rule.all.map(\.id))
      findings.append(Diagnostic(unknown, "no rule is named `\(name.value)`\(hint)", at: name.range))
      return nil
    }
    if rule.isFixed {
      findings.append(
        Diagnostic(
          .wrongType, "`\(rule.id)` cannot be ignored, for the generated code relies on it; mend it, and take this out",
          at: name.range))
      return nil
    }
    silences.append(Silence(rule: rule, range: name.range))
    return silences.count - 1
  }

  // MARK: Comments

  /// The names in comments, with their lines.
  private func comments() -> [(Line, [Located<String>])] {
    let mark = Array("routegen:ignore".utf8)
    var found: [(Line, [Located<String>])] = []
    for index in sources.files.indices {
      let file = FileID(index: Int32(index))
      let bytes = sources.files[index].bytes
      for start in Silences.occurrences(of: mark, in: bytes) where Silences.isComment(bytes, at: start) {
        let names = Silences.names(bytes, from: start + mark.count, file)
        found.append((Line(file: file, number: sources.files[index].line(at: start)), names))
      }
    }
    return found
  }

  private static func occurrences(of mark: [UInt8], in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var index = 0
    // The colon is rarer than the letters before it.
    let colon = 8
    while let next = bytes[min(index + colon, bytes.count)...].firstIndex(of: UInt8(ascii: ":")) {
      let start = next - colon
      if start + mark.count <= bytes.count, bytes[start..<start + mark.count].elementsEqual(mark) {
        found.append(start)
      }
      index = start + 1
    }
    return found
  }

  /// Whether a `#` with a space or nothing before it stands in front, spaces aside.
  private static func isComment(_ bytes: [UInt8], at start: Int) -> Bool {
    var index = start - 1
    while index >= 0, bytes[index] == 0x20 { index -= 1 }
    guard index >= 0, bytes[index] == UInt8(ascii: "#") else { return false }
    return index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 || bytes[index - 1] == 0x0A
      || bytes[index - 1] == 0x0D
  }

  private static func names(_ bytes: [UInt8], from start: Int, _ file: FileID) -> [Located<String>] {
    var names: [Located<String>] = []
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let first = index
      while index < bytes.count,
        bytes[index].asciiLowercased >= 0x61 && bytes[index].asciiLowercased <= 0x7A || bytes[index] == 0x2D
      {
        index += 1
      }
      if index > first {
        let name = String(decoding: bytes[first..<index], as: UTF8.self)
        names.append(Located(name, SourceRange(file: file, start: first, end: index)))
      } else if bytes[index] == 0x20 || bytes[index] == 0x2C {
        index += 1
      } else {
        break
      }
    }
    return names
  }
}
