extension RouteModel {
  /// One page for people, in one file: the map, every screen, and a box that says what a URL opens.
  var html: String { RoutePage(self).text }
}

/// Writes the page. Whatever comes from the manifest is escaped here; nothing is loaded from elsewhere.
struct RoutePage {
  let model: RouteModel
  let examples: ExampleLinks
  private let matcher: URLMatcher

  init(_ model: RouteModel) {
    self.model = model
    examples = ExampleLinks(model)
    matcher = URLMatcher(model)
  }

  var text: String {
    let title = xmlEscaped("\(model.name) routes")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <header class="top"><h1>\(title)</h1>\(lede)</header>
      <main>
      <section id="try"><h2>What does a URL open?</h2>
      <div class="card"><input id="url" type="text" inputmode="url" spellcheck="false" autocapitalize="off" \
      autocomplete="off" aria-label="URL" placeholder="\(xmlEscaped(placeholder))"><div id="outcome" aria-live="polite">\
      </div></div></section>
      <section><h2>Map</h2>
      <div class="card scroll" tabindex="0">
      \(MapPicture(model).svg)</div>
      \(legend)</section>
      <section><h2>Screens and actions</h2>
      <div class="bar"><input id="search" type="search" aria-label="Search" placeholder="Search names, URLs, \
      parameters, guards, notes"><p class="hint" id="count"></p></div>
      <div class="entries">
      \(model.entries.filter { !$0.isImplicit }.map(entry).joined())</div></section>
      \(redirects)\(guards)\(types)</main>
      <footer class="top">Made from the manifest by <code>routegen emit html</code>.</footer>
      <script type="application/json" id="table">\(scriptText(ResolvedTable(matcher, report: nil).json.compactText))</script>
      <script>
      \(PageMatcher.script)
      \(PageQRCode.script)
      \(PageBehavior.script)
      </script>
      </body>
      </html>

      """
  }

  /// JSON that cannot end the element it stands in.
  private func scriptText(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  private var placeholder: String {
    let pattern = model.patterns.first { !$0.segments.isEmpty } ?? model.patterns.first
    return pattern.flatMap { examples.links(of: $0).first } ?? "a link"
  }

  private var lede: String {
    let origins = model.links.schemes.map { "\($0.value)://" } + model.links.hosts.map { "https://\($0.value)" }
    let list = origins.map { "<code>\(xmlEscaped($0))</code>" }.joined(separator: " ")
    func count(_ kind: Entry.Kind, _ noun: String) -> String {
      let number = model.entries.count { $0.kind == kind && !$0.isImplicit }
      return "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let counts = [count(.tab, "tab"), count(.route, "route"), count(.sheet, "sheet"), count(.action, "action")]
    return "<p class=\"lede\">\(counts.joined(separator: ", ")), \(model.patterns.count) URL patterns</p>"
      + "<p class=\"lede\">\(list)</p>"
  }

  private var legend: String {
    let kinds = [("tab", "tab"), ("route", "route on a stack"), ("sheet", "sheet"), ("action", "action")].map {
      "<li><i style=\"border-color: var(--\($0.0))\"></i>\($0.1)</li>"
    }
    let leads = model.entries.contains { !$0.leadsTo.isEmpty } ? "<li><i class=\"arrow\"></i>leads to</li>" : ""
    return "<ul class=\"legend\">\(kinds.joined())\(leads)</ul>"
  }

  private var redirects: String {
    guard !model.redirects.isEmpty else { return "" }
    let rows = model.redirects.map { redirect in
      "<tr><td><code>\(xmlEscaped(redirect.source))</code></td><td><code>\(xmlEscaped(redirect.target))</code> "
        + "\(link(redirect.entry))</td></tr>"
    }
    return "<section><h2>Redirects</h2><div class=\"card\"><table><tr><th>URL</th><th>opens</th></tr>\(rows.joined())"
      + "</table></div></section>\n"
  }

  private var guards: String {
    guard !model.guards.isEmpty else { return "" }
    let rows = model.guards.map { definition in
      let fallback = definition.fallback.map(link) ?? "<span class=\"muted\">nothing</span>"
      return
        "<tr><td>\(xmlEscaped(definition.name))</td><td>\(fallback)</td><td>\(xmlEscaped(definition.doc ?? ""))</td></tr>"
    }
    return "<section><h2>Guards</h2><div class=\"card\"><table><tr><th>guard</th><th>shown instead</th><th></th></tr>"
      + "\(rows.joined())</table></div></section>\n"
  }

  private var types: String {
    guard !model.types.isEmpty else { return "" }
    let rows = model.types.map { type in
      let values =
        switch type.kind {
        case .enumeration(let cases): cases.map { "<code>\(xmlEscaped($0.text))</code>" }.joined(separator: " ")
        case .wrapper(let base, let constraint): "<code>\(base.rawValue)</code> \(limits(constraint))"
        case .external(let swift, let constraint): "<code>\(xmlEscaped(swift))</code> \(limits(constraint))"
        }
      return "<tr><td>\(xmlEscaped(type.name))</td><td>\(values)</td></tr>"
    }
    return "<section><h2>Types</h2><div class=\"card\"><table>\(rows.joined())</table></div></section>\n"
  }

  /// The name of an entry, leading to its place in the list.
  func link(_ id: EntryID) -> String { "<a href=\"#e\(id.index)\">\(xmlEscaped(model[id].path))</a>" }

  func limits(_ constraint: Constraint) -> String {
    var parts: [String] = []
    if let min = constraint.min { parts.append("from \(xmlEscaped(min))") }
    if let max = constraint.max { parts.append("to \(xmlEscaped(max))") }
    if let matches = constraint.matches { parts.append("matching <code>\(xmlEscaped(matches))</code>") }
    return parts.joined(separator: " ")
  }
}
