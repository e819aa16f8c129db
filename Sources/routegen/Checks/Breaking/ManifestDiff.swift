/// What changed between two versions of a manifest.
struct ManifestDiff {
  /// What breaks links, code or saved states, worst first.
  private(set) var breaking: [Diagnostic] = []
  /// What breaks nothing, in the order of the newer manifest.
  private(set) var changes: [Change] = []
  /// The files of the run, then those of the older version.
  let sources: SourceMap

  let old: RouteModel
  let new: RouteModel
  /// Added to the numbers of the older version's files.
  private let fileOffset: Int32
  /// By entry of the older version, what it is in the newer one.
  let successors: [EntryID?]

  /// - Parameter files: The files of the run so far, those of the newer version first; nil for no others.
  init(from old: Loaded, to new: Loaded, among files: SourceMap? = nil) {
    var sources = files ?? new.sources
    fileOffset = Int32(sources.files.count)
    for file in old.sources.files { _ = sources.add(file) }
    self.sources = sources
    self.old = old.model
    self.new = new.model
    successors = Self.successors(of: old.model.entries, among: new.model.entries)
    let links = LinkDiff(from: self.old, to: self.new, successors: successors)
    report(links)
    for entry in old.model.entries where !entry.isImplicit { compare(entry) }
    breaking.sort { $0.severity > $1.severity }
    changes = harmlessChanges(besides: links)
  }

  /// The entries of the same names, or those that say they had the names.
  private static func successors(of old: [Entry], among new: [Entry]) -> [EntryID?] {
    var names = EntryNames()
    for entry in new { names[entry.path, entry.kind] = entry.id }
    for entry in new {
      for name in entry.was where names[name, entry.kind] == nil { names[name, entry.kind] = entry.id }
    }
    return old.map { names[$0.path, $0.kind] }
  }

  // MARK: Links

  private mutating func report(_ diff: LinkDiff) {
    for scheme in diff.forms.removedSchemes { reportForm("the scheme", scheme, "\(scheme.value)://") }
    for host in diff.forms.removedHosts { reportForm("the host", host, "https://\(host.value)/") }
    for change in diff.changes { report(change) }
    for (pattern, limit) in diff.undecided {
      breaking.append(
        Diagnostic(
          .tooComplex, "what became of \(old[pattern].text) cannot be told: \(limit)", at: place(old[pattern].range),
          entries: [old[old[pattern].entry].path]))
    }
  }

  private mutating func reportForm(_ what: String, _ form: Located<String>, _ example: String) {
    breaking.append(
      Diagnostic(
        .linkRemoved, "\(what) `\(form.value)` is gone, so no URL with it opens anything", at: place(form.range),
        help: "keep it as long as links with it are in use", example: example))
  }

  private mutating func report(_ change: LinkDiff.Change) {
    let pattern = old[change.pattern]
    let entry = old[pattern.entry]
    let successor = successors[entry.id.index].map { new[$0] }
    var finding: Diagnostic
    switch change.kind {
    case .removed:
      finding = Diagnostic(
        .linkRemoved, "\(pattern.text) opened `\(entry.path)`, and \(change.example) opens nothing now",
        at: place(pattern.range),
        help: "write a redirect from \(pattern.text), or list it under retired if nobody can have it any more")
    case .narrowed:
      finding = Diagnostic(
        .linkNarrowed, "\(change.example) opened `\(entry.path)` by \(pattern.text), and opens nothing now",
        at: place(pattern.range), help: "widen the pattern, or give the entry a second URL")
    case .retargeted(let other):
      let target = new[new[other].entry].path
      finding = Diagnostic(
        .linkRetargeted, "\(change.example) opened `\(entry.path)`, and opens `\(target)` now", at: new[other].range,
        related: [.init(message: "\(pattern.text) was here", range: place(pattern.range))],
        help: successor == nil
          ? "if `\(target)` is the new name of `\(entry.path)`, \(renaming(of: entry, to: new[new[other].entry]))"
          : "give `\(target)` another URL")
    case .reread(let other, let moved):
      finding = Diagnostic(
        .linkRetargeted,
        "\(change.example) opened `\(entry.path)` with \(moved.before.shown) for `\(moved.parameter)`, and opens it with "
          + "\(moved.after.shown) now", at: new[other].range,
        related: [.init(message: "\(pattern.text) was here", range: place(pattern.range))],
        help: "read `\(moved.parameter)` where it was in the URL, or change the URL so that old links do not fit it")
    }
    if let successor, finding.rule != .linkRetargeted {
      finding.related = [.init(message: "\(pattern.text) was here", range: finding.range)]
      finding.range = successor.range
    }
    finding.example = change.example
    finding.entries = [entry.path]
    breaking.append(finding)
  }

  // MARK: Entries

  private mutating func compare(_ entry: Entry) {
    guard let id = successors[entry.id.index] else {
      let isTab = entry.kind == .tab
      breaking.append(
        Diagnostic(
          isTab ? .tabRemoved : .routeRemoved, "the \(entry.kind.rawValue) `\(entry.path)` is gone",
          at: place(entry.range), help: renaming(of: entry), entries: [entry.path]))
      return
    }
    let now = new[id]
    for parameter in entry.parameters {
      guard let other = now.parameters.first(where: { $0.name == parameter.name }) else {
        report(.parameterRemoved, "`\(now.path)` has no parameter `\(parameter.name)` any more", at: now.range, now)
        continue
      }
      let (before, after) = (old.typeText(of: parameter), new.typeText(of: other))
      // A type that has moved with its entry reads what it read.
      if before != after, Self.withoutModule(before) != Self.withoutModule(after) {
        report(
          .parameterRetyped, "`\(other.name)` of `\(now.path)` was \(before), and is \(after) now", at: other.typeRange,
          now)
      }
    }
    for parameter in now.parameters where !parameter.mayBeAbsent {
      if entry.parameters.contains(where: { $0.name == parameter.name }) { continue }
      report(
        .parameterAddedRequired, "`\(parameter.name)` of `\(now.path)` is new, and required", at: parameter.range, now)
    }
  }

  private mutating func report(_ rule: Rule, _ message: String, at range: SourceRange, _ entry: Entry) {
    breaking.append(Diagnostic(rule, message, at: range, entries: [entry.path]))
  }

  /// A place in the older version.
  private func place(_ range: SourceRange) -> SourceRange {
    var range = range
    range.file = FileID(index: range.file.index + fileOffset)
    return range
  }

  /// The breaking findings, each with its place in the newer version: for services that show only that.
  var breakingInNewer: [Diagnostic] {
    breaking.map { finding in
      guard finding.range.file.index >= fileOffset else { return finding }
      var finding = finding
      finding.related.insert(.init(message: "it was here", range: finding.range), at: 0)
      finding.range = SourceRange(file: FileID(index: 0), start: 0, end: 0)
      return finding
    }
  }
}
