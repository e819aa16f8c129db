/// Why a text is no value of a parameter, as the end of a sentence.
struct Misfit: Error {
  var reason: String
}

extension [TypeDefinition] {
  /// Reads one value of a parameter, as far as that is possible without its `matches`.
  ///
  /// - Parameter byName: Values of enums may also be written as their names in the manifest, which come first.
  /// - Returns: The value as its type prints it in URLs.
  func read(_ text: String, as parameter: Parameter, byName: Bool = false) -> Result<String, Misfit> {
    switch parameter.scalar {
    case .builtin(let type): return read(text, as: type, [parameter.constraint])
    case .named(let id):
      switch self[id.index].kind {
      case .wrapper(let type, let constraint): return read(text, as: type, [constraint, parameter.constraint])
      case .external: return text.isEmpty ? .failure(Misfit(reason: "it is empty")) : .success(text)
      case .enumeration(let cases):
        let match =
          (byName ? cases.first { $0.key == text } : nil) ?? cases.first { $0.text == text }
        return match.map { .success($0.text) } ?? .failure(Misfit(reason: "`\(self[id.index].name)` has no such value"))
      }
    }
  }

  private func read(_ text: String, as type: BuiltinType, _ constraints: [Constraint]) -> Result<String, Misfit> {
    guard let value = ScalarValue.canonical(text, of: type) else {
      return .failure(Misfit(reason: "it \(ScalarValue.fault(of: text, as: type))"))
    }
    for constraint in constraints {
      if let min = constraint.min, !ScalarValue.isOrdered(min, value, of: type) {
        return .failure(Misfit(reason: "it is less than \(min)"))
      }
      if let max = constraint.max, !ScalarValue.isOrdered(value, max, of: type) {
        return .failure(Misfit(reason: "it is more than \(max)"))
      }
    }
    return .success(value)
  }

}

extension RouteModel {
  /// The type of a parameter as the manifest writes it.
  func typeText(of parameter: Parameter) -> String {
    let name =
      switch parameter.scalar {
      case .builtin(let type): type.rawValue
      case .named(let id): self[id].name
      }
    switch parameter.shape {
    case .single: return name
    case .optional: return name + "?"
    case .list: return "[\(name)]"
    }
  }
}
