/// The compiled patterns as the page's matcher reads them.
struct PageTable {
  private let matcher: URLMatcher
  private var model: RouteModel { matcher.model }

  init(_ matcher: URLMatcher) { self.matcher = matcher }

  var json: JSON {
    let links = model.links
    let handoffs = links.handoffs.flatMap { handoff in handoff.schemes.map { ($0.value, JSON.string(handoff.name)) } }
    let order = LinkPrecedence(matcher)
    return [
      "schemes": .strings(links.schemes.map(\.value)),
      "hosts": .strings(links.hosts.map(\.value)),
      "handoff": .object(handoffs),
      "caseInsensitive": .bool(links.caseInsensitive),
      "plusIsSpace": .bool(links.plusIsSpace),
      "types": .array(matcher.types.types.map(type)),
      "entries": .array(model.entries.map(entry)),
      "patterns": .array(model.patterns.map { pattern($0, order) }),
    ]
  }

  private func type(_ type: ValueType) -> JSON {
    var members: [(key: String, value: JSON)] = [("name", .string(type.name))]
    switch type.base {
    case .string: members.append(("base", "string"))
    case .external: members.append(("base", "external"))
    case .bool: members.append(("base", "bool"))
    case .uuid: members.append(("base", "uuid"))
    case .date: members.append(("base", "date"))
    case .url: members.append(("base", "url"))
    case .nothing: members.append(("base", "nothing"))
    case .integer(let range):
      members += [("base", "int"), ("low", .string(range.lowerBound.text)), ("high", .string(range.upperBound.text))]
    case .double(let range):
      members.append(("base", "double"))
      if range.lowerBound.isFinite { members.append(("low", .string("\(range.lowerBound)"))) }
      if range.upperBound.isFinite { members.append(("high", .string("\(range.upperBound)"))) }
    case .enumeration(let texts):
      members += [("base", "enum"), ("values", .strings(texts.map { String(decoding: $0, as: UTF8.self) }))]
    }
    if !type.texts.isEmpty { members.append(("texts", .array(type.texts.map(automaton)))) }
    return .object(members)
  }

  private func automaton(_ automaton: Automaton) -> JSON {
    var classes: [(value: UInt8, count: Int)] = []
    for byteClass in automaton.classOfByte {
      if classes.last?.value == byteClass {
        classes[classes.count - 1].count += 1
      } else {
        classes.append((byteClass, 1))
      }
    }
    return [
      "classes": .array(classes.map { .array([.int(Int($0.value)), .int($0.count)]) }),
      "width": .int(automaton.classCount),
      "next": .array(automaton.transitions.map { .int(Int($0)) }),
      "accepting": .array(automaton.accepting.indices.filter { automaton.accepting[$0] }.map(JSON.int)),
      "start": .int(Int(automaton.start)),
    ]
  }

  private func entry(_ entry: Entry) -> JSON {
    func number(_ id: EntryID?) -> JSON { id.map { .int($0.index) } ?? .null }
    func arguments(_ list: [Int?]) -> JSON { .array(list.map { $0.map(JSON.int) ?? .null }) }
    return [
      "path": .string(entry.path), "kind": .string(entry.kind.rawValue), "tab": number(entry.tab),
      "parent": number(entry.parent), "parentArguments": arguments(entry.parentArguments),
      "sheet": number(entry.sheet), "sheetArguments": arguments(entry.sheetArguments),
      "guards": .strings(entry.guards.map { model[$0].name }),
      "parameters": .array(
        entry.parameters.indices.map { index in
          let parameter = entry.parameters[index]
          var members: [(key: String, value: JSON)] = [
            ("name", .string(parameter.name)), ("type", .int(matcher.types.index(of: index, in: entry.id))),
            ("shape", .string("\(parameter.shape)")), ("mayBeAbsent", .bool(parameter.mayBeAbsent)),
          ]
          if parameter.listStyle == .comma { members.append(("comma", true)) }
          if let value = parameter.defaultValue { members.append(("default", JSON(value))) }
          return .object(members)
        }),
    ]
  }

  private func pattern(_ pattern: Pattern, _ order: LinkPrecedence) -> JSON {
    let segments = pattern.segments.map { segment -> JSON in
      switch segment {
      case .literal(let text): .string(text)
      case .placeholder(let placeholder):
        .array([.int(placeholder.parameter ?? -1), .string(placeholder.prefix), .string(placeholder.suffix)])
      }
    }
    var members: [(key: String, value: JSON)] = [
      ("text", .string(pattern.text)), ("entry", .int(pattern.entry.index)), ("segments", .array(segments)),
      ("rest", pattern.rest.map { .int($0.parameter ?? -1) } ?? .null), ("query", .array(pattern.query.map(item))),
      ("fixed", .array(pattern.fixed.map { .array([.int($0.parameter), JSON($0.value)]) })),
      ("sources", .int((pattern.sources.contains(.web) ? 1 : 0) + (pattern.sources.contains(.scheme) ? 2 : 0))),
      ("hosts", pattern.hosts.map { .array($0.map(JSON.int)) } ?? .null),
      ("wins", .array(order.losers(to: pattern.id).map(JSON.int))),
    ]
    switch pattern.fragment {
    case .literal(let text): members.append(("fragmentText", .string(text)))
    case .parameter(let index): members.append(("fragmentParameter", .int(index)))
    case .pairs(let items): members.append(("pairs", .array(items.map(item))))
    case nil: break
    }
    return .object(members)
  }

  private func item(_ item: Pattern.QueryItem) -> JSON {
    switch item.value {
    case .literal(let text): ["key": .string(item.key), "literal": .string(text)]
    case .present: ["key": .string(item.key)]
    case .parameter(let index): ["key": .string(item.key), "parameter": .int(index)]
    }
  }
}

/// Which pattern wins over which, for those whose paths can be alike.
private struct LinkPrecedence {
  private let matcher: URLMatcher
  /// By the first literal, in lower case; those that begin otherwise under the empty text.
  private var groups: [String: [PatternID]] = [:]

  init(_ matcher: URLMatcher) {
    self.matcher = matcher
    for pattern in matcher.model.patterns { groups[Self.first(pattern), default: []].append(pattern.id) }
  }

  private static func first(_ pattern: Pattern) -> String {
    if case .literal(let text) = pattern.segments.first { text.lowercased() } else { "" }
  }

  /// The patterns that this one wins over.
  func losers(to id: PatternID) -> [Int] {
    let pattern = matcher.model[id]
    let first = Self.first(pattern)
    let others = first.isEmpty ? matcher.model.patterns.map(\.id) : (groups[first] ?? []) + (groups[""] ?? [])
    return others.filter { other in
      other != id && canMeet(pattern, matcher.model[other]) && matcher.order.wins(id, over: other)
    }.map(\.index).sorted()
  }

  private func canMeet(_ one: Pattern, _ other: Pattern) -> Bool {
    let counts = (one.segments.count, other.segments.count)
    if counts.0 < counts.1, one.rest == nil { return false }
    if counts.1 < counts.0, other.rest == nil { return false }
    return zip(one.segments, other.segments).allSatisfy { left, right in
      if case .literal(let left) = left, case .literal(let right) = right {
        return left == right || left.lowercased() == right.lowercased()
      }
      return true
    }
  }
}
