extension ManifestSchema {
  /// The keys of an entry of one kind.
  func keys(of kind: Entry.Kind) -> [Key] {
    switch kind {
    case .tab: sharedKeys + tabKeys + [view, leadsTo]
    case .route: sharedKeys + [tab, parent, view, leadsTo, returns, external] + routeKeys
    case .sheet: sharedKeys + [tab, parent, view, leadsTo, returns, external] + sheetKeys
    case .action: sharedKeys
    }
  }

  var groupKeys: [Key] {
    inheritedKeys + [("routes", "The members: routes, and further groups.", map(of: reference("routeOrGroup")))]
  }

  var moduleKeys: [Key] {
    [("manifest", "The module's own manifest; relative to this file.", text)] + inheritedKeys + [
      (
        "was", "Names that entries had before they were the module's, each with the entry: { oldName: profile }.",
        map(of: text)
      )
    ]
  }

  private var inheritedKeys: [Key] {
    [
      ("prefix", "What the URLs of the members begin with.", text),
      ("tab", "The tab that the members open in.", text),
      guards(["type": "array", "items": text]),
      sources, hosts,
      ("doc", "One sentence for the generated code.", text),
      swift,
    ]
  }

  private var sharedKeys: [Key] {
    [
      (
        "url", "The URL pattern, or several: '/orders/:id', '/help/*path', '/search?q=:query'.",
        ["anyOf": [text, texts]]
      ),
      ("params", "The types of the parameters.", map(of: reference("parameter"))),
      ("doc", "One sentence for the generated code and for reports.", text),
      (
        "examples", "URLs that must open exactly this; a list, or a map from URL to parameter values.",
        ["anyOf": [texts, map(of: map(of: ["anyOf": [text, texts]]))]]
      ),
      ("rejects", "URLs that must not open this.", texts),
      ("deprecated", "It still opens, but new code should not use it.", deprecation),
      ("was", "Earlier names: restored state and 'diff' follow them.", texts),
      ("winsOver", "Entries that this one wins against where both match: accepts an overlap on purpose.", texts),
      swift,
      guards(["anyOf": [texts, drop]]),
      sources, hosts,
      ("ignore", "Rules whose findings on this entry are silenced.", ruleIDs),
    ]
  }

  private var deprecation: JSON {
    object(
      "",
      [
        ("since", "The version since which it is deprecated.", text), ("use", "The entry to use instead.", text),
      ])
  }

  private var drop: JSON {
    object("", [("drop", "Inherited guards that do not hold here.", texts)], required: ["drop"])
  }

  private var tabKeys: [Key] {
    [
      ("title", "The title in the tab bar.", text), ("icon", "The name of the image in the tab bar.", text),
      ("hidden", "Whether it is left out of the tab bar. Default: false.", bool),
    ]
  }

  private var routeKeys: [Key] {
    [
      ("sheet", "The sheet in whose own stack it opens.", text),
      ("opens", "Whether a link pushes it, or replaces the tab's stack. Default: push.", choice("push", "reset")),
      ("repeat", "Whether it may stand on itself. Default: false.", bool),
    ]
  }

  private var sheetKeys: [Key] {
    [
      ("style", "How it covers the screen. Default: sheet.", choice("sheet", "fullScreen")),
      ("dismissal", "Whether the user, or a link, may close it. Default: free.", choice("free", "blocked")),
    ]
  }

  private var tab: Key { ("tab", "The tab it opens in. Default: its parent's, its group's, or the current one.", text) }
  private var parent: Key {
    ("parent", "The screen below it when a link opens it; its parameters come from this one's.", text)
  }
  private var view: Key { ("view", "The type of the view that shows it.", text) }
  private var leadsTo: Key { ("leadsTo", "The screens it leads to.", texts) }
  private var returns: Key { ("returns", "The Swift type that a caller can wait for.", text) }
  private var external: Key {
    ("external", "Whether it is reached from outside the manifest. Default: false.", bool)
  }
  private var swift: Key { ("swift", "Its name in Swift, set by hand.", text) }
  private var hosts: Key {
    ("hosts", "The hosts whose URLs open it. Default: all.", ["type": "array", "minItems": 1, "items": text])
  }
  private var sources: Key {
    (
      "sources", "The forms of URL that open it. Default: both.",
      ["type": "array", "minItems": 1, "items": choice("web", "scheme")]
    )
  }

  private func guards(_ schema: JSON) -> Key {
    ("guards", "Guards that must hold, beside inherited ones; { drop: […] } takes inherited ones away.", schema)
  }
}
