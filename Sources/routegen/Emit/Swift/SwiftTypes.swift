/// How the types and values of a model's parameters are written in Swift.
struct SwiftTypes: Sendable {
  let model: RouteModel

  /// The type of a parameter: `Swift.Int`, `ProductID?`, `[Swift.String]`.
  func type(of parameter: Parameter) -> String {
    let scalar = type(of: parameter.scalar)
    return switch parameter.shape {
    case .single: scalar
    case .optional: "\(scalar)?"
    case .list: "[\(scalar)]"
    }
  }

  func type(of scalar: Parameter.Scalar) -> String {
    switch scalar {
    case .builtin(let builtin): type(of: builtin)
    case .named(let id):
      switch model[id].kind {
      case .enumeration, .wrapper: SwiftNaming.escaped(model[id].swiftName)
      case .external(let swift, _): swift
      }
    }
  }

  /// A built-in type, qualified so that no type of the app can stand in its place.
  func type(of builtin: BuiltinType) -> String {
    isFoundation(builtin) ? "Foundation.\(builtin.rawValue)" : "Swift.\(builtin.rawValue)"
  }

  /// The default of a parameter as an expression: nil for an optional, the declared value, nothing for a list
  /// without one.
  func defaultValue(of parameter: Parameter) -> String? {
    switch parameter.defaultValue {
    case nil: parameter.shape == .single ? nil : parameter.shape == .optional ? "nil" : "[]"
    case .text(let text): value(text, of: parameter.scalar)
    case .list(let texts): "[\(texts.map { value($0, of: parameter.scalar) }.joined(separator: ", "))]"
    }
  }

  /// A value as an expression. The text has been checked against the type.
  private func value(_ text: String, of scalar: Parameter.Scalar) -> String {
    switch scalar {
    case .builtin(let builtin): return value(text, of: builtin)
    case .named(let id):
      let definition = model[id]
      let type = type(of: scalar)
      switch definition.kind {
      case .enumeration(let cases):
        guard let match = cases.first(where: { $0.text == text }) else { return read(text, as: type) }
        return ".\(SwiftNaming.escaped(match.swiftName))"
      case .wrapper(let base, let constraint):
        return "\(type)(\(value(text, of: base)))\(constraint.isNone ? "" : "!")"
      case .external:
        return read(text, as: type)
      }
    }
  }

  private func value(_ text: String, of builtin: BuiltinType) -> String {
    switch builtin {
    case .string: SwiftNaming.literal(text)
    case .bool, .int, .int32, .int64, .uint, .double: text
    case .uuid, .date, .url: read(text, as: type(of: builtin))
    }
  }

  private func read(_ text: String, as type: String) -> String {
    "\(type)(routeValue: \(SwiftNaming.literal(text)))!"
  }

  // MARK: Modules

  /// The modules that the types of these parameters come from, as far as their names tell.
  func modules(of parameters: [Parameter]) -> Set<String> {
    var modules: Set<String> = []
    for parameter in parameters {
      switch parameter.scalar {
      case .builtin(let builtin):
        if isFoundation(builtin) { modules.insert("Foundation") }
      case .named(let id):
        if case .external(let swift, _) = model[id].kind {
          modules.formUnion(self.modules(named: swift))
        } else if let module = model[id].module {
          modules.insert(module)
        }
      }
    }
    return modules
  }

  /// The imported modules that a type's text names: those that stand before a dot.
  func modules(named type: String) -> Set<String> {
    var modules: Set<String> = []
    var word = ""
    for character in type {
      if character == ".", model.imports.contains(word) || word == "Foundation" { modules.insert(word) }
      if character.isLetter || character.isNumber || character == "_" { word.append(character) } else { word = "" }
    }
    return modules
  }

  /// Only the app knows which texts the type takes.
  func isOpaque(_ parameter: Parameter) -> Bool {
    guard case .named(let id) = parameter.scalar, case .external(_, let constraint) = model[id].kind else {
      return false
    }
    return constraint.matches == nil && parameter.constraint.matches == nil
  }

  func isFoundation(_ builtin: BuiltinType) -> Bool {
    builtin == .uuid || builtin == .date || builtin == .url
  }
}
