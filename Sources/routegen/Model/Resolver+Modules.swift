// The modules that a manifest mounts: each declares names that only it, and what mounts it, can see.
extension Resolver {
  /// A manifest of the table: the app's own, or that of a module.
  struct Part {
    let manifest: Manifest
    /// Where it is mounted; nil for the app's own.
    let mount: MountDeclaration?
    /// The index of the part that mounts it.
    let parent: Int?
    /// What stands before the names it declares: the path of its group and a dot, or nothing.
    let scope: String
    /// The group that it is mounted as; nil for the app's own.
    var group: GroupID?

    /// The prefix of its generated types.
    var name: String { manifest.name?.value ?? "App" }
    /// The Swift module it is compiled in.
    var module: String? { mount == nil ? nil : manifest.module?.value ?? name }

    static func all(of manifest: Manifest) -> [Part] {
      var parts = [Part(manifest: manifest, mount: nil, parent: nil, scope: "")]
      parts[0].addModules(at: 0, to: &parts)
      return parts
    }

    private func addModules(at index: Int, to parts: inout [Part]) {
      for mount in manifest.mounts {
        guard let module = mount.manifest else { continue }
        let part = Part(
          manifest: module, mount: mount, parent: index, scope: "\(scope)\(mount.group.key.value).")
        parts.append(part)
        part.addModules(at: parts.count - 1, to: &parts)
      }
    }

    /// By part, whether something of what it declares, or of its modules, could not be read.
    static func incomplete(_ parts: [Part]) -> [Bool] {
      var result = parts.map { part in
        part.manifest.isIncomplete || part.manifest.mounts.contains { $0.manifest == nil }
      }
      // A module stands behind what mounts it.
      for (index, part) in parts.enumerated().reversed() where result[index] {
        if let parent = part.parent { result[parent] = true }
      }
      return result
    }
  }

  /// The index of the part that a file belongs to.
  func part(of file: FileID) -> Int {
    parts.firstIndex { $0.mount?.files.contains(Int(file.index)) ?? false } ?? 0
  }

  /// What stands before the full names of what the module of a group declares; nothing outside all modules.
  func scope(of group: GroupID?) -> String { model.scope(of: group) }

  /// Whether what a group holds is a module's, mounted or by itself.
  func isInModule(_ group: GroupID?) -> Bool { manifest.module != nil || model.module(of: group) != nil }

  /// The prefix of the URLs of a part's redirects, retired URLs and examples.
  func prefix(of group: GroupID?) -> Inheritance { group.map { inheritance[$0.index] } ?? Inheritance() }

  /// Names that all modules of an app share, and what its code can see of theirs.
  mutating func checkModules() {
    var names = [model.name: manifest.name?.range]
    for part in parts {
      guard let mount = part.mount else { continue }
      let place = part.manifest.name?.range ?? mount.path.contentRange
      if let earlier = names.updateValue(place, forKey: part.name) {
        report(
          .nameCollision,
          "two manifests of one app have the name `\(part.name)`, so their types would be called alike; give this one "
            + "another", at: place,
          related: earlier.map { [Diagnostic.Related(message: "the other is here", range: $0)] } ?? [])
      }
      if part.manifest.effectiveAccess == .package, model.access == .public {
        report(
          .conflictingSetting,
          "`\(mount.group.key.value)` has access: package, and this manifest access: public, so its types cannot name "
            + "those of the module; give both the same", at: mount.path.contentRange)
      }
    }
  }

  /// Makes the groups that the modules of a part are mounted as, behind its own.
  mutating func collectModules(of part: Int, in space: inout SwiftNameSpace) {
    for index in parts.indices where parts[index].parent == part {
      guard let mount = parts[index].mount, let module = parts[index].module else { continue }
      let key = mount.group.key
      let path = parts[part].scope + key.value
      let earlier = model.names[path, .route].map { model[$0].range } ?? model.groups.first { $0.path == path }?.range
      if let earlier { reportDuplicate(key, "the name", earlier: earlier) }
      let swiftName = entryName(of: key, byHand: mount.group.swiftName, in: &space)
      parts[index].group = GroupID(index: model.groups.count)
      model.groups.append(
        Group(
          path: path, swiftName: swiftName, parent: parts[part].group,
          module: Group.Module(name: parts[index].name, module: module), doc: mount.group.doc, range: key.range))
      origins.groups.append(mount.group)
    }
  }

  /// Reports sheets and actions whose names a module of the same part has.
  mutating func checkModules(of part: Int, against space: SwiftNameSpace) {
    for child in parts where child.parent == part {
      guard let group = child.group, let key = child.mount?.group.key,
        let earlier = space.owner(of: model[group].swiftName)
      else { continue }
      reportDuplicate(key, "the name", earlier: earlier.range)
    }
  }
}

extension Manifest {
  /// The access level of the generated code: other modules have to see that of a module.
  var effectiveAccess: AccessLevel { access?.value ?? (module == nil ? .internal : .public) }
}
