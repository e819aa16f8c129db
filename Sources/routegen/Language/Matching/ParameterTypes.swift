/// The types of all parameters of a table, each distinct one once.
struct ParameterTypes: Sendable {
  private(set) var types: [ValueType] = []
  /// A parameter of each type.
  private var examples: [(entry: EntryID, parameter: Int)] = []
  /// By entry and parameter, indices into `types`.
  private var indices: [[Int]] = []

  init(_ model: RouteModel) {
    var known: [ValueType.Key: Int] = [:]
    for entry in model.entries {
      var own: [Int] = []
      for (number, parameter) in entry.parameters.enumerated() {
        let key = ValueType.Key(scalar: parameter.scalar, constraint: parameter.constraint)
        let index = known[key] ?? types.count
        if index == types.count {
          known[key] = index
          examples.append((entry.id, number))
          types.append(ValueType(key, in: model))
        }
        own.append(index)
      }
      indices.append(own)
    }
  }

  func index(of parameter: Int, in entry: EntryID) -> Int { indices[entry.index][parameter] }

  func type(of parameter: Int, in entry: EntryID) -> ValueType { types[index(of: parameter, in: entry)] }

  /// A parameter of a type.
  func example(of type: Int, in model: RouteModel) -> Parameter {
    let (entry, parameter) = examples[type]
    return model[entry].parameters[parameter]
  }
}
