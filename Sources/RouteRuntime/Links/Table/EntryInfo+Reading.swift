// Entries are read where they lie in the table, each property on its own: nothing is kept and nothing is built.
extension EntryInfo {
  /// Whether it is a tab, a route, a sheet or an action.
  public var kind: EntryKind { EntryKind.allCases[table.digit(place) & 3] }

  /// The dotted path of manifest keys by which it is stored and written.
  public var id: String {
    let group = table.text(table.reference(place + 4)).string
    let name = table.text(table.reference(place + 4 + table.referenceWidth)).string
    return group.isEmpty ? name : "\(group).\(name)"
  }

  /// Its parameters in the order of the manifest.
  public var parameters: [ParameterInfo] {
    var place = parameterPlace
    let count = table.number(&place)
    return (0..<count).map { _ in parameter(at: &place) }
  }

  /// The tab it opens in; nil for the current one. For a tab, itself.
  public var tab: Int? { reading(.tab) { table.number(&$0) } }

  /// The route below it on the stack when a link opens it.
  public var parent: Int? { reading(.parent) { table.number(&$0) } }

  /// For each of the parent's parameters the position of the parameter that supplies it; nil for nil or the default.
  public var parentArguments: [Int?] { arguments(.parent) }

  /// For a route that opens in a sheet's own stack, the sheet.
  public var sheet: Int? { reading(.sheet) { table.number(&$0) } }

  /// For each of the sheet's parameters the position of the parameter that supplies it; nil for nil or the default.
  public var sheetArguments: [Int?] { arguments(.sheet) }

  /// The guards in force, as positions in the guard type's `allCases`; inherited ones are among them.
  public var guards: [Int] {
    reading(.guards) { place in
      let count = table.number(&place)
      return (0..<count).map { _ in table.number(&place) }
    } ?? []
  }

  /// What a link to it does to the stack.
  public var opens: RouteOpening { table.digit(place) & 4 == 0 ? .push : .reset }

  /// Whether it may stand on the stack directly above its equal.
  public var allowsRepeat: Bool { table.digit(place) & 8 != 0 }

  /// How a sheet covers the screen.
  public var style: SheetStyle { table.digit(place) & 16 == 0 ? .sheet : .fullScreen }

  /// Whether the user and links may close a sheet.
  public var dismissal: SheetDismissal { table.digit(place) & 32 == 0 ? .free : .blocked }

  /// Whether a tab is left out of the tab bar.
  public var isHidden: Bool { table.digit(place + 2) & 1 != 0 }

  /// Whether it returns a value.
  public var returns: Bool { table.digit(place + 2) & 2 != 0 }

  /// Whether any of its parameters is sensitive.
  public var hasSensitiveParameters: Bool { table.digit(place + 2) & 4 != 0 }

  /// The forms of link that open it.
  public var sources: Set<LinkSource> {
    var result: Set<LinkSource> = []
    if table.digit(place + 2) & 8 != 0 { result.insert(.web) }
    if table.digit(place + 2) & 16 != 0 { result.insert(.scheme) }
    return result
  }

  /// The title in the tab bar.
  public var title: String? { reading(.title) { table.text(at: &$0).string } }

  /// The name of the icon in the tab bar.
  public var icon: String? { reading(.icon) { table.text(at: &$0).string } }

  /// The names it had before.
  public var was: [String] {
    reading(.was) { place in
      let count = table.number(&place)
      return (0..<count).map { _ in table.text(at: &place).string }
    } ?? []
  }
}

extension EntryInfo {
  /// The parts that an entry may lack, in the order in which they stand: bits of its second digit, and for the last
  /// two of its fourth.
  private enum Part: Int, CaseIterable { case tab, parent, sheet, guards, title, icon, was, urls }

  /// The references to its own URL patterns, in order: where they start, and how many they are.
  var urls: (place: Int, count: Int) {
    reading(.urls) { place in
      let count = table.number(&place)
      return (place, count)
    } ?? (0, 0)
  }

  /// Entries with the same parameters share their description.
  private var parameterPlace: Int { table.reference(place + 4 + 2 * table.referenceWidth) }

  /// Which values are missing in a link without values; nil if they are not as many as the parameters.
  func states(of values: [RouteField]) -> [ValueState]? {
    var place = parameterPlace
    guard table.number(&place) == values.count else { return nil }
    return values.map { value in
      place += 2 * table.referenceWidth
      let hasDefault = table.digit(place) & 8 != 0
      place += 1
      let defaultValue = hasDefault ? table.field(at: &place) : .none
      switch value {
      case .none: return .absent
      case .many(let elements) where elements.isEmpty && !hasDefault: return .absent
      default: return hasDefault && value == defaultValue ? .absent : .missing
      }
    }
  }

  /// The parameter's name in the manifest.
  func parameterName(_ position: Int) -> String {
    let parameters = parameters
    return parameters.indices.contains(position) ? parameters[position].name : "\(position)"
  }

  private func parameter(at place: inout Int) -> ParameterInfo {
    let name = table.text(at: &place).string
    let typeName = table.text(at: &place).string
    let flags = table.digit(place)
    place += 1
    return ParameterInfo(
      name: name, typeName: typeName, shape: ParameterInfo.Shape(rawValue: flags & 3) ?? .single,
      isSensitive: flags & 4 != 0, defaultValue: flags & 8 == 0 ? .none : table.field(at: &place))
  }

  private func has(_ part: Part) -> Bool {
    let (digit, bit) = part.rawValue < 6 ? (1, part.rawValue) : (3, part.rawValue - 6)
    return table.digit(place + digit) & (1 << bit) != 0
  }

  /// The place of a part.
  private func place(of wanted: Part) -> Int {
    var start = place + 4 + 3 * table.referenceWidth
    // Most entries have none of the first six.
    let first = table.digit(place + 1) == 0 ? 6 : 0
    var part = first
    while part < wanted.rawValue {
      if let part = Part(rawValue: part), has(part) { skip(part, &start) }
      part += 1
    }
    return start
  }

  private func skip(_ part: Part, _ place: inout Int) {
    switch part {
    case .tab: _ = table.number(&place)
    case .parent, .sheet:
      _ = table.number(&place)
      for _ in 0..<table.number(&place) { _ = table.number(&place) }
    case .guards: for _ in 0..<table.number(&place) { _ = table.number(&place) }
    case .title, .icon: place += table.referenceWidth
    case .was, .urls: place += table.number(&place) * table.referenceWidth
    }
  }

  /// Reads a part, or gives nil where the entry lacks it.
  private func reading<Value>(_ part: Part, _ read: (inout Int) -> Value) -> Value? {
    guard has(part) else { return nil }
    var place = place(of: part)
    return read(&place)
  }

  private func arguments(_ part: Part) -> [Int?] {
    reading(part) { place in
      _ = table.number(&place)
      let count = table.number(&place)
      return (0..<count).map { _ in
        let argument = table.number(&place)
        return argument == 0 ? nil : argument - 1
      }
    } ?? []
  }
}
