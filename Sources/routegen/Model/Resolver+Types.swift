extension Resolver {
  mutating func resolveTypes() {
    for part in parts { resolveTypes(of: part) }
  }

  private mutating func resolveTypes(of part: Part) {
    var space = SwiftNameSpace()
    for declaration in part.manifest.types {
      let name = declaration.name
      let path = part.scope + name.value
      if let earlier = types[path] {
        reportDuplicate(name, "the type", earlier: model[earlier].range)
        continue
      }
      if BuiltinType(rawValue: name.value) != nil {
        report(.nameCollision, "`\(name.value)` is a built-in type; choose another name", at: name.range)
        continue
      }
      let swiftName: String
      if case .external(let swift, _) = declaration.kind {
        swiftName = swift.text
      } else {
        swiftName = self.swiftName(of: name, for: .type, in: &space)
        checkGenerated(name, swiftName)
      }
      guard let kind = resolve(declaration) else { continue }
      types[path] = TypeID(index: model.types.count)
      model.types.append(
        TypeDefinition(
          name: path, swiftName: swiftName, kind: kind, module: part.module, doc: declaration.doc, range: name.range))
      origins.types.append(declaration)
    }
  }

  /// Reports a type called like one that is generated, for this manifest or for one beside it: code that imports both
  /// could not tell them apart.
  private mutating func checkGenerated(_ name: Located<String>, _ swiftName: String) {
    for part in parts {
      guard let made = SwiftName.generatedEnding(of: swiftName, behind: part.name) else { continue }
      report(
        .nameCollision,
        "`\(swiftName)` is the name of a generated type (`\(part.name)` and `\(made)`); choose another",
        at: name.range)
      return
    }
  }

  private mutating func resolve(_ declaration: TypeDeclaration) -> TypeDefinition.Kind? {
    switch declaration.kind {
    case .enumeration(let cases): return .enumeration(resolve(cases, of: declaration))
    case .unreadable: return .wrapper(.string, .none)
    case .wrapper(let base, let constraint):
      guard let builtin = BuiltinType(rawValue: base.text) else {
        let words = BuiltinType.allCases.map(\.rawValue)
        let hint = spelling.hint(for: base.text, among: words)
        report(
          .unresolvedName,
          "`\(base.text)` is no type to wrap"
            + (hint.isEmpty
              ? "; it is one of \(words.joined(separator: ", ")), or write { swift: \(base.text) }" : hint),
          at: base.range)
        // Known by name all the same, so that its uses are not reported too.
        return .wrapper(.string, .none)
      }
      return .wrapper(builtin, resolve(constraint, of: builtin, name: declaration.name.value))
    case .external(let swift, let constraint):
      checkSwiftType(swift.located)
      return .external(swift: swift.text, resolve(constraint, of: nil, name: declaration.name.value))
    }
  }

  /// Reports a text that generated code could not hold as a type.
  mutating func checkSwiftType(_ text: Located<String>) {
    if SwiftTypeText.isType(text.value) { return }
    report(.invalidIdentifier, "`\(text.value)` is no Swift type; write one as Models.CartID", at: text.range)
  }

  private mutating func resolve(_ cases: [TypeDeclaration.Case], of type: TypeDeclaration) -> [TypeDefinition.Case] {
    if cases.isEmpty {
      report(.invalidConstraint, "`\(type.name.value)` has no value; write [first, second]", at: type.name.range)
    }
    var space = SwiftNameSpace()
    var keys: [String: SourceRange] = [:]
    var texts: [String: Located<String>] = [:]
    return cases.compactMap { item in
      if let earlier = keys.updateValue(item.key.range, forKey: item.key.value) {
        reportDuplicate(item.key, "the value", earlier: earlier)
        return nil
      }
      if item.text.value.isEmpty {
        report(
          .invalidConstraint, "the empty text is no value of `\(type.name.value)`: URLs leave it out; give it a text",
          at: item.text.range)
        return nil
      }
      if let earlier = texts.updateValue(item.key, forKey: item.text.value) {
        report(
          .invalidConstraint,
          "`\(item.key.value)` and `\(earlier.value)` have the same text `\(item.text.value)` in URLs",
          at: item.text.range,
          related: [Diagnostic.Related(message: "`\(earlier.value)` is here", range: earlier.range)])
        return nil
      }
      return TypeDefinition.Case(
        key: item.key.value, swiftName: swiftName(of: item.key, for: .enumValue, in: &space), text: item.text.value,
        range: item.key.range)
    }
  }

  /// A constraint on a built-in type, or on text of the app's own type (nil). The syntax of `matches` is checked later.
  mutating func resolve(_ declaration: ConstraintDeclaration, of type: BuiltinType?, name: String) -> Constraint {
    var constraint = Constraint.none
    let isNumber = type.map { $0.isInteger || $0 == .double } ?? false
    for (key, bound) in [("min", declaration.min), ("max", declaration.max)] {
      guard let bound else { continue }
      guard let type, isNumber else {
        report(
          .invalidConstraint, "`\(key)` narrows numbers, and `\(name)` is \(type?.rawValue ?? "a type of your own")",
          at: bound.range)
        continue
      }
      guard let text = ScalarValue.canonical(bound.value, of: type) else {
        report(.invalidConstraint, "`\(bound.value)` \(ScalarValue.fault(of: bound.value, as: type))", at: bound.range)
        continue
      }
      if key == "min" { constraint.min = text } else { constraint.max = text }
    }
    if let type, let low = constraint.min, let high = constraint.max, !ScalarValue.isOrdered(low, high, of: type) {
      report(
        .invalidConstraint, "no value is at least \(low) and at most \(high)",
        at: declaration.max?.range ?? declaration.min?.range ?? SourceRange(file: model.manifest, start: 0, end: 0))
      constraint = .none
    }
    if let matches = declaration.matches {
      if let type, type != .string {
        report(.invalidConstraint, "`matches` narrows String, and `\(name)` is \(type.rawValue)", at: matches.range)
      } else {
        constraint.matches = matches.text
      }
    }
    return constraint
  }
}
