/// A dictionary of names, of which there are mostly a few: those are looked through, for hashing takes longer.
struct NameMap<Value> {
  private var few: [(name: String, value: Value)] = []
  private var many: [String: Value] = [:]

  /// Beyond so many names hashing is quicker.
  private static var mostLookedThrough: Int { 8 }

  subscript(name: String) -> Value? {
    if !many.isEmpty { return many[name] }
    for index in few.indices where few[index].name == name { return few[index].value }
    return nil
  }

  /// Takes in a name; one that is there keeps its value, which is given back.
  mutating func insert(_ value: Value, for name: String) -> Value? {
    if let known = self[name] { return known }
    if few.isEmpty { few.reserveCapacity(Self.mostLookedThrough / 2) }
    if few.count < Self.mostLookedThrough {
      few.append((name, value))
      return nil
    }
    if many.isEmpty { for (name, value) in few { many[name] = value } }
    many[name] = value
    return nil
  }
}
