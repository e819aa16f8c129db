/// `RouteURLs.generated.swift`: the compiled match table, and how values are read from it and printed.
extension SwiftEmitter {
  func routeURLs(table: String) -> [SwiftCode] {
    let defaults = ownEntries.flatMap(\.parameters).filter { $0.defaultValue != nil }
    return SwiftCode.separated(
      [
        imports(visible: ["RouteRuntime"], hidden: types.modules(of: defaults).union(modules)),
        compiledTable(table),
      ] + enums.map(conformance(of:)))
  }

  private func compiledTable(_ table: String) -> [SwiftCode] {
    [
      .block(
        "nonisolated extension \(tableName)",
        SwiftCode.documentation(["The compiled manifest. Its text is for the runtime alone."]) + [
          .block(
            "\(access)static var compiled: RouteRuntime.CompiledRoutes",
            [.line("RouteRuntime.CompiledRoutes("), .verbatim(literalLines(of: table)), .line(")")])
        ])
    ]
  }

  /// The table as one literal over many lines; what is between its quotes is the table, byte for byte.
  private func literalLines(of table: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var pounds = "#"
    while table.contains("\"\"\"\(pounds)") || table.contains("\\\(pounds)") { pounds += "#" }
    for byte in table.utf8 {
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = ""
        continue
      }
      if line.utf8.count == 100 {
        lines.append(line + "\\\(pounds)")
        line = ""
      }
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    lines.append(line)
    return ["  \(pounds)\"\"\""] + lines.map { $0.isEmpty ? "" : "  \($0)" } + ["  \"\"\"\(pounds)"]
  }

  private func conformance(of shape: EnumShape) -> [SwiftCode] {
    let aliases: [SwiftCode] = [
      .line("\(access)typealias Table = \(tableName)"),
      .line("\(access)typealias ID = Self"),
    ]
    return [
      .block(
        "nonisolated extension \(shape.qualifiedName)",
        SwiftCode.separated([aliases, emit(shape), make(shape)]))
    ]
  }

  // MARK: From a value to its parameters

  private func emit(_ shape: EnumShape) -> [SwiftCode] {
    let blocks = shape.cases.blocks(of: SwiftEmitter.blockSize)
    guard !blocks.isEmpty else {
      return [.line("\(access)func emit(into emitter: inout RouteRuntime.RouteEmitter) {}")]
    }
    return SwiftCode.separated(
      blocks.indices.map { block in
        var choices = blocks[block].map(emitChoice)
        if block + 1 < blocks.count {
          choices.append(SwiftCode.Choice(label: "default", body: [.line("emit\(block + 2)(into: &emitter)")]))
        } else if block > 0 {
          choices.append(SwiftCode.Choice(label: "default", body: [.line("break")]))
        }
        let name = block == 0 ? "\(access)func emit" : "private func emit\(block + 1)"
        return [.block("\(name)(into emitter: inout RouteRuntime.RouteEmitter)", [.choice("self", choices)])]
      })
  }

  private func emitChoice(_ item: EnumShape.Case) -> SwiftCode.Choice {
    switch item {
    case .group(let id, let shape):
      let shift: [SwiftCode] = shape.offset == 0 ? [] : [.line("emitter.moveEntry(by: \(shape.offset))")]
      return SwiftCode.Choice(
        label: "case .\(SwiftNaming.escaped(model[id].swiftName))(let inner)",
        body: [.line("inner.emit(into: &emitter)")] + shift)
    case .entry(let id):
      let entry = model[id]
      let names = locals(of: entry.parameters, apartFrom: ["emitter"])
      let statements = zip(entry.parameters, names).map { parameter, name in
        SwiftCode.line("emitter.\(accessor(of: parameter))(\(name))")
      }
      return SwiftCode.Choice(
        label: "case .\(SwiftNaming.escaped(entry.swiftName))\(bindings(names))",
        body: [.line("emitter.entry(\(id.index))")] + statements)
    }
  }

  /// The runtime's function that emits, or reads, such a parameter; the commonest types have one of their own.
  private func accessor(of parameter: Parameter) -> String {
    switch (parameter.shape, parameter.scalar) {
    case (.single, .builtin(.int)): "int"
    case (.single, .builtin(.string)): "string"
    case (.single, .builtin(.bool)): "bool"
    case (.single, _): "value"
    case (.optional, _): "optional"
    case (.list, _): "list"
    }
  }

  // MARK: From parameters to a value

  private func make(_ shape: EnumShape) -> [SwiftCode] {
    let hasGroups = shape.cases.contains { if case .group = $0 { true } else { false } }
    let blocks = shape.cases.blocks(of: hasGroups ? SwiftEmitter.groupBlockSize : SwiftEmitter.blockSize)
    if blocks.count <= 1 {
      return makeFunction("make", isPublic: true, isInlined: hasGroups, in: shape, choices: shape.cases.map(makeChoice))
    }
    let choices = blocks.indices.map { block in
      SwiftCode.Choice(
        label: label(of: entries(of: blocks[block])),
        body: [.line("try make\(block + 1)(entry, from: values)")])
    }
    return SwiftCode.separated(
      [makeFunction("make", isPublic: true, isInlined: hasGroups, in: shape, choices: choices)]
        + blocks.indices.map { block in
          makeFunction(
            "make\(block + 1)", isPublic: false, isInlined: hasGroups, in: shape,
            choices: blocks[block].map(makeChoice))
        })
  }

  /// - Parameter isInlined: The optimizer shall put the function into its caller, or into the witness that calls it: it
  ///   does little but call the functions of groups, and each function that a value passes through copies it, which
  ///   takes as long as finding the function.
  private func makeFunction(
    _ name: String, isPublic: Bool, isInlined: Bool, in shape: EnumShape, choices: [SwiftCode.Choice]
  ) -> [SwiftCode] {
    let isDeprecated = model.entries[shape.entries].contains { $0.deprecation != nil }
    let otherwise = SwiftCode.Choice(label: "default", body: [.line("throw .unknownEntry")])
    let body: SwiftCode = choices.isEmpty ? .line("throw .unknownEntry") : .choice("entry", choices + [otherwise])
    // A function that is itself deprecated may make deprecated values without a warning.
    return (isDeprecated ? [.line("@available(*, deprecated)")] : [])
      + (isInlined ? [.line("@inline(__always)")] : []) + [
        .line("\(isPublic ? access : "private ")static func \(name)("),
        .line("  _ entry: Swift.Int, from values: borrowing RouteRuntime.RouteValues"),
        .block(") throws(RouteRuntime.RouteValueError) -> Self", [body]),
      ]
  }

  private func makeChoice(_ item: EnumShape.Case) -> SwiftCode.Choice {
    switch item {
    case .group(let id, let inner):
      let number = inner.offset == 0 ? "entry" : "entry - \(inner.offset)"
      return SwiftCode.Choice(
        label: label(of: inner.entries),
        body: [.line(".\(SwiftNaming.escaped(model[id].swiftName))(try .make(\(number), from: values))")])
    case .entry(let id):
      let entry = model[id]
      let arguments = entry.parameters.indices.map { position in
        "\(SwiftNaming.label(entry.parameters[position].swiftName)): try \(read(entry.parameters[position], position))"
      }
      let name = SwiftNaming.escaped(entry.swiftName)
      return SwiftCode.Choice(
        label: "case \(id.index)", body: [arguments.isEmpty ? .line(".\(name)") : .list(".\(name)(", arguments, ")")])
    }
  }

  private func read(_ parameter: Parameter, _ position: Int) -> String {
    let value = parameter.defaultValue == nil ? nil : types.defaultValue(of: parameter)
    return "values.\(accessor(of: parameter))(\(position)\(value.map { ", default: \($0)" } ?? ""))"
  }

  private func entries(of cases: ArraySlice<EnumShape.Case>) -> Range<Int> {
    let ranges = cases.map { item in
      switch item {
      case .entry(let id): id.index..<id.index + 1
      case .group(_, let shape): shape.entries
      }
    }
    return (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
  }

  /// What tells entries from those that follow; those before have been told already. A range would do as well, but a
  /// debug build asks it through a protocol, which takes longer than all else here.
  private func label(of entries: Range<Int>) -> String {
    entries.count == 1 ? "case \(entries.lowerBound)" : "case _ where entry < \(entries.upperBound)"
  }
}

extension SwiftEmitter {
  /// The names by which a `case` binds an entry's parameters.
  func locals(of parameters: [Parameter], apartFrom taken: [String]) -> [String] {
    let names = parameters.map(\.swiftName)
    return parameters.map { parameter in
      let others = taken + names.filter { $0 != parameter.swiftName }
      return SwiftNaming.escaped(SwiftNaming.local(parameter.swiftName, apartFrom: others))
    }
  }

  /// What a `case` has behind its name: `(let id, let source)`.
  func bindings(_ names: [String]) -> String {
    names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }
}

extension Array {
  /// The elements in slices of at most `size`.
  func blocks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
