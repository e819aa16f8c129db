extension Rule {
  static let largeFlatTable = Rule(
    id: "large-flat-table", family: .hygiene, severity: .warning, isFixed: false,
    summary: "Too many routes or sheets stand side by side.",
    explanation: """
      A group becomes one Swift enum, and the compiler handles enums of up to about 64 cases well; much larger ones \
      cost build time and stack. Put routes that belong together into groups: `account: { prefix: /account, routes: \
      ... }`. Twenty to sixty routes that share a prefix, a tab or a feature make a good group. Sheets have no groups, \
      but a feature that is mounted as a module brings its sheets in an enum of their own.

      Above 400 destinations on one level (its routes, with the tabs and sheets) the compiler refuses a protocol with a \
      type for each of them: every destination of the table then becomes an `AnyView`, as with `destinations: erased`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        r1: { view: V1 }
        r2: { view: V2 }
        r3: { view: V3 }
        r4: { view: V4 }
        r5: { view: V5 }
        r6: { view: V6 }
        r7: { view: V7 }
        r8: { view: V8 }
        r9: { view: V9 }
        r10: { view: V10 }
        r11: { view: V11 }
        r12: { view: V12 }
        r13: { view: V13 }
        r14: { view: V14 }
        r15: { view: V15 }
        r16: { view: V16 }
        r17: { view: V17 }
        r18: { view: V18 }
        r19: { view: V19 }
        r20: { view: V20 }
        r21: { view: V21 }
        r22: { view: V22 }
        r23: { view: V23 }
        r24: { view: V24 }
        r25: { view: V25 }
        r26: { view: V26 }
        r27: { view: V27 }
        r28: { view: V28 }
        r29: { view: V29 }
        r30: { view: V30 }
        r31: { view: V31 }
        r32: { view: V32 }
        r33: { view: V33 }
        r34: { view: V34 }
        r35: { view: V35 }
        r36: { view: V36 }
        r37: { view: V37 }
        r38: { view: V38 }
        r39: { view: V39 }
        r40: { view: V40 }
        r41: { view: V41 }
        r42: { view: V42 }
        r43: { view: V43 }
        r44: { view: V44 }
        r45: { view: V45 }
        r46: { view: V46 }
        r47: { view: V47 }
        r48: { view: V48 }
        r49: { view: V49 }
        r50: { view: V50 }
        r51: { view: V51 }
        r52: { view: V52 }
        r53: { view: V53 }
        r54: { view: V54 }
        r55: { view: V55 }
        r56: { view: V56 }
        r57: { view: V57 }
        r58: { view: V58 }
        r59: { view: V59 }
        r60: { view: V60 }
        r61: { view: V61 }
        r62: { view: V62 }
        r63: { view: V63 }
        r64: { view: V64 }
        r65: { view: V65 }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        account:
          prefix: /account
          routes:
            security: { url: /security }
      """)
}

extension Checker {
  /// The number of cases that Swift's compiler handles well in one enum.
  private static let mostCases = 64

  mutating func checkTableSize() {
    let groups = "put some into groups"
    check(loaded.manifest.routes.map(\.key), "routes stand side by side at the top level", groups)
    for group in loaded.origins.groups {
      check(group.members.map(\.key), "routes stand side by side in `\(group.key.value)`", groups)
    }
    check(loaded.manifest.sheets.map(\.key), "sheets stand side by side", "put those of a feature into a module")
  }

  private mutating func check(_ keys: [Located<String>], _ what: String, _ wayOut: String) {
    guard keys.count > Checker.mostCases else { return }
    let cost =
      SwiftEmitter.mustEraseDestinations(of: model)
      ? "and every destination becomes an `AnyView`, because Swift refuses a type for each of so many"
      : "and Swift compiles enums of more than \(Checker.mostCases) cases slowly"
    report(.largeFlatTable, "\(keys.count) \(what), \(cost); \(wayOut)", at: keys[Checker.mostCases].range)
  }
}
