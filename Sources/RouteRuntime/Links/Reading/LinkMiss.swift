extension CompiledRoutes {
  /// Why a link matches nothing.
  ///
  /// - Parameter reader: One that has found no winner.
  func miss(_ reader: UnsafeMutablePointer<LinkReader>) -> LinkError {
    var search = LinkMiss(reader)
    search.visit(table.quad(TableReader.Header.root), depth: 0, misfits: [])
    return search.error
  }
}

/// Looks for the pattern that a link comes closest to, and for what is wrong with the link from its point of view.
///
/// It walks the tree as the matcher does, but past values that do not fit, and takes the pattern with the fewest
/// faults; of those the one with the most literal segments, and of those that of the first entry in the manifest, as
/// `routegen match` does. This is no fast path: it is only walked after a miss.
struct LinkMiss {
  private enum Fault {
    case source
    case value(parameter: Int, String)
    case missing(parameter: Int)
    case other
  }

  private struct Candidate {
    let pattern: PatternReader
    let literalCount: Int
    var faults: [Fault] = []
    var malformation: LinkError.Malformation?

    /// The lower, the nearer.
    var rank: (Int, Int, Int, Int) {
      // Of several patterns of one entry, the one with an unfit value before the one that lacks it.
      let fault =
        switch faults.first {
        case .value(let parameter, _): 2 * parameter
        case .missing(let parameter): 2 * parameter + 1
        case .source, .other, nil: -1
        }
      return (faults.count, -literalCount, pattern.entry, fault)
    }
  }

  /// How many nodes are looked at. Tables in which more lead to one link are not written by hand.
  private static let visitLimit = 1000

  private let reader: UnsafeMutablePointer<LinkReader>
  private var table: TableReader { reader.pointee.table }
  private var nearest: Candidate?
  /// The deepest node that the link leads to.
  private var deepest = (depth: 0, node: 0)
  private var visits = 0

  init(_ reader: UnsafeMutablePointer<LinkReader>) { self.reader = reader }

  mutating func visit(_ place: Int, depth: Int, misfits: [Int]) {
    visits += 1
    if visits > Self.visitLimit { return }
    let node = NodeReader(table: table, place: place)
    if depth > deepest.depth { deepest = (depth, place) }
    if depth == reader.pointee.segmentCount {
      if node.isPattern {
        evaluate(at: node.pattern, misfits)
      } else if node.hasLeaves {
        evaluateAll(node.leaves, misfits)
      }
    } else {
      visitChildren(node, depth: depth, misfits: misfits)
    }
    if node.hasRests { evaluateAll(node.rests, misfits) }
  }

  private mutating func visitChildren(_ node: NodeReader, depth: Int, misfits: [Int]) {
    for child in reader.pointee.children(of: node, at: depth) { visit(child, depth: depth + 1, misfits: misfits) }
    guard node.hasPlaceholders else { return }
    let (start, count) = node.placeholders
    for index in 0..<count {
      let edge = start + index * 2 * table.referenceWidth
      let accepted = table.reference(edge)
      let value = reader.pointee.segment(depth)
      guard table.hasSurroundings(value, matcher: accepted) else { continue }
      let fits = table.accepts(value, matcher: accepted)
      visit(
        table.reference(edge + table.referenceWidth), depth: depth + 1, misfits: fits ? misfits : misfits + [depth])
    }
  }

  var error: LinkError {
    guard let nearest else { return .notFound(closest: closest.map(path)) }
    if let malformation = nearest.malformation { return .malformed(malformation) }
    let entry = CompiledRoutes(table).entry(nearest.pattern.entry)
    switch nearest.faults.first {
    case .source:
      return .sourceNotAllowed(route: entry.id, source: reader.pointee.source)
    case .value(let position, let text):
      let parameter = entry.parameters[position]
      return .invalidParameter(
        name: parameter.name, value: parameter.isSensitive ? "‹redacted›" : text, expected: parameter.typeName,
        route: entry.id)
    case .missing(let position):
      return .missingParameter(name: entry.parameters[position].name, route: entry.id)
    case .other, nil: return .notFound(closest: path(nearest.pattern))
    }
  }

  // MARK: One pattern

  private mutating func evaluateAll(_ patterns: (place: Int, count: Int), _ misfits: [Int]) {
    for index in 0..<patterns.count {
      evaluate(at: table.reference(patterns.place + index * table.referenceWidth), misfits)
    }
  }

  private mutating func evaluate(at place: Int, _ misfits: [Int]) {
    let candidate = evaluate(PatternReader(table: table, place: place), misfits)
    if nearest.map({ candidate.rank < $0.rank }) ?? true { nearest = candidate }
  }

  private mutating func evaluate(_ pattern: PatternReader, _ misfits: [Int]) -> Candidate {
    let places = PatternPlaces(pattern)
    var candidate = Candidate(pattern: pattern, literalCount: literalCount(pattern, places))
    reader.pointee.fault = nil
    if !pattern.allows(reader.pointee.source) { candidate.faults.append(.source) }
    if pattern.hasHosts {
      var place = places.hosts
      if !reader.pointee.acceptHosts(&place) { candidate.faults.append(.other) }
    }
    if pattern.hasPlaceholders {
      var place = pattern.body
      for _ in 0..<table.number(&place) {
        let placeholder = pattern.placeholder(&place)
        guard misfits.contains(placeholder.segment), let parameter = placeholder.parameter else { continue }
        candidate.faults.append(.value(parameter: parameter, reader.pointee.value(of: placeholder).string))
      }
    }
    if pattern.hasRest {
      var place = places.rest
      let start = table.number(&place)
      let parameter = table.number(&place)
      let accepted = table.reference(place)
      let misfit = (start..<max(start, reader.pointee.segmentCount)).first {
        !table.accepts(reader.pointee.segment($0), matcher: accepted)
      }
      if let misfit { candidate.faults.append(.value(parameter: parameter, reader.pointee.segment(misfit).string)) }
    }
    if pattern.hasQuery {
      var place = places.query
      evaluateItems(&place, in: reader.pointee.query, &candidate)
    }
    if pattern.hasFragment { evaluateFragment(places.fragment, &candidate) }
    candidate.malformation = reader.pointee.fault
    return candidate
  }

  private func literalCount(_ pattern: PatternReader, _ places: PatternPlaces) -> Int {
    var (segments, placeholders) = (places.template, pattern.body)
    return table.number(&segments) - (pattern.hasPlaceholders ? table.number(&placeholders) : 0)
  }

  private mutating func evaluateItems(_ place: inout Int, in text: TextBytes?, _ candidate: inout Candidate) {
    for _ in 0..<table.number(&place) {
      let item = PatternItem(table: table, place: place)
      place = item.end
      if reader.pointee.accept(item, in: text, listKind: .queryItems) { continue }
      let values = values(of: item, in: text)
      for value in values { reader.pointee.noteFault(in: value) }
      candidate.faults.append(item.kind == .parameter ? fault(item, values) : .other)
    }
  }

  private func values(of item: PatternItem, in text: TextBytes?) -> [TextBytes] {
    var items = LinkItems(text ?? reader.pointee.bytes.slice(0, 0))
    var values: [TextBytes] = []
    while let next = items.next() {
      if item.isNamed(by: next.key, hasEscapes: reader.pointee.hasEscapedItems) { values.append(next.value) }
    }
    return values
  }

  private func fault(_ item: PatternItem, _ values: [TextBytes]) -> Fault {
    let misfit = item.traits.isList ? values.lazy.compactMap(item.misfit).first : values.first
    guard let misfit else { return .missing(parameter: item.parameter) }
    return .value(parameter: item.parameter, misfit.decodedString(plusIsSpace: table.plusIsSpace) ?? misfit.string)
  }

  private mutating func evaluateFragment(_ place: Int, _ candidate: inout Candidate) {
    var end = place
    if reader.pointee.acceptFragment(&end) { return }
    var place = place
    switch table.fragmentKind(&place) {
    case .literal: candidate.faults.append(.other)
    case .pairs: evaluateItems(&place, in: reader.pointee.fragment, &candidate)
    case .parameter:
      let item = PatternItem(table: table, place: place)
      let text = reader.pointee.fragment.map { $0.decodedString(plusIsSpace: false) ?? $0.string }
      candidate.faults.append(
        text.map { .value(parameter: item.parameter, $0) } ?? .missing(parameter: item.parameter))
    }
  }

  // MARK: Nothing fits

  /// Some pattern whose path begins as the link does.
  private var closest: PatternReader? {
    var place = deepest.node
    while place != 0 {
      let node = NodeReader(table: table, place: place)
      if node.isPattern { return PatternReader(table: table, place: node.pattern) }
      if node.hasLeaves { return PatternReader(table: table, place: table.reference(node.leaves.place)) }
      if node.hasRests { return PatternReader(table: table, place: table.reference(node.rests.place)) }
      if node.hasPlaceholders {
        place = table.reference(node.placeholders.place + table.referenceWidth)
      } else {
        place = node.hasLiterals ? node.literals.someChild : 0
      }
    }
    return nil
  }

  /// The path of a pattern as the manifest writes it.
  private func path(_ pattern: PatternReader) -> String {
    let places = PatternPlaces(pattern)
    let entry = CompiledRoutes(table).entry(pattern.entry)
    var literal = places.template
    let count = table.number(&literal)
    var place = pattern.body
    var placeholders: [Int: String] = [:]
    if pattern.hasPlaceholders {
      for _ in 0..<table.number(&place) {
        let placeholder = pattern.placeholder(&place)
        let name = placeholder.parameter.map(entry.parameterName) ?? ""
        placeholders[placeholder.segment] =
          placeholder.prefix == nil
          ? ":" + name : (placeholder.prefix?.string ?? "") + "{\(name)}" + (placeholder.suffix?.string ?? "")
      }
    }
    var result = ""
    for index in 0..<count { result += "/" + (placeholders[index] ?? table.text(at: &literal).string) }
    if pattern.hasRest {
      var place = places.rest
      _ = table.number(&place)
      result += "/*" + entry.parameterName(table.number(&place))
    }
    return result.isEmpty ? "/" : result
  }
}

extension LinkReader {
  /// Notes a fault if a value of a query cannot be decoded.
  fileprivate mutating func noteFault(in value: TextBytes) {
    let decoded = value.withDecoded(plusIsSpace: plusIsSpace) { $0.map { _ in } }
    if case .failure(let fault) = decoded { self.fault = fault }
  }
}

extension PatternItem {
  /// The first element that does not fit, of those that one value of a link holds.
  fileprivate func misfit(in value: TextBytes) -> TextBytes? {
    var elements = ListElements(value, of: self)
    while let element = elements.next() {
      if !accepts(element) { return element }
    }
    return nil
  }

  /// Whether the value of an element fits, decoded.
  fileprivate func accepts(_ element: TextBytes) -> Bool {
    element.withDecoded(plusIsSpace: table.plusIsSpace) { decoded in
      if case .success(let text) = decoded { table.accepts(text, matcher: matcher) } else { false }
    }
  }
}

extension TableReader {
  /// Whether a segment has the text that a matcher asks for around the value.
  fileprivate func hasSurroundings(_ value: TextBytes, matcher: Int) -> Bool {
    guard matcher >= Matcher.firstPlace, digit(matcher) == Matcher.surrounded else { return true }
    var place = matcher + 1
    let prefix = text(at: &place)
    return value.between(prefix, text(at: &place)) != nil
  }
}
