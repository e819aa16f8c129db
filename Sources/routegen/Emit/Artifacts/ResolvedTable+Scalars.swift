extension ResolvedTable {
  /// What a value of a parameter may be, as tests on its text.
  func scalar(_ type: ValueType) -> JSON {
    var members = Members(["type": .string(type.name), "base": .string(type.base.name)])
    switch type.base {
    case .integer(let range):
      members.add("low", range.lowerBound.text)
      members.add("high", range.upperBound.text)
    case .double(let range):
      if range.lowerBound.isFinite { members.add("low", "\(range.lowerBound)") }
      if range.upperBound.isFinite { members.add("high", "\(range.upperBound)") }
    case .enumeration(let texts): members.add("values", .strings(texts.map { String(decoding: $0, as: UTF8.self) }))
    case .string, .external, .bool, .uuid, .date, .url, .nothing: break
    }
    if !type.texts.isEmpty { members.add("automata", .array(type.texts.map(automaton))) }
    return members.json
  }

  /// Over the bytes of a text. State 0 is dead.
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
      "start": .int(Int(automaton.start)),
      "next": .array(automaton.transitions.map { .int(Int($0)) }),
      "accepting": .array(automaton.accepting.indices.filter { automaton.accepting[$0] }.map(JSON.int)),
    ]
  }
}

extension ValueType.Base {
  fileprivate var name: String {
    switch self {
    case .string: "string"
    case .external: "external"
    case .bool: "bool"
    case .uuid: "uuid"
    case .date: "date"
    case .url: "url"
    case .integer: "int"
    case .double: "double"
    case .enumeration: "enum"
    case .nothing: "nothing"
    }
  }
}
