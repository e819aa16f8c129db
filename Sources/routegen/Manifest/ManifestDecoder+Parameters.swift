extension ManifestDecoder {
  mutating func decodeParameters(_ field: Field) -> [ParameterDeclaration] {
    let fields = entries(field, example: "{ id: Int }") ?? []
    var parameters: [ParameterDeclaration] = []
    parameters.reserveCapacity(fields.count)
    for field in fields {
      if let parameter = decodeParameter(field) { parameters.append(parameter) }
    }
    return parameters
  }

  private mutating func decodeParameter(_ field: Field) -> ParameterDeclaration? {
    guard case .mapping = field.value.content else {
      return decodeType(field, key: field.name).map { ParameterDeclaration(name: field.key, type: $0) }
    }
    let before = faults
    var type: ManifestText?
    var parameter: ParameterDeclaration?
    let fields = fields(field, of: .parameter, example: "{ type: Int }") ?? []
    for field in fields where field.name == "type" { type = decodeType(field, key: field.name) }
    if let type {
      parameter = ParameterDeclaration(name: field.key, type: type)
    } else if faults == before {
      report(.missingKey, "the parameter `\(field.name)` has no `type`; add `type: String`", at: field.key.range)
    }
    for field in fields {
      switch field.name {
      case "type": break
      case "default": parameter?.defaultValue = decodeValue(field)
      case "style": parameter?.listStyle = choice(field)
      case "sensitive": parameter?.isSensitive = bool(field) ?? false
      case "doc": parameter?.doc = word(field, example: "One sentence.")?.value
      default:
        var constraint = parameter?.constraint ?? ConstraintDeclaration()
        decodeConstraint(field, into: &constraint)
        parameter?.constraint = constraint
      }
    }
    return parameter
  }

  /// The text of a type. `[String]` without quotes is a list in YAML, so it is met often.
  private mutating func decodeType(_ field: Field, key: String) -> ManifestText? {
    if case .sequence(let items) = field.value.content, items.count == 1, let item = ManifestDecoder.text(of: items[0])
    {
      report(
        .wrongType, "a list type is text, and needs quotes in YAML; write \(key): \"[\(item.text)]\"",
        at: field.value.range)
      return nil
    }
    return text(field, example: "Int")
  }

  /// A parameter's value: text, or a list of texts.
  mutating func decodeValue(_ field: Field) -> ParameterDeclaration.Value? {
    if case .sequence = field.value.content {
      return texts(field, example: "a").map { .list($0, field.value.range) }
    }
    return text(field, example: "\"\"").map { .text($0) }
  }
}
