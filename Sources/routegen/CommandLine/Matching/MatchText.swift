/// What `match` prints for people.
struct MatchText {
  var matcher: URLMatcher
  /// For the places of patterns.
  var report: Report
  var style: TerminalStyle

  private var model: RouteModel { matcher.model }

  func text(for result: MatchResult) -> String {
    var text = style.bold(DisplayText.escaped(result.url)) + "\n"
    switch result.outcome {
    case .opens(let opening): text += rows(of: opening)
    case .handoff(let name, _): text += row("handoff", "\(name); another SDK's link, handed over as it is")
    case .ambiguous(let openings):
      text += failure("\(openings.count) patterns match, and none wins")
      for opening in openings { text += row("matches", describe(opening.pattern)) }
    case .fails(let failure):
      text += self.failure(DisplayText.escaped(failure.reason))
      if let closest = failure.closest { text += row("closest", describe(closest)) }
    }
    return text
  }

  private func rows(of opening: Opening) -> String {
    let entry = model[opening.entry]
    var text = row(entry.kind.rawValue, style.bold(entry.path))
    if !entry.parameters.isEmpty { text += row("values", values(of: opening.screen)) }
    if entry.kind == .route || entry.kind == .sheet {
      text += row("tab", opening.tab.map { model[$0].path } ?? "current")
    }
    if !opening.basePath.isEmpty { text += row("below", path(opening.basePath)) }
    if entry.kind == .route, let sheet = opening.sheet { text += row("in sheet", describe(sheet)) }
    if opening.path.count > 1 { text += row("path", path(opening.path)) }
    if !entry.guards.isEmpty { text += row("guards", entry.guards.map { model[$0].name }.joined(separator: ", ")) }
    if !opening.extraQuery.isEmpty {
      let extra = opening.extraQuery.map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }
      text += row("ignored", DisplayText.escaped(extra.joined(separator: "&")))
    }
    return text + row("pattern", "\(model[opening.pattern].text) (\(place(of: opening.pattern)))")
  }

  private func path(_ screens: [Opening.Screen]) -> String { screens.map(describe).joined(separator: " > ") }

  private func describe(_ screen: Opening.Screen) -> String {
    let name = model[screen.entry].path
    return screen.values.isEmpty ? name : "\(name)(\(values(of: screen)))"
  }

  private func values(of screen: Opening.Screen) -> String {
    zip(model[screen.entry].parameters, screen.values)
      .map { "\($0.name): \(DisplayText.escaped(JSON($1).compactText))" }.joined(separator: ", ")
  }

  /// A pattern with its entry and its place.
  private func describe(_ id: PatternID) -> String {
    let entry = model[model[id].entry]
    return "\(model[id].text) (\(entry.kind.rawValue) `\(entry.path)`, \(place(of: id)))"
  }

  private func place(of id: PatternID) -> String {
    let range = model[id].range
    return "\(DisplayText.escaped(report.sources[range.file].path)):\(report.start(of: range).line)"
  }

  private func failure(_ reason: String) -> String {
    "  \(style.colored("opens nothing:", as: .error)) \(reason)\n"
  }

  private func row(_ label: String, _ value: String) -> String {
    "  " + style.faint(label + String(repeating: " ", count: max(1, 9 - label.count))) + value + "\n"
  }
}

// MARK: - Explanation

extension MatchText {
  /// Every pattern that comes near a URL, and why it wins, loses or does not match.
  func explanation(of result: MatchResult) -> String {
    guard case .link(let parts)? = try? matcher.reader.read(Array(result.url.utf8)[...]) else { return "" }
    let near = matcher.index.candidates(for: parts) { test, segment in test.text(in: segment) != nil }
    let readings = near.sorted { $0.index < $1.index }.map { matcher.patterns.read($0, in: parts) }
    if readings.isEmpty { return row("explain", "no pattern has a path of this form") }
    let matching = matcher.matching(parts)
    let winner = matcher.winner(among: matching)?.pattern.id
    return readings.map { reading in
      let id = reading.pattern.id
      let verdict =
        if id == winner {
          "wins"
        } else if let fault = reading.faults.first {
          describe(fault, of: reading)
        } else if !matching.contains(where: { $0.pattern.id == id }) {
          "another spells the first segment exactly as the URL does"
        } else if let winner {
          "loses to \(model[winner].text): \(reason(winner, over: id))"
        } else {
          "matches; nothing decides between it and another"
        }
      return row("explain", "\(describe(id)): \(verdict)")
    }.joined()
  }

  /// What decided between two patterns that both match.
  private func reason(_ winner: PatternID, over loser: PatternID) -> String {
    let comparison = matcher.order.compare(winner, loser)
    switch comparison.pathRelation {
    case .smaller:
      let number = comparison.path.firstIndex(of: .smaller) ?? 0
      return number < model[winner].segments.count
        ? "its segment \(number + 1) is more specific" : "it has no rest after its path"
    case .equal where comparison.conditions == .smaller:
      return "it demands more of the query, the fragment, the host or the source"
    default:
      return "`\(model[model[winner].entry].path)` says winsOver"
    }
  }

  private func describe(_ fault: PatternReading.Fault, of reading: PatternReading) -> String {
    let entry = model[reading.pattern.entry]
    switch fault {
    case .literal(let number): return "segment \(number + 1) differs"
    case .segmentCount: return "the URL has another number of segments"
    case .value(let parameter, let text):
      let expected = matcher.types.type(of: parameter, in: entry.id).name
      let name = entry.parameters[parameter].name
      return "`\(DisplayText.escaped(text.string))` does not fit `\(name): \(expected)`"
    case .missing(let parameter): return "the required parameter `\(entry.parameters[parameter].name)` is missing"
    case .query(let item): return "the query key `\(item.key)` is missing, or has another value"
    case .fragment: return "the fragment is missing, or is another one"
    case .host: return "it does not open from this host"
    case .source: return "it does not open from a URL of this form"
    }
  }
}
