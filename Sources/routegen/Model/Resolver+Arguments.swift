// The arguments that entries hand to their parents and sheets.
extension Resolver {
  mutating func resolveArguments() {
    for index in model.entries.indices {
      if let parent = model.entries[index].parent {
        let place = origins.entries[index].parent?.range ?? model.entries[index].range
        model.entries[index].parentArguments = arguments(of: model.entries[index], for: model[parent], at: place)
      }
      if let sheet = model.entries[index].sheet {
        let place = origins.entries[index].sheet?.range ?? model.entries[index].range
        model.entries[index].sheetArguments = arguments(of: model.entries[index], for: model[sheet], at: place)
      }
    }
  }

  /// Which parameter of `entry` supplies each parameter of `other`: the one of the same name.
  private mutating func arguments(of entry: Entry, for other: Entry, at place: SourceRange) -> [Int?] {
    let names = ParameterNames(entry)
    return other.parameters.map { wanted in
      guard let index = names[wanted.name] else {
        if !wanted.mayBeAbsent, !entry.hasFaults, !other.hasFaults {
          report(
            .missingParameter,
            "`\(other.path)` needs `\(wanted.name)`, which `\(entry.path)` does not have; add it to its params: "
              + "{ \(wanted.name): \(model.typeText(of: wanted)) }", at: place,
            related: [Diagnostic.Related(message: "`\(other.path)` declares it here", range: wanted.range)],
            entry: entry.id)
        }
        return nil
      }
      let given = entry.parameters[index]
      let isSame = isSame(given.scalar, wanted.scalar)
      guard isSame, Resolver.supplies(given, wanted) else {
        // An optional that must not be one has been reported.
        if entry.hasFaults, isSame { return nil }
        report(
          .parameterTypeMismatch,
          "`\(given.name)` of `\(entry.path)` is \(model.typeText(of: given)), and `\(other.path)` takes "
            + "\(model.typeText(of: wanted)); give both the same type", at: given.typeRange,
          related: [Diagnostic.Related(message: "`\(other.path)` declares it here", range: wanted.typeRange)],
          entry: entry.id)
        return nil
      }
      return index
    }
  }

  /// Whether two types are one in Swift; several modules may name one of the app's own.
  private func isSame(_ left: Parameter.Scalar, _ right: Parameter.Scalar) -> Bool {
    if left == right { return true }
    guard case .named(let left) = left, case .named(let right) = right,
      case .external(let swift, let constraint) = model[left].kind
    else { return false }
    if case .external(swift, constraint) = model[right].kind { return true }
    return false
  }

  private static func supplies(_ given: Parameter, _ wanted: Parameter) -> Bool {
    switch wanted.shape {
    case .list: given.shape == .list
    case .optional: given.shape != .list
    case .single: given.shape == .single || given.shape == .optional && wanted.defaultValue != nil
    }
  }
}
