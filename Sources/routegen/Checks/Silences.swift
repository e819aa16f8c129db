/// The `ignore:` keys of entries, and the comments `# routegen:ignore rule-id`.
///
/// A comment silences findings that begin on its line and, on the line of the key of an entry or a group, those of the
/// whole of it.
struct Silences {
  private struct Silence {
    var rule: Rule
    /// The place of the rule's name.
    var range: SourceRange
    /// Of a comment.
    var line: Line?
    /// The entries and groups it covers.
    var spans: [SourceRange]
    var isUsed = false
  }

  private struct Line: Hashable {
    var file: FileID
    var number: Int
  }

  private let sources: SourceMap
  /// Files in which a silence is of use here or nowhere: none of a module, which is checked by itself and with its app.
  private let ownFileCount: Int
  private var silences: [Silence] = []
  /// Numbers of silences by rule.
  private var numbers: [Rule: [Int]] = [:]
  /// Names that are no rules, and rules that cannot be silenced.
  private(set) var findings: [Diagnostic] = []
  private var spelling = Spelling()

  init(_ loaded: Loaded) {
    sources = loaded.sources
    ownFileCount = loaded.model.module == nil ? loaded.ownFileCount : 0
    let entries = loaded.origins.entries
    for index in entries.indices {
      let span = entries[index].span
      for name in entries[index].ignored { add(name, unknown: .unresolvedName, line: nil, spans: [span]) }
    }
    let comments = comments()
    if comments.isEmpty { return }
    var spans: [Line: [SourceRange]] = [:]
    for index in entries.indices where !loaded.model.entries[index].isImplicit {
      spans[line(of: entries[index].key.range), default: []].append(entries[index].span)
    }
    for group in loaded.origins.groups { spans[line(of: group.key.range), default: []].append(group.span) }
    for (line, names, mark) in comments {
      if names.isEmpty {
        let message = "this names no rule, so nothing is ignored; write `# routegen:ignore rule-id`"
        findings.append(Diagnostic(.uselessIgnore, message, at: mark))
      }
      for name in names { add(name, unknown: .uselessIgnore, line: line, spans: spans[line] ?? []) }
    }
  }

  var isEmpty: Bool { silences.isEmpty }

  /// Whether the finding is to be left out.
  mutating func silence(_ finding: Diagnostic) -> Bool {
    guard let candidates = numbers[finding.rule] else { return false }
    let place = finding.range
    let line = line(of: place)
    var isSilent = false
    for number in candidates {
      let silence = silences[number]
      let isInside = silence.spans.contains { $0.file == place.file && $0.start <= place.start && place.end <= $0.end }
      guard isInside || silence.line == line else { continue }
      silences[number].isUsed = true
      isSilent = true
    }
    return isSilent
  }

  /// Silences that no finding needed.
  ///
  /// Those of rules that compare the manifest with something else are left alone: that may not have been asked for.
  func useless() -> [Diagnostic] {
    let own = silences.filter { $0.range.file.index < ownFileCount }
    return own.filter { !$0.isUsed && !$0.rule.family.isComparison }.map { silence in
      Diagnostic(
        .uselessIgnore, "`\(silence.rule.id)` finds nothing here, so there is nothing to ignore; take it out",
        at: silence.range,
        help: silence.line == nil || !silence.spans.isEmpty
          ? nil : "a comment is about its own line, or, on the line of a key, about that entry or group")
    }
  }

  private func line(of place: SourceRange) -> Line {
    Line(file: place.file, number: sources[place.file].line(at: Int(place.start)))
  }

  private mutating func add(_ name: Located<String>, unknown: Rule, line: Line?, spans: [SourceRange]) {
    guard let rule = Rule.named(name.value) else {
      let hint = spelling.hint(for: name.value, among: Rule.all.map(\.id))
      findings.append(Diagnostic(unknown, "no rule is named `\(name.value)`\(hint)", at: name.range))
      return
    }
    if rule.isFixed {
      findings.append(
        Diagnostic(
          .wrongType, "`\(rule.id)` cannot be ignored, for the generated code relies on it; mend it, and take this out",
          at: name.range))
      return
    }
    numbers[rule, default: []].append(silences.count)
    silences.append(Silence(rule: rule, range: name.range, line: line, spans: spans))
  }

  // MARK: Comments

  /// The names in comments, with their lines and the places of `routegen:ignore`.
  private func comments() -> [(Line, [Located<String>], SourceRange)] {
    let mark = Array("routegen:ignore".utf8)
    var found: [(Line, [Located<String>], SourceRange)] = []
    for index in sources.files.indices {
      let file = FileID(index: Int32(index))
      let bytes = sources.files[index].bytes
      for start in Silences.occurrences(of: mark, in: bytes) where Silences.isComment(bytes, at: start) {
        let names = Silences.names(bytes, from: start + mark.count, file)
        let range = SourceRange(file: file, start: start, end: start + mark.count)
        found.append((Line(file: file, number: sources.files[index].line(at: start)), names, range))
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
