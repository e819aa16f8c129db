/// Swift names that stand side by side, and so must differ: by more than the case of their first letter, for the types
/// made for them begin with a capital.
struct SwiftNameSpace {
  typealias Owner = (name: String, key: Located<String>)
  private var owners = NameMap<Owner>()

  /// Takes a name; gives what has taken it before.
  mutating func claim(_ name: String, for key: Located<String>) -> Owner? {
    owners.insert((name, key), for: SwiftName.capitalised(name))
  }

  /// The key that has taken a name.
  func owner(of name: String) -> Located<String>? { owners[SwiftName.capitalised(name)]?.key }
}

extension Resolver {
  /// The Swift name of a tab, route, sheet, action or group.
  mutating func entryName(
    of key: Located<String>, byHand: Located<String>?, in space: inout SwiftNameSpace
  ) -> String {
    if hasSign(key) { return Resolver.nameOfNone(at: key.range) }
    return swiftName(of: key, byHand: byHand, for: .enumCase, in: &space)
  }

  /// A name for what has none, which clashes with no other, so that nothing is reported on top.
  private static func nameOfNone(at range: SourceRange) -> String { "_\(range.start)" }

  /// The Swift name of a key, or the one written by hand, free of clashes in `space`.
  mutating func swiftName(
    of key: Located<String>, byHand: Located<String>? = nil, for place: SwiftName.Place,
    in space: inout SwiftNameSpace
  ) -> String {
    let name = swiftName(of: key, byHand: byHand, for: place)
    if let (other, earlier) = space.claim(name, for: key), earlier.value != key.value {
      let clash =
        other == name
        ? "would both be `\(name)` in Swift"
        : "would be `\(name)` and `\(other)` in Swift, and both `\(SwiftName.capitalised(name))` in names of types"
      report(
        .nameCollision,
        "`\(key.value)` and `\(earlier.value)` \(clash); rename one of them"
          + (place == .enumCase ? ", or give one a `swift:` name" : ""), at: key.range,
        related: [Diagnostic.Related(message: "`\(earlier.value)` is here", range: earlier.range)])
    }
    return name
  }

  private mutating func swiftName(
    of key: Located<String>, byHand: Located<String>?, for place: SwiftName.Place
  ) -> String {
    if let byHand {
      if SwiftName.isIdentifier(byHand.value), !byHand.value.hasPrefix("__") {
        note(byHand, name: byHand.value, for: place)
        return SwiftName.freed(nfc(byHand.value), for: place)
      }
      report(.invalidIdentifier, "`\(byHand.value)` is no Swift identifier", at: byHand.range)
    }
    do throws(SwiftName.Problem) {
      let name = place == .type ? try SwiftName.type(key.value) : try SwiftName.member(key.value)
      if byHand == nil { note(key, name: name, for: place) }
      return SwiftName.freed(name, for: place)
    } catch {
      if byHand == nil { report(error, in: key, for: place) }
      return Resolver.nameOfNone(at: key.range)
    }
  }

  private mutating func report(_ problem: SwiftName.Problem, in key: Located<String>, for place: SwiftName.Place) {
    let wayOut = place == .enumCase ? "; rename it, or give it a `swift:` name" : "; rename it"
    let message =
      switch problem {
      case .noLetter: "`\(key.value)` has no letter for a Swift name"
      case .invisible(let scalar): "this name holds \(Resolver.codePoint(scalar)), which cannot be seen"
      case .notAllowed(let scalar):
        "`\(key.value)` holds `\(scalar)` (\(Resolver.codePoint(scalar))), which no Swift name can"
      }
    report(.invalidIdentifier, message + wayOut, at: key.range)
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
  }

  private mutating func note(_ key: Located<String>, name: String, for place: SwiftName.Place) {
    let freed = SwiftName.freed(name, for: place)
    if freed != name {
      report(
        .escapedKeyword, "Swift keeps the name `\(name)` for itself, so in generated code `\(key.value)` is `\(freed)`",
        at: key.range)
    } else if SwiftName.isKeyword(name) {
      report(.escapedKeyword, "`\(name)` is a word of Swift; generated code writes it in backticks", at: key.range)
    }
  }

  /// Reports a name declared twice.
  mutating func reportDuplicate(_ key: Located<String>, _ what: String, earlier: SourceRange) {
    report(
      .duplicateName, "\(what) `\(key.value)` is declared twice; rename one of them", at: key.range,
      related: [Diagnostic.Related(message: "it is declared here first", range: earlier)])
  }

  /// Reports a key with a dot or a colon: dots and `tab:` are how names are written.
  private mutating func hasSign(_ key: Located<String>) -> Bool {
    guard let sign = key.value.utf8.first(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else {
      return false
    }
    report(
      .invalidIdentifier,
      sign == UInt8(ascii: ".")
        ? "a name has no dot; put `\(key.value)` into a group, or write it with `-`"
        : "a name has no colon; write `\(key.value)` without it", at: key.range)
    return true
  }

  // MARK: Lookup

  /// The tab of a name, `home` or `tab:home`; reports one that is not declared.
  mutating func tab(_ name: Located<String>?, from group: GroupID?) -> EntryID? {
    guard let name else { return nil }
    let bare = name.value.hasPrefix("tab:") ? String(name.value.dropFirst(4)) : name.value
    let isInModule = isInModule(group)
    if !isInModule, let tab = model.names[bare, .tab] { return tab }
    let hint =
      isInModule
      ? "; a module has none of its own: the app names one where it mounts it"
      : model.names.hasTabs
        ? spelling.hint(for: bare, amongFew: model.entries.prefix { $0.kind == .tab }.map(\.key))
        : "; declare it under `tabs`"
    report(.unresolvedName, "no tab is named `\(bare)`\(hint)", at: name.range)
    return nil
  }

  /// A route, sheet, tab or action; reports a name that is none.
  mutating func entry(_ name: Located<String>, from group: GroupID?) -> Located<EntryID>? {
    if let entry = model.entry(named: name.value, from: group) { return Located(entry, name.range) }
    reportUnresolved(name, "no route, sheet, tab or action is named", from: group)
    return nil
  }

  mutating func reportUnresolved(_ name: Located<String>, _ message: String, from group: GroupID?) {
    // A group's own members are written without its path, and a module sees only what it declares itself.
    let prefix = group.map { model[$0].path + "." } ?? ""
    let scope = scope(of: group)
    let visible = model.entries.lazy.filter { $0.path.hasPrefix(scope) }
    func path(of entry: Entry, below prefix: String) -> String { String(entry.path.dropFirst(prefix.count)) }
    let local = visible.lazy.map { path(of: $0, below: $0.path.hasPrefix(prefix) ? prefix : scope) }
    var hint = spelling.hint(for: name.value, among: local)
    if let module = model.module(of: group), model.entry(named: name.value, from: model[module].parent) != nil {
      hint = "; a module knows only what it declares itself, and this is declared where it is mounted"
    } else if spelling.isExhausted {
      hint = ""
    } else if let member = visible.first(where: { $0.path.hasPrefix(scope + name.value + ".") }) {
      hint = "; it is a group; name one of its routes, such as `\(path(of: member, below: scope))`"
    } else if hint.isEmpty, let entry = visible.first(where: { $0.key == name.value }) {
      hint = "; its full name is `\(path(of: entry, below: scope))`"
    }
    report(.unresolvedName, "\(message) `\(name.value)`\(hint)", at: name.range)
  }

  /// The guards of a list; reports names that are not declared.
  mutating func guardIDs(_ names: [Located<String>], from group: GroupID?) -> [GuardID] {
    let scope = scope(of: group)
    return names.compactMap { name in
      if let found = guards[scope + name.value] { return found }
      let known = model.guards.map(\.name)
      let own = known.filter { guards[scope + $0] != nil }
      let hint =
        own.isEmpty || known.contains(name.value)
        ? "; declare it: guards: [\(name.value)]" : spelling.hint(for: name.value, amongFew: own)
      report(.unresolvedName, "no guard is named `\(name.value)`\(hint)", at: name.range)
      return nil
    }
  }
}
