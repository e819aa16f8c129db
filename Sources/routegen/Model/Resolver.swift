/// Looks up every name of a manifest and fills in what is inherited.
///
/// What cannot be resolved is reported and left out, so that the rest can still be checked.
struct Resolver {
  /// The declarations that the model's items came from, at the same indices.
  struct Origins: Sendable {
    /// For the implicit tab a declaration that says nothing.
    var entries: [EntryDeclaration] = []
    var groups: [GroupDeclaration] = []
    var types: [TypeDeclaration] = []
    var guards: [GuardDeclaration] = []
  }

  /// What the members of a group take from it and the groups around it.
  struct Inheritance {
    var tab: EntryID?
    var guards: [GuardID] = []
    var sources = LinkSources.all
    var hosts: [Int]?
    var prefix: [ParsedPattern.Segment] = []
    /// The prefix as written, without a slash at its end.
    var prefixText = ""
    /// The prefix could not be read, so the members' patterns are unknown.
    var hasFaults = false
  }

  let manifest: Manifest
  /// The manifest and those of its modules, each before its own.
  var parts: [Part]
  var model: RouteModel
  var origins = Origins()
  var inheritance: [Inheritance] = []
  /// Placeholders of the pattern at hand that are not declared, each reported once.
  var undeclared: Set<String> = []
  var diagnostics: [Diagnostic] = []
  var spelling = Spelling()

  var types: [String: TypeID] = [:]
  /// With the scope of the module that declares them in front.
  var guards: [String: GuardID] = [:]
  /// For each guard the index of the part that declares it.
  var guardParts: [Int] = []
  /// Indices into the declared hosts, by lower-case text.
  var hosts: [String: Int] = [:]
  /// By part: something of what it declares, or of its modules, could not be read.
  private let isIncomplete: [Bool]

  private init(_ manifest: Manifest, sources: SourceMap, file: FileID) {
    self.manifest = manifest
    parts = Part.all(of: manifest)
    isIncomplete = Part.incomplete(parts)
    model = RouteModel(
      name: "App", module: manifest.module?.value, access: manifest.effectiveAccess, imports: [],
      erasesDestinations: manifest.erasesDestinations, links: LinkSettings(), types: [], guards: [], groups: [],
      entries: [], patterns: [], redirects: [], retired: [], imported: sources, manifest: file)
  }

  static func resolve(
    _ manifest: Manifest, sources: SourceMap, file: FileID, diagnostics: inout [Diagnostic]
  ) -> (model: RouteModel, origins: Origins) {
    var resolver = Resolver(manifest, sources: sources, file: file)
    resolver.run()
    diagnostics += resolver.diagnostics
    return (resolver.model, resolver.origins)
  }

  private mutating func run() {
    resolveSettings()
    checkModules()
    resolveTypes()
    collectGuards()
    collectEntries()
    checkGeneratedNames()
    resolveGroups()
    resolvePlacement()
    resolveParameters()
    resolvePatterns()
    resolveArguments()
    resolveReferences()
    resolveOldNames()
    resolveRedirects()
    resolveRetired()
    resolveExamples()
  }

  mutating func report(
    _ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [], help: String? = nil,
    entry: EntryID? = nil
  ) {
    // What could not be read may well declare it.
    if rule == .unresolvedName, isIncomplete[part(of: range.file)] { return }
    let entries = entry.map { [model[$0].path] } ?? []
    diagnostics.append(Diagnostic(rule, message, at: range, related: related, help: help, entries: entries))
  }

  private mutating func resolveSettings() {
    if let name = manifest.name, SwiftName.isIdentifier(name.value) { model.name = name.value }
    for part in parts { checkNames(of: part.manifest) }
    for module in manifest.imports { addImport(module) }
    let links = manifest.links
    model.links.canonical = links.canonical
    model.links.caseInsensitive = links.caseInsensitive
    model.links.plusIsSpace = links.plusIsSpace
    model.links.range = links.range
    model.links.schemes = unique(links.schemes)
    model.links.hosts = unique(links.hosts)
    model.links.queries = unique(links.queries)
    model.links.handoffs = links.handoffs.map { handoff in
      LinkSettings.Handoff(name: handoff.name.value, schemes: unique(handoff.schemes))
    }
    for (index, host) in model.links.hosts.enumerated() { hosts[host.value] = index }
  }

  /// Reports names that Swift code could not write.
  private mutating func checkNames(of manifest: Manifest) {
    if let name = manifest.name, !SwiftName.isIdentifier(name.value) {
      let better = (try? SwiftName.type(name.value)).map { "; write \($0)" } ?? ""
      report(.invalidIdentifier, "`\(name.value)` cannot start the name of a Swift type\(better)", at: name.range)
    }
    if let module = manifest.module, !SwiftName.isIdentifier(module.value) {
      report(.invalidIdentifier, "`\(module.value)` is no name of a Swift module", at: module.range)
    }
    for module in manifest.imports where !SwiftName.isQualifiedIdentifier(module.value) {
      report(.invalidIdentifier, "`\(module.value)` is no name of a Swift module", at: module.range)
    }
  }

  /// Lets the generated code import a module, once.
  mutating func addImport(_ module: Located<String>) {
    guard SwiftName.isQualifiedIdentifier(module.value), !model.imports.contains(module.value) else { return }
    model.imports.append(module.value)
  }

  private func unique(_ texts: [ManifestText]) -> [Located<String>] {
    var seen: Set<String> = []
    return texts.compactMap { text in
      let lower = text.text.lowercased()
      return seen.insert(lower).inserted ? Located(lower, text.range) : nil
    }
  }

  /// The indices of declared hosts; others are reported, and those that a module names.
  mutating func hostIndices(_ names: [Located<String>]?, from group: GroupID?) -> [Int]? {
    guard let names else { return nil }
    let isInModule = isInModule(group)
    let indices = names.compactMap { name in
      if !isInModule, let index = hosts[name.value.lowercased()] { return index }
      let hint =
        isInModule
        ? "; a module has none of its own: the app names them where it mounts it"
        : spelling.hint(for: name.value, amongFew: model.links.hosts.map(\.value))
      report(.unresolvedName, "no host `\(name.value)` is declared under `links: hosts`\(hint)", at: name.range)
      return nil
    }
    return indices.isEmpty ? nil : Array(Set(indices)).sorted()
  }
}
