extension RouteValue {
  /// The number of the value's entry in the table.
  public var entryNumber: Int {
    var emitter = RouteEmitter(for: .entry)
    emit(into: &emitter)
    return emitter.identity.entry
  }

  /// The value itself.
  public var id: Self { self }

  /// Whether two values are of one entry and have the same parameters.
  public static func == (left: Self, right: Self) -> Bool {
    RouteIdentity(left) == RouteIdentity(right)
  }

  /// Feeds the entry and its parameters to a hasher.
  public func hash(into hasher: inout Hasher) { RouteIdentity(self).hash(into: &hasher) }

  /// The entry's name and its parameters; sensitive ones are redacted.
  public var description: String {
    let (id, parameters) = printed
    return parameters.texts.isEmpty ? id : "\(id)\(parameters)"
  }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// The value as an enum has it, with its parameters as in `description`: what `dump` and loggers make of it redacts
  /// sensitive ones too.
  public var customMirror: Mirror {
    let (id, parameters) = printed
    return Mirror(self, children: parameters.texts.isEmpty ? [] : [(id, parameters)], displayStyle: .enum)
  }

  private var printed: (id: String, parameters: PrintedParameters) {
    let fields = RouteFields(self)
    let entry = Table.compiled.entry(fields.entry)
    let texts = zip(entry.parameters, fields.values).map { parameter, field in
      (parameter.name, parameter.isSensitive ? "‹redacted›" : field.description)
    }
    return (entry.id, PrintedParameters(texts: texts))
  }
}

/// The parameters of a value, by name.
private struct PrintedParameters: CustomStringConvertible, CustomReflectable {
  var texts: [(name: String, text: String)]

  var description: String { "(\(texts.map { "\($0.name): \($0.text)" }.joined(separator: ", ")))" }
  var customMirror: Mirror { Mirror(self, children: texts.map { ($0.name, $0.text) }, displayStyle: .tuple) }
}

extension RouteField: CustomStringConvertible {
  /// The text, `nil`, or the list in brackets.
  public var description: String {
    switch self {
    case .none: "nil"
    case .one(let text): text
    case .many(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}

extension RouteTab {
  /// Every tab in the order of the tab bar, optional parameters absent and defaulted ones at their defaults.
  public static var allCases: [Self] {
    Table.compiled.tabNumbers.compactMap { number in
      try? make(number, from: RouteValues(RouteFields(entry: number, values: [])))
    }
  }
}
