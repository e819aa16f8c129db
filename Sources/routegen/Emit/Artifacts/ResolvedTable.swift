/// The compiled table as JSON: every name looked up, everything inherited filled in, which pattern wins decided.
///
/// It is all that a matcher on another platform needs; the one of the HTML page reads nothing else. The shape is stable
/// and `Documentation/Schemas/table.schema.json` describes it; `version` counts the changes that a reader would notice.
/// Absent texts are left out.
struct ResolvedTable {
  static let version = 1

  let matcher: URLMatcher
  /// For places; without it they are left out.
  let report: Report?
  let precedence: PatternPrecedence
  /// What entries are called wherever the table refers to them.
  private let ids: [String]

  var model: RouteModel { matcher.model }

  init(_ matcher: URLMatcher, report: Report?) {
    self.matcher = matcher
    self.report = report
    precedence = PatternPrecedence(matcher)
    ids = Self.ids(matcher.model)
  }

  /// The paths, with the kind before it where another entry has the path: as manifests name them.
  private static func ids(_ model: RouteModel) -> [String] {
    let paths = { (kinds: [Entry.Kind]) in Set(model.entries.filter { kinds.contains($0.kind) }.map(\.path)) }
    let screens = paths([.route, .sheet])
    let tabsToo = screens.union(paths([.tab]))
    return model.entries.map { entry in
      switch entry.kind {
      case .tab: screens.contains(entry.path) ? "tab:\(entry.path)" : entry.path
      case .action: tabsToo.contains(entry.path) ? "action:\(entry.path)" : entry.path
      case .route, .sheet: entry.path
      }
    }
  }

  var json: JSON {
    [
      "version": .int(Self.version),
      "name": .string(model.name),
      "access": .string(model.access.rawValue),
      "imports": .strings(model.imports),
      "links": links,
      "types": .array(model.types.map(type)),
      "scalars": .array(matcher.types.types.map(scalar)),
      "guards": .array(model.guards.map(guardian)),
      "groups": .array(model.groups.map(group)),
      "entries": .array(model.entries.map(entry)),
      "patterns": .array(model.patterns.map(pattern)),
      "precedence": precedence.order.map { .array($0.map(JSON.int)) } ?? .null,
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
    if let module = group.module {
      members.add("module", ["name": .string(module.name), "swiftModule": .string(module.module)])
    }
    members.add("doc", group.doc)
    return members.json
  }

  private func entry(_ entry: Entry) -> JSON {
    var members = Members([
      "id": .string(ids[entry.id.index]), "kind": .string(entry.kind.rawValue), "path": .string(entry.path),
      "swiftName": .string(entry.swiftName),
      "group": .optional(entry.group.map { model[$0].path }),
      "parameters": .array(entry.parameters.indices.map { parameter($0, of: entry) }),
      "urls": .strings(entry.patterns.map { model[$0].text }),
      "tab": name(entry.tab),
      "parent": name(entry.parent),
      "sheet": name(entry.sheet),
      "guards": .strings(entry.guards.map { model[$0].name }),
      "leadsTo": .strings(entry.leadsTo.map(id)),
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
    if !entry.winsOver.isEmpty { members.add("winsOver", .strings(entry.winsOver.map { id($0.value) })) }
    if !entry.isImplicit { members.add("location", location(entry.range)) }
    return members.json
  }

  /// For each parameter of the screen below, the parameter of this entry that fills it.
  private func arguments(_ arguments: [Int?], of target: EntryID, from entry: Entry) -> JSON {
    .object(
      zip(model[target].parameters, arguments).map { parameter, argument in
        (parameter.name, .optional(argument.map { entry.parameters[$0].name }))
      })
  }

  private func parameter(_ index: Int, of entry: Entry) -> JSON {
    let parameter = entry.parameters[index]
    let type =
      switch parameter.scalar {
      case .builtin(let type): type.rawValue
      case .named(let id): model[id].name
      }
    var members = Members([
      "name": .string(parameter.name), "swiftName": .string(parameter.swiftName), "type": .string(type),
      "scalar": .int(matcher.types.index(of: index, in: entry.id)), "shape": .string("\(parameter.shape)"),
    ])
    if parameter.shape == .list { members.add("style", .string("\(parameter.listStyle)")) }
    members.add(parameter.constraint)
    if let value = parameter.defaultValue { members.add("default", JSON(value)) }
    members.add("sensitive", .bool(parameter.isSensitive))
    members.add("doc", parameter.doc)
    return members.json
  }

  private func redirect(_ redirect: Redirect) -> JSON {
    var members = Members([
      "source": .string(redirect.source), "target": .string(redirect.target), "entry": name(redirect.entry),
    ])
    members.add("location", location(redirect.range))
    return members.json
  }

  func id(_ entry: EntryID) -> String { ids[entry.index] }

  private func name(_ entry: EntryID?) -> JSON { .optional(entry.map(id)) }

  func location(_ range: SourceRange) -> JSON? { report.map { .location(of: range, in: $0) } }
}

extension ResolvedTable {
  /// The members of an object that is put together step by step.
  struct Members {
    private var pairs: [(key: String, value: JSON)]

    init(_ members: KeyValuePairs<String, JSON>) { pairs = members.map { ($0.key, $0.value) } }

    var json: JSON { .object(pairs) }

    /// Nothing for a value that is absent.
    mutating func add(_ key: String, _ value: JSON?) {
      if let value { pairs.append((key, value)) }
    }

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
