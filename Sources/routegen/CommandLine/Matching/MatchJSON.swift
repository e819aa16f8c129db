/// The stable JSON of `match --format json`.
struct MatchJSON {
  var model: RouteModel
  /// For the places of patterns.
  var report: Report

  func object(_ result: MatchResult) -> JSON {
    var pairs: [(key: String, value: JSON)] = [("url", .string(result.url))]
    switch result.outcome {
    case .opens(let opening):
      pairs.append(("outcome", .string(model[opening.entry].kind.rawValue)))
      pairs += members(of: opening)
    case .handoff(let name, let scheme):
      pairs += [("outcome", "handoff"), ("handoff", .string(name)), ("scheme", .string(scheme))]
    case .ambiguous(let openings):
      let candidates = openings.map { opening -> JSON in
        .object([("outcome", .string(model[opening.entry].kind.rawValue))] + members(of: opening))
      }
      pairs += [("outcome", "ambiguous"), ("candidates", .array(candidates))]
    case .fails(let failure):
      pairs += [("outcome", "none"), ("error", error(failure))]
    }
    return .object(pairs)
  }

  private func members(of opening: Opening) -> [(key: String, value: JSON)] {
    let entry = model[opening.entry]
    var pairs: [(key: String, value: JSON)] = []
    if entry.kind == .route || entry.kind == .action { pairs.append((entry.kind.rawValue, .string(entry.path))) }
    pairs.append(("parameters", parameters(of: opening.screen)))
    pairs.append(("tab", .optional(opening.tab.map { model[$0].path })))
    pairs.append(("path", screens(entry.kind == .sheet ? opening.basePath : opening.path)))
    pairs.append(("sheet", .optional(opening.sheet.map { model[$0.entry].path })))
    if entry.kind == .route, let sheet = opening.sheet {
      pairs += [("sheetParameters", parameters(of: sheet)), ("basePath", screens(opening.basePath))]
    }
    let extra = opening.extraQuery.map { JSON.array([.string($0.name), .optional($0.value)]) }
    let pattern = model[opening.pattern]
    return pairs + [
      ("guards", .strings(entry.guards.map { model[$0].name })),
      ("extraQuery", .array(extra)),
      ("pattern", .string(pattern.text)),
      ("location", .location(of: pattern.range, in: report)),
    ]
  }

  private func screens(_ screens: [Opening.Screen]) -> JSON {
    .array(
      screens.map { screen -> JSON in
        ["route": .string(model[screen.entry].path), "parameters": parameters(of: screen)]
      })
  }

  private func parameters(of screen: Opening.Screen) -> JSON {
    .object(zip(model[screen.entry].parameters, screen.values).map { ($0.name, JSON($1)) })
  }

  private func error(_ failure: MatchFailure) -> JSON {
    var pairs: [(key: String, value: JSON)] = []
    switch failure {
    case .notFound: pairs.append(("kind", "notFound"))
    case .missingParameter(let name, _):
      pairs += [("kind", "missingParameter"), ("parameter", .string(name))]
    case .invalidParameter(let name, let value, let expected, _):
      pairs += [
        ("kind", "invalidParameter"), ("parameter", .string(name)), ("value", .string(value)),
        ("expected", .string(expected)),
      ]
    case .malformed: pairs.append(("kind", "malformed"))
    case .foreign(let owner): pairs += [("kind", "foreign"), ("owner", .string(owner))]
    case .sourceNotAllowed(_, let source):
      pairs += [("kind", "sourceNotAllowed"), ("source", source == .web ? "web" : "scheme")]
    }
    pairs += [("message", .string(failure.reason)), ("closest", .optional(failure.closest.map { model[$0].text }))]
    return .object(pairs)
  }
}

extension JSON {
  init(_ value: MatchedValue) {
    self =
      switch value {
      case .none: .null
      case .bool(let value): .bool(value)
      case .number(let text): .number(text)
      case .text(let text): .string(text)
      case .list(let values): .array(values.map(JSON.init))
      }
  }
}
