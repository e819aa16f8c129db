/// The types that the manifest declares under `types:`.
extension SwiftEmitter {
  func declaration(of type: TypeDefinition) -> [SwiftCode] {
    let index = model.types.firstIndex { $0.name == type.name } ?? 0
    switch type.kind {
    case .enumeration(let cases): return enumeration(type, cases)
    case .wrapper(let base, .none): return openWrapper(type, around: base)
    case .wrapper(let base, let constraint):
      return narrowedWrapper(type, around: base, constraint, number: index)
    case .external: return []
    }
  }

  private func enumeration(_ type: TypeDefinition, _ cases: [TypeDefinition.Case]) -> [SwiftCode] {
    summary(of: type) + [
      .block(
        "nonisolated \(access)enum \(SwiftNaming.escaped(type.swiftName)): "
          + "Swift.String, RouteRuntime.RouteParameter, Swift.CaseIterable",
        cases.map { rawCase($0.swiftName, rawValue: $0.text) })
    ]
  }

  /// A type that holds any value of its base, and takes literals as its base does.
  private func openWrapper(_ type: TypeDefinition, around base: BuiltinType) -> [SwiftCode] {
    let raw = types.type(of: base)
    let name = SwiftNaming.escaped(type.swiftName)
    let structure = SwiftCode.block(
      "nonisolated \(access)struct \(name): Swift.RawRepresentable, RouteRuntime.RouteParameter",
      SwiftCode.separated([
        [.line("\(access)var rawValue: \(raw)")],
        [.line("\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")],
        [.line("\(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }")],
      ]))
    guard let literal = literalProtocol(of: base) else { return summary(of: type) + [structure] }
    let label = SwiftNaming.uncapitalised(literal) + "Literal"
    return summary(of: type) + [
      structure,
      .blank,
      .block(
        "nonisolated extension \(name): Swift.ExpressibleBy\(literal)Literal",
        [.line("\(access)init(\(label) value: \(raw)) { self.init(value) }")]),
    ]
  }

  /// A type that holds some values of its base only.
  private func narrowedWrapper(
    _ type: TypeDefinition, around base: BuiltinType, _ constraint: Constraint, number: Int
  ) -> [SwiftCode] {
    let raw = types.type(of: base)
    var conditions: [String] = []
    if let min = constraint.min { conditions.append("rawValue >= \(min)") }
    if let max = constraint.max { conditions.append("rawValue <= \(max)") }
    if constraint.matches != nil {
      conditions.append("\(tableName).compiled.accepts(rawValue, type: \(number))")
    }
    return summary(of: type) + [
      .block(
        "nonisolated \(access)struct \(SwiftNaming.escaped(type.swiftName)): "
          + "Swift.RawRepresentable, RouteRuntime.RouteParameter",
        SwiftCode.separated([
          [.line("\(access)let rawValue: \(raw)")],
          SwiftCode.documentation(["Nil where the value is none of those the manifest allows."]) + [
            .block(
              "\(access)init?(rawValue: \(raw))",
              [
                .line("guard \(conditions.joined(separator: ", ")) else { return nil }"),
                .line("self.rawValue = rawValue"),
              ])
          ],
          SwiftCode.documentation(["Nil where the value is none of those the manifest allows."]) + [
            .line("\(access)init?(_ rawValue: \(raw)) { self.init(rawValue: rawValue) }")
          ],
        ]))
    ]
  }

  private func summary(of type: TypeDefinition) -> [SwiftCode] {
    SwiftCode.documentation(documentation(type.doc, place: "`\(type.name)` · \(place(of: type.range))"))
  }

  private func literalProtocol(of base: BuiltinType) -> String? {
    switch base {
    case .string: "String"
    case .bool: "Boolean"
    case .int, .int32, .int64, .uint: "Integer"
    case .double: "Float"
    case .uuid, .date, .url: nil
    }
  }
}
