/// The head of a table, and behind it the schemes, hosts and handoffs, each the number of them and their texts; a
/// handoff is the name of the SDK and a scheme.
struct TableHead {
  private static let root = 8
  private static let entries = 12
  private static let entryCount = 16
  private static let tabCount = 20
  private static let names = 24
  private static let formerNames = 28
  private static let schemes = 32
  private static let hosts = 36
  private static let handoffs = 40
  private static let types = 44
  private static let length = 48

  var root = 0
  var entries = 0
  var names = 0
  var formerNames = 0
  var types = 0
  private var schemes = 0
  private var hosts = 0
  private var handoffs = 0
  private let entryCount: Int
  private let tabCount: Int

  /// Writes all of the head that is known, and room for the rest.
  init(_ model: RouteModel, _ writer: inout TableWriter) {
    entryCount = model.entries.count
    tabCount = model.entries.prefix { $0.kind == .tab }.count
    let links = model.links
    writer.digit(3)
    writer.digit(writer.referenceWidth == 4 ? 1 : 0)
    writer.digit(links.caseInsensitive ? 1 : 0)
    writer.digit(links.plusIsSpace ? 1 : 0)
    writer.digit(links.canonical == .web ? 1 : 0)
    writer.pair(model.entries.map(\.parameters.count).max() ?? 0)
    while writer.here < Self.length { writer.digit(0) }

    schemes = writer.here
    writer.number(links.schemes.count)
    for scheme in links.schemes { writer.text(scheme.value) }
    hosts = writer.here
    writer.number(links.hosts.count)
    for host in links.hosts { writer.text(host.value) }
    handoffs = writer.here
    let foreign = links.handoffs.flatMap { handoff in handoff.schemes.map { (handoff.name, $0.value) } }
    writer.number(foreign.count)
    for (name, scheme) in foreign {
      writer.text(name)
      writer.text(scheme)
    }
  }

  /// Writes the rest of the head into its room.
  func write(_ writer: inout TableWriter) {
    let values = [
      (Self.root, root), (Self.entries, entries), (Self.entryCount, entryCount), (Self.tabCount, tabCount),
      (Self.names, names), (Self.formerNames, formerNames), (Self.schemes, schemes), (Self.hosts, hosts),
      (Self.handoffs, handoffs), (Self.types, types),
    ]
    for (place, value) in values { writer.overwrite(value, quadAt: place) }
  }
}
