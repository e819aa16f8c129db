/// The types of all parameters of a table, each distinct one once.
struct ParameterTypes: Sendable {
  private(set) var types: [ValueType] = []
  private(set) var keys: [ValueType.Key] = []
  /// By entry and parameter, indices into `types`.
  private var indices: [[Int]] = []

  init(_ model: RouteModel) {
    var known: [ValueType.Key: Int] = [:]
    for entry in model.entries {
      var own: [Int] = []
      for parameter in entry.parameters {
        let key = ValueType.Key(scalar: parameter.scalar, constraint: parameter.constraint)
        let index = known[key] ?? types.count
        if index == types.count {
          known[key] = index
          keys.append(key)
          types.append(ValueType(key, in: model))
        }
        own.append(index)
      }
      indices.append(own)
    }
  }

  func index(of parameter: Int, in entry: EntryID) -> Int { indices[entry.index][parameter] }

  func type(of parameter: Int, in entry: EntryID) -> ValueType { types[index(of: parameter, in: entry)] }
}
