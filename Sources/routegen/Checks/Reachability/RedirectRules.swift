extension Rule {
  static let redirectCycle = Rule(
    id: "redirect-cycle", family: .reachability, severity: .error, isFixed: true,
    summary: "Redirects that go in a ring.",
    explanation: """
      Each redirect must lead, at the latest through others, to a declared URL.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      redirects:
        /a: /b
        /b: /a
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      redirects:
        /a: /
        /b: /
      """)

  static let redirectChain = Rule(
    id: "redirect-chain", family: .reachability, severity: .warning, isFixed: false,
    summary: "A redirect that leads to another redirect.",
    explanation: """
      It works, for chains are followed when the manifest is compiled, but it is harder to read, and it breaks when \
      the other goes. Let it lead to the declared URL.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      redirects:
        /start: /
        /begin: /start
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      redirects:
        /start: /
        /begin: /
      """)

  static let deadRedirect = Rule(
    id: "dead-redirect", family: .reachability, severity: .error, isFixed: true,
    summary: "A redirect whose source opens something else already.",
    explanation: """
      A smaller pattern claims every URL of the source, so the redirect never takes place. Take it out, or change \
      that pattern.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Kind: [new, old]
      routes:
        shelf: { url: "/shelf/:kind", params: { kind: Kind } }
        newOnes: { url: /list/new }
        oldOnes: { url: /list/old }
      redirects:
        /list/:kind: /shelf/:kind
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Kind: [new, old]
      routes:
        shelf: { url: "/shelf/:kind", params: { kind: Kind } }
        newOnes: { url: /list/new }
        oldOnes: { url: /list/old }
      redirects:
        /lists/:kind: /shelf/:kind
      """)
}
