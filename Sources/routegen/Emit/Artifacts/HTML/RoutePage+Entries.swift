extension RoutePage {
  /// One screen or action with all there is to know of it.
  func entry(_ entry: Entry) -> String {
    let kind = entry.kind.rawValue
    var text = """
      <article class="entry" id="e\(entry.id.index)"><header><h3><a href="#e\(entry.id.index)">\
      \(xmlEscaped(entry.path))</a></h3><span class="chip \(kind)">\(kind)</span>
      """
    for guardID in entry.guards { text += "<span class=\"chip guard\">\(xmlEscaped(model[guardID].name))</span>" }
    if entry.deprecation != nil { text += "<span class=\"chip old\">deprecated</span>" }
    if entry.isHidden { text += "<span class=\"chip guard\">hidden</span>" }
    text += "</header>"
    if let title = entry.title { text += "<p>\(xmlEscaped(title))</p>" }
    if let doc = entry.doc { text += "<p>\(xmlEscaped(doc))</p>" }
    if !entry.patterns.isEmpty {
      let items = entry.patterns.map { "<li><code>\(xmlEscaped(model[$0].text))</code></li>" }
      text += "<ul class=\"urls\">\(items.joined())</ul>"
    }
    let facts = facts(of: entry)
    if !facts.isEmpty {
      text += "<dl class=\"facts\">\(facts.map { "<dt>\($0.name)</dt><dd>\($0.text)</dd>" }.joined())</dl>"
    }
    for link in examples.links(of: entry) { text += self.text(ofLink: link) }
    return text + "</article>\n"
  }

  /// Names and values, the values as HTML.
  private func facts(of entry: Entry) -> [(name: String, text: String)] {
    var facts = entry.parameters.map { (name: "<code>\(xmlEscaped($0.name))</code>", text: description(of: $0)) }
    if entry.kind != .tab, let tab = entry.tab { facts.append(("tab", link(tab))) }
    if let parent = entry.parent { facts.append(("above", link(parent))) }
    if let sheet = entry.sheet { facts.append(("in sheet", link(sheet))) }
    if !entry.leadsTo.isEmpty { facts.append(("leads to", entry.leadsTo.map(link).joined(separator: ", "))) }
    if entry.kind == .sheet, entry.style != .sheet || entry.dismissal != .free {
      let blocked = entry.dismissal == .blocked ? ", blocks dismissal" : ""
      facts.append(("style", entry.style.rawValue + blocked))
    }
    if let returns = entry.returns { facts.append(("returns", "<code>\(xmlEscaped(returns))</code>")) }
    if let view = entry.view { facts.append(("view", "<code>\(xmlEscaped(view))</code>")) }
    if entry.sources != .all { facts.append(("opens from", entry.sources == .web ? "web links" : "custom schemes")) }
    if let hosts = entry.hosts {
      facts.append(("hosts", xmlEscaped(hosts.map { model.links.hosts[$0].value }.joined(separator: ", "))))
    }
    let redirects = model.redirects.filter { $0.entry == entry.id }
    if !redirects.isEmpty {
      let sources = redirects.map { "<code>\(xmlEscaped($0.source))</code>" }
      facts.append(("redirects", sources.joined(separator: " ")))
    }
    if let deprecation = entry.deprecation {
      let since = deprecation.since.map { "since \(xmlEscaped($0))" }
      let use = deprecation.use.map { "use \(link($0))" }
      facts.append(("deprecated", [since, use].compactMap(\.self).joined(separator: "; ")))
    }
    return facts
  }

  private func description(of parameter: Parameter) -> String {
    var text = "<code>\(xmlEscaped(model.typeText(of: parameter)))</code>"
    switch parameter.defaultValue {
    case .text(let value): text += " = <code>\(xmlEscaped(value))</code>"
    case .list(let values): text += " = <code>[\(xmlEscaped(values.joined(separator: ", ")))]</code>"
    case nil: break
    }
    let limits = limits(parameter.constraint)
    if !limits.isEmpty { text += " <small>\(limits)</small>" }
    if parameter.isSensitive { text += " <small>sensitive</small>" }
    if let doc = parameter.doc { text += " <small>\(xmlEscaped(doc))</small>" }
    return text
  }

  /// The link and what can be done with it; the script takes it from its text.
  private func text(ofLink link: String) -> String {
    "<div class=\"try\"><code>\(xmlEscaped(link))</code><button name=\"try\">Try</button><button name=\"copy\">Copy"
      + "</button><button name=\"simulator\">Copy for simulator</button><button name=\"qr\" aria-expanded=\"false\">"
      + "QR code</button></div>"
  }
}
