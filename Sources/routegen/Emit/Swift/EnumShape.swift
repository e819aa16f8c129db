/// An enum to be generated: its cases in manifest order, each an entry of the table or an enum of its own.
struct EnumShape: Sendable {
  enum Case: Sendable {
    case entry(EntryID)
    case group(GroupID, EnumShape)

    var group: GroupID? {
      if case .group(let id, _) = self { id } else { nil }
    }
  }

  /// The name it is declared by, and the one by which the rest of the module knows it.
  var name: String
  var qualifiedName: String
  var cases: [Case]
  /// The numbers of the entries in it and in its groups.
  var entries: Range<Int>
  /// Where the enum is that of a module, and declared there: the module, and how much greater the numbers of its
  /// entries are here than in its own table.
  var module: Group.Module?
  var offset = 0

  /// The groups directly in it; those of modules are declared elsewhere.
  var ownGroups: [(id: GroupID, shape: EnumShape)] {
    cases.compactMap { item in
      if case .group(let id, let shape) = item, shape.module == nil { (id, shape) } else { nil }
    }
  }

  /// This enum and those of its groups, outer ones first.
  var all: [EnumShape] { [self] + ownGroups.flatMap(\.shape.all) }
}

extension EnumShape {
  /// The enum of all entries of a kind.
  init(_ kind: Entry.Kind, named name: String, in model: RouteModel) {
    let first = model.entries.indices.first { model.entries[$0].kind == kind } ?? 0
    var end = first
    while end < model.entries.count, model.entries[end].kind == kind { end += 1 }
    self.init(name: name, qualifiedName: name, group: nil, entries: first..<end, in: model)
  }

  private init(name: String, qualifiedName: String, group: GroupID?, entries: Range<Int>, in model: RouteModel) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.entries = entries
    cases = []
    var index = entries.lowerBound
    while index < entries.upperBound {
      guard let nested = model.group(below: group, holding: index) else {
        cases.append(.entry(EntryID(index: index)))
        index += 1
        continue
      }
      var end = index + 1
      while end < entries.upperBound, model.group(below: group, holding: end) == nested { end += 1 }
      if let module = model[nested].module {
        cases.append(.group(nested, EnumShape(module, mountedAs: nested, entries: index..<end, in: model)))
      } else {
        let nestedName = SwiftNaming.typeName(model[nested].swiftName)
        let shape = EnumShape(
          name: nestedName, qualifiedName: "\(qualifiedName).\(nestedName)", group: nested, entries: index..<end,
          in: model)
        cases.append(.group(nested, shape))
      }
      index = end
    }
  }
}

extension EnumShape {
  /// The enum of a module that holds these entries, which are of one kind.
  private init(_ module: Group.Module, mountedAs group: GroupID, entries: Range<Int>, in model: RouteModel) {
    let kind = model.entries[entries.lowerBound].kind
    name = module.name + SwiftName.capitalised(kind.rawValue)
    qualifiedName = name
    cases = []
    self.entries = entries
    self.module = module
    offset = entries.lowerBound - model.firstEntry(of: kind, in: group)
  }
}

extension RouteModel {
  /// The number that the first entry of a kind has in the own table of a module, where one tab comes before all.
  fileprivate func firstEntry(of kind: Entry.Kind, in module: GroupID) -> Int {
    let kinds = Entry.Kind.allCases.prefix { $0 != kind }
    let outer = self[module].parent
    return 1 + entries.count { kinds.contains($0.kind) && group(below: outer, holding: $0.id.index) == module }
  }

  /// The group directly below `outer` that holds an entry; nil where the entry stands in `outer` itself.
  fileprivate func group(below outer: GroupID?, holding entry: Int) -> GroupID? {
    var group = entries[entry].group
    var below: GroupID?
    while let current = group, current != outer {
      below = current
      group = self[current].parent
    }
    return below
  }
}
