/// The resolved table as JSON: every name looked up, everything inherited filled in.
///
/// The shape is stable; `version` counts the changes that a reader would notice. Absent texts are left out.
struct ResolvedTable {
  static let version = 1

  let model: RouteModel
  /// For places.
  let report: Report

  var json: JSON {
    [
      "version": .int(Self.version),
      "name": .string(model.name),
      "access": .string(model.access.rawValue),
      "imports": .strings(model.imports),
      "links": links,
      "types": .array(model.types.map(type)),
      "guards": .array(model.guards.map(guardian)),
      "groups": .array(model.groups.map(group)),
      "entries": .array(model.entries.map(entry)),
      "patterns": .array(model.patterns.map(pattern)),
      "redirects": .array(model.redirects.map(redirect)),
      "retired": .strings(model.retired.map(\.pattern.text)),
    ]
  }

  private var links: JSON {
    let links = model.links
    return [
      "schemes": .strings(links.schemes.map(\.value)),
      "hosts": .strings(links.hosts.map(\.value)),
      "canonical": .string(links.canonical.rawValue),
      "caseInsensitive": .bool(links.caseInsensitive),
      "plusIsSpace": .bool(links.plusIsSpace),
      "queries": .strings(links.queries.map(\.value)),
      "handoff": .object(links.handoffs.map { ($0.name, .strings($0.schemes.map(\.value))) }),
    ]
  }

  private func type(_ type: TypeDefinition) -> JSON {
    var members = Members(["name": .string(type.name), "swiftName": .string(type.swiftName)])
    switch type.kind {
    case .enumeration(let cases):
      members.add("kind", "enum")
      let values = cases.map { value -> JSON in
        ["name": .string(value.key), "swiftName": .string(value.swiftName), "text": .string(value.text)]
      }
      members.add("values", .array(values))
    case .wrapper(let base, let constraint):
      members.add("kind", "wrapper")
      members.add("base", .string(base.rawValue))
      members.add(constraint)
    case .external(let swift, let constraint):
      members.add("kind", "external")
      members.add("swift", .string(swift))
      members.add(constraint)
    }
    members.add("doc", type.doc)
    return members.json
  }

  private func guardian(_ guardian: GuardDefinition) -> JSON {
    var members = Members(["name": .string(guardian.name), "swiftName": .string(guardian.swiftName)])
    members.add("fallback", name(guardian.fallback))
    members.add("doc", guardian.doc)
    return members.json
  }

  private func group(_ group: Group) -> JSON {
    var members = Members(["path": .string(group.path), "swiftName": .string(group.swiftName)])
    members.add("parent", .optional(group.parent.map { model[$0].path }))
    members.add("doc", group.doc)
    return members.json
  }

  private func entry(_ entry: Entry) -> JSON {
    var members = Members([
      "kind": .string(entry.kind.rawValue), "path": .string(entry.path), "swiftName": .string(entry.swiftName),
      "group": .optional(entry.group.map { model[$0].path }),
      "parameters": .array(entry.parameters.map(parameter)),
      "urls": .strings(entry.patterns.map { model[$0].text }),
      "tab": name(entry.tab),
      "parent": name(entry.parent),
      "sheet": name(entry.sheet),
      "guards": .strings(entry.guards.map { model[$0].name }),
      "leadsTo": .strings(entry.leadsTo.map { model[$0].path }),
    ])
    if let parent = entry.parent {
      members.add("parentArguments", arguments(entry.parentArguments, of: parent, from: entry))
    }
    if let sheet = entry.sheet {
      members.add("sheetArguments", arguments(entry.sheetArguments, of: sheet, from: entry))
    }
    switch entry.kind {
    case .tab:
      members.add("hidden", .bool(entry.isHidden))
      members.add("implicit", .bool(entry.isImplicit))
    case .route:
      members.add("opens", .string(entry.opening.rawValue))
      members.add("repeat", .bool(entry.allowsRepeat))
      members.add("external", .bool(entry.isExternal))
    case .sheet:
      members.add("style", .string(entry.style.rawValue))
      members.add("dismissal", .string(entry.dismissal.rawValue))
      members.add("external", .bool(entry.isExternal))
    case .action: break
    }
    members.add("returns", entry.returns)
    members.add("view", entry.view)
    members.add("title", entry.title)
    members.add("icon", entry.icon)
    members.add("doc", entry.doc)
    if let deprecation = entry.deprecation {
      members.add("deprecated", ["since": .optional(deprecation.since), "use": name(deprecation.use)])
    }
    if !entry.was.isEmpty { members.add("was", .strings(entry.was)) }
    if !entry.winsOver.isEmpty { members.add("winsOver", .strings(entry.winsOver.map { model[$0.value].path })) }
    if !entry.isImplicit { members.add("location", .location(of: entry.range, in: report)) }
    return members.json
  }

  /// For each parameter of the screen below, the parameter of this entry that fills it.
  private func arguments(_ arguments: [Int?], of target: EntryID, from entry: Entry) -> JSON {
    .object(
      zip(model[target].parameters, arguments).map { parameter, argument in
        (parameter.name, .optional(argument.map { entry.parameters[$0].name }))
      })
  }

  private func parameter(_ parameter: Parameter) -> JSON {
    let type =
      switch parameter.scalar {
      case .builtin(let type): type.rawValue
      case .named(let id): model[id].name
      }
    var members = Members([
      "name": .string(parameter.name), "swiftName": .string(parameter.swiftName), "type": .string(type),
      "shape": .string("\(parameter.shape)"),
    ])
    if parameter.shape == .list { members.add("style", .string("\(parameter.listStyle)")) }
    members.add(parameter.constraint)
    if let value = parameter.defaultValue { members.add("default", JSON(value)) }
    members.add("sensitive", .bool(parameter.isSensitive))
    members.add("doc", parameter.doc)
    return members.json
  }

  private func redirect(_ redirect: Redirect) -> JSON {
    [
      "source": .string(redirect.source), "target": .string(redirect.target), "entry": name(redirect.entry),
      "location": .location(of: redirect.range, in: report),
    ]
  }

  func name(_ id: EntryID?) -> JSON { .optional(id.map { model[$0].path }) }
}

extension ResolvedTable {
  /// The members of an object that is put together step by step.
  struct Members {
    private var pairs: [(key: String, value: JSON)]

    init(_ members: KeyValuePairs<String, JSON>) { pairs = members.map { ($0.key, $0.value) } }

    var json: JSON { .object(pairs) }

    mutating func add(_ key: String, _ value: JSON) { pairs.append((key, value)) }

    /// Nothing for a text that is absent.
    mutating func add(_ key: String, _ text: String?) {
      if let text { add(key, .string(text)) }
    }

    /// Bounds are numbers as they are written.
    mutating func add(_ constraint: Constraint) {
      if let min = constraint.min { add("min", .number(min)) }
      if let max = constraint.max { add("max", .number(max)) }
      add("matches", constraint.matches)
    }
  }
}

extension JSON {
  /// A value of the manifest as its canonical text.
  init(_ value: ParameterValue) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .list(let texts): .strings(texts)
      }
  }
}
