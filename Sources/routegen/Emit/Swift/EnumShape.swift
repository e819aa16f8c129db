/// An enum to be generated: its cases in manifest order, each an entry of the table or an enum of its own.
struct EnumShape: Sendable {
  enum Case: Sendable {
    case entry(EntryID)
    case group(GroupID, EnumShape)
  }

  /// The name it is declared by, and the one by which the rest of the module knows it.
  var name: String
  var qualifiedName: String
  var cases: [Case]
  /// The numbers of the entries in it and in its groups.
  var entries: Range<Int>

  /// This enum and those nested in it, outer ones first.
  var all: [EnumShape] {
    [self]
      + cases.flatMap { nested -> [EnumShape] in
        if case .group(_, let shape) = nested { shape.all } else { [] }
      }
  }
}

extension EnumShape {
  /// The enum of all entries of a kind.
  init(_ kind: Entry.Kind, named name: String, in model: RouteModel) {
    let first = model.entries.firstIndex { $0.kind == kind } ?? 0
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
      let nestedName = SwiftNaming.typeName(model[nested].swiftName)
      let shape = EnumShape(
        name: nestedName, qualifiedName: "\(qualifiedName).\(nestedName)", group: nested, entries: index..<end,
        in: model)
      cases.append(.group(nested, shape))
      index = end
    }
  }
}

extension RouteModel {
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
