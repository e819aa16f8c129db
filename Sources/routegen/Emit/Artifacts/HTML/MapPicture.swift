/// The map of a table as SVG: a lane for each tab, one for the sheets and one for the rest, with the stacks as trees.
struct MapPicture {
  private struct Place {
    var entry: Entry
    var x: Int
    var y: Int
    var width: Int
  }

  private struct Lane {
    var title: String
    var places: [Place] = []
    var hidden = 0
    var height: Int
  }

  /// More screens than this in one lane, or more arrows, would be no picture any more.
  private static let mostInLane = 60
  private static let mostLinks = 250
  private static let laneWidth = 250
  private static let boxHeight = 42
  private static let step = 52

  private let model: RouteModel
  private var lanes: [Lane] = []

  init(_ model: RouteModel) {
    self.model = model
    var children: [Int: [Entry]] = [:]
    var roots: [(title: String, entries: [Entry])] = []
    var loose: [Entry] = []
    for entry in model.entries where entry.kind == .route {
      if let above = entry.sheet ?? entry.parent ?? entry.tab {
        children[above.index, default: []].append(entry)
      } else {
        loose.append(entry)
      }
    }
    for tab in model.entries where tab.kind == .tab && !(tab.isImplicit && children[tab.id.index] == nil) {
      roots.append((tab.title ?? tab.path, [tab]))
    }
    roots.append(("In the current tab", loose))
    roots.append(("Sheets", model.entries.filter { $0.kind == .sheet }))
    roots.append(("Actions", model.entries.filter { $0.kind == .action }))
    for root in roots where !root.entries.isEmpty {
      var lane = Lane(title: root.title, height: 52)
      for entry in root.entries { place(entry, depth: 0, children, in: &lane) }
      if lane.hidden > 0 { lane.height += 26 }
      lanes.append(lane)
    }
  }

  private func place(_ entry: Entry, depth: Int, _ children: [Int: [Entry]], in lane: inout Lane) {
    if lane.places.count >= Self.mostInLane {
      lane.hidden += 1
    } else {
      let indent = 14 + min(depth, 5) * 18
      lane.places.append(
        Place(
          entry: entry, x: lanes.count * (Self.laneWidth + 24) + 12 + indent, y: lane.height,
          width: Self.laneWidth - indent - 14))
      lane.height += Self.step
    }
    // A cycle of parents is an error of the manifest, but the model of such a one exists.
    guard depth < 64 else { return }
    for child in children[entry.id.index] ?? [] { place(child, depth: depth + 1, children, in: &lane) }
  }

  var svg: String {
    let width = max(1, lanes.count) * (Self.laneWidth + 24)
    let height = (lanes.map(\.height).max() ?? 60) + 24
    var text = """
      <svg class="map" role="img" aria-label="Map of the screens" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" xmlns="http://www.w3.org/2000/svg">
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
      <path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>

      """
    let places = Dictionary(
      lanes.flatMap(\.places).map { ($0.entry.id.index, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, lane) in lanes.enumerated() { text += self.text(of: lane, at: index) }
    for lane in lanes { for place in lane.places { text += branch(to: place, places) } }
    text += links(places)
    for lane in lanes { for place in lane.places { text += box(place) } }
    return text + "</svg>\n"
  }

  private func text(of lane: Lane, at index: Int) -> String {
    let x = index * (Self.laneWidth + 24) + 12
    let label = MapLabel(width: Self.laneWidth - 28, unit: 8)
    var text = """
      <rect class="lane" x="\(x)" y="12" width="\(Self.laneWidth)" height="\(lane.height - 6)" rx="12"/>\
      <text class="title" x="\(x + 14)" y="37">\(xmlEscaped(label.fitting(lane.title)))</text>

      """
    if lane.hidden > 0 {
      text +=
        "<text class=\"more\" x=\"\(x + 14)\" y=\"\(lane.height - 8)\">and \(lane.hidden) more in the list</text>\n"
    }
    return text
  }

  private func branch(to place: Place, _ places: [Int: Place]) -> String {
    let entry = place.entry
    guard entry.kind == .route, let above = entry.sheet ?? entry.parent ?? entry.tab, let from = places[above.index]
    else { return "" }
    let (x, y) = (from.x + 8, from.y + Self.boxHeight)
    return "<path class=\"branch\" d=\"M\(x) \(y)V\(place.y + Self.boxHeight / 2)H\(place.x)\"/>\n"
  }

  private func links(_ places: [Int: Place]) -> String {
    var text = ""
    var count = 0
    for entry in model.entries {
      guard let from = places[entry.id.index] else { continue }
      for target in entry.leadsTo {
        guard let to = places[target.index], target != entry.id, count < Self.mostLinks else { continue }
        count += 1
        let (y1, y2) = (from.y + Self.boxHeight / 2 + 6, to.y + Self.boxHeight / 2 - 6)
        let isForward = to.x > from.x + from.width
        let isBackward = to.x + to.width < from.x
        let x1 = isBackward ? from.x : from.x + from.width
        let x2 = isForward ? to.x : to.x + to.width
        let bend = isForward || isBackward ? max(30, abs(x2 - x1) / 3) : 26
        let (c1, c2) = (isBackward ? x1 - bend : x1 + bend, isForward ? x2 - bend : x2 + bend)
        text +=
          "<path class=\"link\" marker-end=\"url(#tip)\" d=\"M\(x1) \(y1)C\(c1) \(y1) \(c2) \(y2) \(x2) \(y2)\"/>\n"
      }
    }
    return text
  }

  private func box(_ place: Place) -> String {
    let entry = place.entry
    let (x, y) = (place.x, place.y)
    let lock =
      entry.guards.isEmpty
      ? ""
      : "<path class=\"lock\" d=\"M\(x + place.width - 20) \(y + 11)h10v8h-10zM\(x + place.width - 18) \(y + 11)"
        + "v-2a3 3 0 0 1 6 0v2h-1.5v-2a1.5 1.5 0 0 0-3 0v2z\"/>"
    let guards = entry.guards.map { model[$0].name }.joined(separator: ", ")
    let tooltip = entry.path + (guards.isEmpty ? "" : ", guarded by \(guards)")
    let room = place.width - (lock.isEmpty ? 18 : 36)
    let url = entry.patterns.first.map { model[$0].text } ?? "no URL"
    // Inner pictures cut off what a font makes wider than expected.
    return """
      <a href="#e\(entry.id.index)" class="\(entry.kind.rawValue)"><title>\(xmlEscaped(tooltip))</title>\
      <rect class="box" x="\(x)" y="\(y)" width="\(place.width)" height="\(Self.boxHeight)" rx="8"/>\
      <svg x="\(x + 10)" y="\(y)" width="\(room)" height="24"><text y="18">\
      \(xmlEscaped(MapLabel(width: room, unit: 7.6).name(entry.path)))</text></svg>\
      <svg x="\(x + 10)" y="\(y + 22)" width="\(place.width - 18)" height="20"><text class="url" y="11">\
      \(xmlEscaped(MapLabel(width: place.width - 18, unit: 6.7).url(url)))</text></svg>\(lock)</a>

      """
  }
}
