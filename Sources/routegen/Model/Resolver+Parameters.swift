extension Resolver {
  mutating func resolveParameters() {
    for index in model.entries.indices {
      let parameters = origins.entries[index].parameters
      if parameters.isEmpty { continue }
      var space = SwiftNameSpace()
      model.entries[index].parameters.reserveCapacity(parameters.count)
      for parameter in parameters {
        let before = diagnostics.count
        if let resolved = resolve(parameter, scope: scope(of: model.entries[index].module), in: &space) {
          model.entries[index].parameters.append(resolved)
          for position in before..<diagnostics.count { diagnostics[position].entries = [model.entries[index].path] }
        } else {
          model.entries[index].hasFaults = true
        }
      }
    }
  }

  private mutating func resolve(
    _ declaration: ParameterDeclaration, scope: String, in space: inout SwiftNameSpace
  ) -> Parameter? {
    let name = declaration.name
    guard ParsedPattern.isName(name.value) else {
      report(
        .invalidIdentifier,
        "`\(name.value)` cannot be a parameter, for no URL could name it; use ASCII letters, digits and `_`",
        at: name.range)
      return nil
    }
    guard let (scalar, shape) = resolveType(declaration.type, of: name.value, scope: scope) else { return nil }
    let swiftName = swiftName(of: name, for: .parameter, in: &space)
    var parameter = Parameter(
      name: name.value, swiftName: swiftName, scalar: scalar, shape: shape, range: name.range,
      typeRange: declaration.type.range)
    parameter.isSensitive = declaration.isSensitive
    parameter.doc = declaration.doc
    parameter.constraint = resolveConstraint(of: declaration, scalar: scalar)
    if let style = declaration.listStyle {
      parameter.listStyle = style.value
      if shape != .list {
        report(.invalidConstraint, "`style` says how a list is written, and `\(name.value)` is none", at: style.range)
      }
    }
    if let value = declaration.defaultValue { parameter.defaultValue = resolveDefault(value, of: parameter) }
    return parameter
  }

  /// `Int`, `Int?`, `[Int]`.
  private mutating func resolveType(
    _ text: ManifestText, of parameter: String, scope: String
  ) -> (scalar: Parameter.Scalar, shape: Parameter.Shape)? {
    var bytes = Array(text.text.utf8)[...]
    var shape = Parameter.Shape.single
    if bytes.last == UInt8(ascii: "?") {
      shape = .optional
      bytes = bytes.dropLast()
    }
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]"), bytes.count > 2 {
      if shape == .optional {
        report(
          .wrongType, "a list is never nil, only empty; write \(String(decoding: bytes, as: UTF8.self))",
          at: text.contentRange)
      }
      shape = .list
      bytes = bytes.dropFirst().dropLast()
      if bytes.last == UInt8(ascii: "?"), bytes.count > 1 {
        bytes = bytes.dropLast()
        report(
          .wrongType, "the elements of a list are never nil; write [\(String(decoding: bytes, as: UTF8.self))]",
          at: text.contentRange)
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    if let builtin = BuiltinType(rawValue: name) { return (.builtin(builtin), shape) }
    if let type = types[scope + name] {
      if scope.isEmpty, model[type].module != nil { useModuleType(type, at: text) }
      return (.named(type), shape)
    }
    guard SwiftName.isQualifiedIdentifier(name) else {
      let advice =
        TypeAdvice.of(text.text).map { "; \($0)" }
        ?? spelling.hint(for: name, among: BuiltinType.allCases.map(\.rawValue))
      report(
        .unresolvedName,
        "`\(text.text)` is no type of a parameter"
          + (advice.isEmpty
            ? "; it is written Int, \"Int?\" or \"[Int]\", with a type of your own as `types` names it" : advice),
        at: text.contentRange.count > 0 ? text.contentRange : text.range)
      return nil
    }
    let synonyms = ["Float": "Double", "Number": "Double", "Integer": "Int", "Boolean": "Bool", "Text": "String"]
    var hint =
      synonyms[name].map { "; did you mean `\($0)`?" }
      ?? spelling.hint(for: name, among: BuiltinType.allCases.map(\.rawValue))
    if hint.isEmpty { hint = spelling.hint(for: name, among: model.types.lazy.map(\.name)) }
    if hint.isEmpty {
      let bare = name.split(separator: ".").last.map(String.init) ?? name
      hint = "; declare your own type as types: { \(bare): { swift: \(name) } }"
    }
    report(.unresolvedName, "the type `\(name)` of `\(parameter)` is not known\(hint)", at: text.contentRange)
    return nil
  }

  private mutating func resolveConstraint(of declaration: ParameterDeclaration, scalar: Parameter.Scalar) -> Constraint
  {
    if declaration.constraint.isEmpty { return .none }
    switch scalar {
    case .builtin(let type): return resolve(declaration.constraint, of: type, name: declaration.name.value)
    case .named(let id):
      switch model[id].kind {
      case .wrapper(let type, _): return resolve(declaration.constraint, of: type, name: declaration.name.value)
      case .external: return resolve(declaration.constraint, of: nil, name: declaration.name.value)
      case .enumeration:
        let range =
          declaration.constraint.min?.range ?? declaration.constraint.max?.range
          ?? declaration.constraint.matches?.range
        report(
          .invalidConstraint,
          "`\(declaration.name.value)` is one of the values of `\(model[id].name)`, which nothing narrows further",
          at: range ?? declaration.name.range)
        return .none
      }
    }
  }

  private mutating func resolveDefault(_ value: ParameterDeclaration.Value, of parameter: Parameter) -> ParameterValue?
  {
    if parameter.shape == .optional {
      report(
        .invalidDefault,
        "`\(parameter.name)` is nil where it is absent, so a default cannot be seen; take off the `?` or the default",
        at: value.range)
      return nil
    }
    return resolveValue(value, of: parameter, rule: .invalidDefault)
  }

  /// A value written in the manifest, as URL text.
  mutating func resolveValue(
    _ value: ParameterDeclaration.Value, of parameter: Parameter, rule: Rule
  ) -> ParameterValue? {
    switch value {
    case .text(let text):
      if parameter.shape == .list {
        report(rule, "`\(parameter.name)` is a list; write [\(text.text)]", at: text.range)
        return nil
      }
      return resolveScalar(text, of: parameter, rule: rule).map { .text($0) }
    case .list(let texts, let range):
      if parameter.shape != .list {
        let single = texts.first.map { "; write \($0.text)" } ?? ""
        report(rule, "`\(parameter.name)` is one value, not a list\(single)", at: range)
        return nil
      }
      let values = texts.compactMap { resolveScalar($0, of: parameter, rule: rule) }
      return values.count == texts.count ? .list(values) : nil
    }
  }

  private mutating func resolveScalar(_ text: ManifestText, of parameter: Parameter, rule: Rule) -> String? {
    switch model.types.read(text.text, as: parameter, byName: true) {
    case .success(let value): return value
    case .failure(let misfit):
      var hint = ""
      if case .named(let id) = parameter.scalar, case .enumeration(let cases) = model[id].kind {
        hint = spelling.hint(for: text.text, among: cases.map(\.key))
        if hint.isEmpty { hint = "; it is \(ManifestDecoder.alternatives(cases.prefix(8).map(\.key)))" }
      }
      report(rule, "`\(text.text)` is no value of `\(parameter.name)`: \(misfit.reason)\(hint)", at: text.range)
      return nil
    }
  }
}

extension Resolver {
  /// Imports what the text of a module's own Swift type needs; reports any other whose Swift name a type has besides: a
  /// module's own name in front would not tell them apart, for many modules have a type that is called like them.
  private mutating func useModuleType(_ id: TypeID, at text: ManifestText) {
    let type = model[id]
    if case .external = type.kind {
      // A module stands behind those around it.
      let imports = parts.last { type.name.hasPrefix($0.scope) }?.manifest.imports ?? []
      for module in imports { addImport(module) }
      return
    }
    guard let other = model.types.first(where: { $0.swiftName == type.swiftName && $0.name != type.name }) else {
      return
    }
    report(
      .nameCollision, "`\(type.name)` and `\(other.name)` are both `\(type.swiftName)` in Swift; rename one of them",
      at: text.contentRange,
      related: [Diagnostic.Related(message: "`\(other.name)` is here", range: other.range)])
  }
}

extension ParsedPattern {
  /// Whether a pattern can name a placeholder like this.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
