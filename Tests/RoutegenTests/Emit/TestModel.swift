@testable import routegen

/// A small model made by hand, for tests of the emitter that need no manifest.
struct TestModel {
  var model: RouteModel
  private let file: FileID

  init(_ name: String = "Shop", access: AccessLevel = .public, path: String = "routes.yaml") {
    var sources = SourceMap()
    file = sources.add(SourceFile(path: path, bytes: Array(repeating: UInt8(ascii: "\n"), count: 2_000)))
    model = RouteModel(
      name: name, access: access, imports: [], erasesDestinations: false,
      links: LinkSettings(schemes: [], hosts: []), types: [], guards: [], groups: [], entries: [], patterns: [],
      redirects: [], retired: [], imported: sources, manifest: file)
    model.links.schemes = [Located("shop", line(3))]
  }

  /// The place of a line.
  func line(_ line: Int) -> SourceRange { SourceRange(file: file, start: line - 1, end: line - 1) }

  @discardableResult
  mutating func add(_ entry: Entry, url: String? = nil) -> EntryID {
    let id = EntryID(index: model.entries.count)
    var entry = entry
    entry.id = id
    entry.range = line(id.index + 10)
    if let url {
      let pattern = PatternID(index: model.patterns.count)
      let first = url.split(separator: "/").first.map(String.init) ?? ""
      let segments: [Pattern.Segment] = first.isEmpty || first.hasPrefix(":") ? [] : [.literal(first)]
      model.patterns.append(
        Pattern(
          id: pattern, entry: id, origin: .url(0), text: url, pieceRanges: [], segments: segments, range: entry.range))
      entry.patterns = [pattern]
    }
    model.entries.append(entry)
    return id
  }

  mutating func addGroup(_ path: String, in parent: GroupID? = nil) -> GroupID {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    model.groups.append(Group(path: path, swiftName: name, parent: parent, range: line(5)))
    return GroupID(index: model.groups.count - 1)
  }

  mutating func addType(_ name: String, _ kind: TypeDefinition.Kind) -> Parameter.Scalar {
    model.types.append(TypeDefinition(name: name, swiftName: name, kind: kind, range: line(6)))
    return .named(TypeID(index: model.types.count - 1))
  }

  func entry(_ kind: Entry.Kind, _ path: String, _ parameters: [Parameter] = [], in group: GroupID? = nil) -> Entry {
    let key = path.split(separator: ".").last.map(String.init) ?? path
    return Entry(
      id: EntryID(index: 0), kind: kind, path: path, key: key, swiftName: key, group: group, parameters: parameters,
      range: line(1))
  }

  func parameter(
    _ name: String, _ scalar: Parameter.Scalar = .builtin(.string), _ shape: Parameter.Shape = .single,
    default value: ParameterValue? = nil
  ) -> Parameter {
    Parameter(
      name: name, swiftName: name, scalar: scalar, shape: shape, defaultValue: value, range: line(1),
      typeRange: line(1))
  }
}
