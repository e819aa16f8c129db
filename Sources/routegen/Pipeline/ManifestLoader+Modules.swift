// The manifests of the modules that a manifest mounts: each is read as a manifest of its own.
extension ManifestLoader {
  /// What a module cannot have, because it is its app's.
  mutating func checkModule() {
    guard manifest.module != nil else { return }
    for (name, reason) in [
      ("tabs", "the app names a tab where it mounts the module"),
      ("links", "its URLs are the app's, which declares the schemes and hosts"),
    ] {
      guard let field = settings[name] else { continue }
      report(.conflictingSetting, "a module has no `\(name)`: \(reason); take this out", at: field.key.range)
    }
    if let access = manifest.access, access.value == .internal {
      report(
        .conflictingSetting,
        "no app can see a module whose code is internal; write access: package, or leave it out for public",
        at: access.range)
    }
  }

  /// Reads the manifests of the modules.
  mutating func mountModules(from path: String) {
    mountChain.append(files.canonicalPath(path))
    for index in manifest.mounts.indices {
      let text = manifest.mounts[index].path
      if Glob.isPattern(text.text) {
        report(
          .includeNotFound,
          "a module is one manifest, and \(text.text) is a pattern; mount each module under a name of its own",
          at: text.contentRange)
        continue
      }
      let target = Path.normalized(Path.join(Path.directory(of: path), text.text))
      guard isManifestName(target, text), isNew(target, text), let bytes = contents(of: target, text) else { continue }
      mount(bytes, path: target, at: index)
    }
    mountChain.removeLast()
  }

  /// Whether a module is mounted here for the first time; reports it if not.
  private mutating func isNew(_ path: String, _ text: ManifestText) -> Bool {
    let canonical = files.canonicalPath(path)
    if let position = mountChain.firstIndex(of: canonical) {
      let folder = files.canonicalPath(Path.directory(of: canonical))
      let ring = (mountChain[position...] + [canonical]).map { Path.relative($0, to: folder) }
      report(
        .includeCycle,
        ring.count == 2
          ? "\(text.text) is this manifest itself, which cannot be a module of its own; take it out"
          : "modules mount each other in a ring: \(ring.joined(separator: " → ")); take this out",
        at: text.contentRange)
      return false
    }
    if let earlier = mounted.updateValue(text.contentRange, forKey: canonical) {
      report(
        .duplicateName, "the module \(text.text) is mounted twice; take one of them out", at: text.contentRange,
        related: [Diagnostic.Related(message: "it is mounted here first", range: earlier)])
      return false
    }
    return true
  }

  private mutating func mount(_ bytes: [UInt8], path: String, at index: Int) {
    let text = manifest.mounts[index].path
    let first = sources.files.count
    var loader = ManifestLoader(files: files)
    swap(&loader.sources, &sources)
    swap(&loader.mounted, &mounted)
    loader.mountChain = mountChain
    let isManifest = loader.load(bytes, path: path)
    swap(&loader.sources, &sources)
    swap(&loader.mounted, &mounted)
    diagnostics += loader.diagnostics
    guard isManifest else {
      if loader.diagnostics.isEmpty {
        report(
          .includeNotFound, "\(text.text) is empty; put `routegen: 1` and `module:` at its top, or take this out",
          at: text.contentRange)
      }
      return
    }
    manifest.mounts[index].manifest = loader.manifest
    manifest.mounts[index].files = first..<loader.ownFileCount
    // Where it cannot be read, or is no module at all, more would be said than is known.
    if loader.manifest.module == nil, !loader.diagnostics.hasErrors {
      let name = loader.manifest.name?.value ?? "Account"
      report(
        .missingKey, "\(text.text) does not say which Swift module it is compiled in; put module: \(name) at its top",
        at: text.contentRange)
    }
  }
}
