/// Turns patterns into shapes.
struct ShapeBuilder {
  let forms: LinkForms
  private let store: LanguageStore
  private let scalars: ScalarLanguages
  /// The keys from which some pattern reads a list, so that all their values count.
  let listKeys: Set<DemandKey>
  private(set) var keys: [DemandKey] = []
  private(set) var keyNumbers: [DemandKey: DemandKeyID] = [:]
  private(set) var requirements: [Requirement] = []
  private var requirementNumbers: [Requirement: RequirementID] = [:]

  init(_ model: RouteModel, _ store: LanguageStore) {
    self.store = store
    scalars = ScalarLanguages(store: store, types: model.types)
    forms = LinkForms(model.links)
    listKeys = Self.listKeys(model)
  }

  private static func listKeys(_ model: RouteModel) -> Set<DemandKey> {
    var result: Set<DemandKey> = []
    for pattern in model.patterns {
      let parameters = model[pattern.entry].parameters
      func isList(_ item: Pattern.QueryItem) -> Bool {
        guard case .parameter(let index) = item.value else { return false }
        return parameters.indices.contains(index) && parameters[index].shape == .list
      }
      for item in pattern.query where isList(item) { result.insert(.query(item.key)) }
      if case .pairs(let items) = pattern.fragment {
        for item in items where isList(item) { result.insert(.fragmentPair(item.key)) }
      }
    }
    return result
  }

  /// The shape of a pattern, or nil if it matches no URL at all: a value that nothing fits, or no form of URL.
  ///
  /// - Parameter parameters: those of its entry; empty for a retired pattern, whose placeholders take any text.
  mutating func shape(of pattern: Pattern, _ parameters: [Parameter]) throws(TooComplex) -> PatternShape? {
    func parameter(_ index: Int?) -> Parameter? {
      index.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
    }
    if pattern.segments.count > PatternTable.largestSegmentCount { return nil }
    var segments: [LanguageID] = []
    var stands: [Int32] = []
    segments.reserveCapacity(pattern.segments.count)
    stands.reserveCapacity(pattern.segments.count)
    for segment in pattern.segments {
      switch segment {
      case .literal(let text):
        segments.append(store.literal(text))
        stands.append(-1)
      case .placeholder(let placeholder):
        let language = try scalars.segment(
          parameter(placeholder.parameter), prefix: placeholder.prefix, suffix: placeholder.suffix)
        guard let language else { return nil }
        segments.append(language)
        stands.append(Int32(placeholder.parameter ?? -1))
      }
    }
    var rest: LanguageID?
    if let declared = pattern.rest {
      rest = try scalars.values(of: parameter(declared.parameter), in: .segment)
      if rest == nil { return nil }
    }
    var demands = Demands(forms: forms.forms(sources: pattern.sources, hosts: pattern.hosts))
    if demands.required.forms.isEmpty { return nil }
    for item in pattern.query where !(try add(item, .query(item.key), parameters, to: &demands)) { return nil }
    switch pattern.fragment {
    case .literal(let text): try demand(literal(Array(text.utf8)), .fragment, in: &demands)
    case .parameter(let index):
      let item = Pattern.QueryItem(key: "", value: .parameter(index))
      if !(try add(item, .fragment, parameters, to: &demands)) { return nil }
    case .pairs(let items):
      for item in items where !(try add(item, .fragmentPair(item.key), parameters, to: &demands)) { return nil }
    case nil: break
    }
    return PatternShape(
      segments: segments, rest: rest, requirement: number(demands.required), conditions: number(demands.all),
      parameters: stands)
  }

  /// What a pattern asks for beside its path.
  private struct Demands {
    /// By the keys that must be there.
    var required: Requirement
    /// By all declared keys.
    var all: Requirement

    init(forms: [Int32]) {
      required = Requirement(forms: forms)
      all = required
    }
  }

  /// Adds what a declared key asks for; false if nothing can meet it.
  private mutating func add(
    _ item: Pattern.QueryItem, _ place: DemandKey, _ parameters: [Parameter], to demands: inout Demands
  ) throws(TooComplex) -> Bool {
    switch item.value {
    case .literal(let text): try demand(literal(Array(text.utf8)), place, in: &demands)
    case .present: try demand(store.intern(.known(.queryText), .text), place, in: &demands)
    case .parameter(let index):
      guard parameters.indices.contains(index) else { return true }
      let parameter = parameters[index]
      let language = try scalars.values(of: parameter, in: .query)
      if !parameter.mayBeAbsent {
        guard let language else { return false }
        try demand(language, place, in: &demands)
      } else if parameter.shape == .list {
        // A fragment as a whole holds no list, which is reported.
        if place != .fragment { try admit(listOf: language, parameter, place, in: &demands) }
      } else {
        let blank = scalars.takesEmptyText(parameter) ? [] : [[], SpecialValue.withoutEquals]
        try admit(store.adding([SpecialValue.absent] + blank, to: language), place, in: &demands)
      }
    }
    return true
  }

  /// Asks for a value of a key.
  private mutating func demand(
    _ language: LanguageID, _ place: DemandKey, in demands: inout Demands
  ) throws(TooComplex) {
    demands.required[key(place)] = language
    try admit(language, place, in: &demands)
  }

  /// Allows some values of a key; what rules nothing out is not kept.
  private mutating func admit(
    _ language: LanguageID?, _ place: DemandKey, in demands: inout Demands
  ) throws(TooComplex) {
    guard let language, store[language] != .known(.anything) else { return }
    if place == .fragment {
      let withoutEquals = store.intern(.finite([SpecialValue.withoutEquals]), .typed)
      demands.all[key(place)] = try store.difference(language, withoutEquals)
    } else if listKeys.contains(place) {
      demands.all[key(place)] = store.intern(.firstValue(language), store.rank(language))
    } else {
      demands.all[key(place)] = language
    }
  }

  private mutating func admit(
    listOf language: LanguageID?, _ parameter: Parameter, _ place: DemandKey, in demands: inout Demands
  ) throws(TooComplex) {
    var element = language
    if parameter.listStyle == .repeated, !scalars.takesEmptyText(parameter) {
      element = try store.adding([[], SpecialValue.withoutEquals], to: element)
    }
    guard let element else {
      demands.all[key(place)] = store.intern(.finite([SpecialValue.absent]), .typed)
      return
    }
    if store[element] == .known(.queryText) { return }
    demands.all[key(place)] = store.intern(.list(of: element, parameter.listStyle), .typed)
  }

  /// A literal value of a key; an empty one is also there without `=`.
  private func literal(_ text: [UInt8]) -> LanguageID {
    store.intern(.finite(text.isEmpty ? [[], SpecialValue.withoutEquals] : [text]), .literal)
  }

  private mutating func key(_ key: DemandKey) -> DemandKeyID {
    if let known = keyNumbers[key] { return known }
    let new = DemandKeyID(index: Int32(keys.count))
    keys.append(key)
    keyNumbers[key] = new
    return new
  }

  private mutating func number(_ requirement: Requirement) -> RequirementID {
    if let known = requirementNumbers[requirement] { return known }
    let new = RequirementID(index: Int32(requirements.count))
    requirements.append(requirement)
    requirementNumbers[requirement] = new
    return new
  }
}
