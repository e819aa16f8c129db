extension Rule {
  static let duplicateURL = Rule(
    id: "duplicate-url", family: .overlap, severity: .error, isFixed: true,
    summary: "Two entries declare the same URL.",
    explanation: """
      Two patterns are the same when the same URLs match them, whatever their placeholders are called. Query keys that \
      may be absent decide nothing, so `/s` and `/s?page=:page` are the same too: both match `/s`. Remove one, or give \
      it another path or a required query key. An old URL that should lead to the same screen belongs to that entry: \
      `url: [/orders, /my-orders]`, or to `redirects`. Where such a key takes less than the other pattern does, as an \
      `Int?` beside a `String?`, `winsOver` on that entry settles it, and the other keeps what is left.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int } }
        purchase: { url: "/orders/:number", params: { number: Int } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int } }
        purchase: { url: "/purchases/:number", params: { number: Int } }
      """)

  static let ambiguousURL = Rule(
    id: "ambiguous-url", family: .overlap, severity: .error, isFixed: true,
    summary: "A URL matches two patterns, and neither is the more exact one.",
    explanation: """
      Which pattern wins never depends on the order of entries: the one with the smaller path does, segment by \
      segment (a literal before a typed value, that before text, text before `*rest`). Here each is smaller in \
      another segment. Make one of them narrower, declare a third that takes what both match, or say which one is \
      meant: `winsOver: [other]` on the winner.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        new: { url: "/:kind/new", params: { kind: String } }
        order: { url: "/orders/:id", params: { id: String } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        new: { url: "/:kind/new", params: { kind: String }, winsOver: [order] }
        order: { url: "/orders/:id", params: { id: String } }
      """)

  static let shadowedURL = Rule(
    id: "shadowed-url", family: .overlap, severity: .error, isFixed: false,
    summary: "Every URL of a pattern is claimed by smaller ones.",
    explanation: """
      The other patterns together leave no URL for this one, so it can never be opened by a link. Remove it, or \
      widen it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Kind: [new, old]
      routes:
        list: { url: "/list/:kind", params: { kind: Kind } }
        newOnes: { url: /list/new }
        oldOnes: { url: /list/old }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Kind: [new, old, rare]
      routes:
        list: { url: "/list/:kind", params: { kind: Kind }, winsOver: [] }
        newOnes: { url: /list/new, winsOver: [list] }
        oldOnes: { url: /list/old, winsOver: [list] }
      """)

  static let capturedValue = Rule(
    id: "captured-value", family: .overlap, severity: .warning, isFixed: false,
    summary: "Some values of a parameter open another entry.",
    explanation: """
      A smaller pattern takes a part of this one's URLs. That is often meant (`/users/me` beside `/users/:id`), but \
      a value that is also a name of the other entry can then not be linked to, and `url` is nil for it. Narrow the \
      parameter (a type, `matches`), or accept it with `winsOver` on the smaller entry. Where the smaller one is a \
      plain literal this is only a note.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Slug: { base: String, matches: "[a-z]+" }
      routes:
        page: { url: "/p/:name", params: { name: String } }
        article: { url: "/p/:slug", params: { slug: Slug } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Slug: { base: String, matches: "[a-z]+" }
      routes:
        page: { url: "/p/:name", params: { name: String } }
        article: { url: "/p/:slug", params: { slug: Slug }, winsOver: [page] }
      """)

  static let unneededWinsOver = Rule(
    id: "unneeded-wins-over", family: .overlap, severity: .warning, isFixed: false,
    summary: "A `winsOver` that decides nothing.",
    explanation: """
      The two entries share no URL, or the rules decide between them already in this way. Take it out, so that a \
      later reader need not wonder what it is for.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int }, winsOver: [product] }
        product: { url: "/product/:id", params: { id: Int } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int } }
        product: { url: "/product/:id", params: { id: Int } }
      """)

  static let differsOnlyByCase = Rule(
    id: "differs-only-by-case", family: .overlap, severity: .warning, isFixed: false,
    summary: "Two URLs that are easily taken for each other.",
    explanation: """
      Literals that differ only by the case of their letters, or by letters that look alike (a Cyrillic `а` for a \
      Latin `a`), make links that people cannot tell apart. In the first segment, where a scheme is declared, this \
      is an error: systems lower the case of a link's first part. Rename one of them.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        sale: { url: /shop/sale }
        sales: { url: /shop/Sale, ignore: [uppercase-in-url] }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        sale: { url: /shop/sale }
        sales: { url: /shop/all-sales }
      """)

  static let exampleFails = Rule(
    id: "example-fails", family: .overlap, severity: .error, isFixed: false,
    summary: "A URL under `examples` or `rejects` does something else.",
    explanation: """
      `examples` lists URLs that must open this entry, with the parameters given; `rejects` lists URLs that must \
      not. A path is tried in every declared form. They are the tests of your patterns, checked whenever the \
      manifest is.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order:
          url: "/orders/:id"
          params: { id: Int }
          examples: [/orders/abc]
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order:
          url: "/orders/:id"
          params: { id: Int }
          examples: { /orders/7: { id: 7 } }
          rejects: [/orders/abc]
      """)

  static let retiredURLReused = Rule(
    id: "retired-url-reused", family: .overlap, severity: .error, isFixed: false,
    summary: "A pattern opens a URL that is retired.",
    explanation: """
      URLs under `retired` once opened something that is gone. Old links to them are still out there, so they must \
      not open something else. Choose another URL, or take it off the list if nobody can have such a link. A pattern \
      that ends in `*rest` may cover them.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        promotion: { url: "/promo/:id", params: { id: Int } }
      retired: [/promo/:code]
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        promotion: { url: "/promotions/:id", params: { id: Int } }
      retired: [/promo/:code]
      """)

  static let tooComplex = Rule(
    id: "too-complex", family: .overlap, severity: .error, isFixed: false,
    summary: "Patterns too complex to decide between exactly.",
    explanation: """
      Whether two patterns overlap is worked out exactly, with automata; for some regular expressions these grow \
      beyond any bound. The message names the patterns and the limit, and no verdict is guessed. Simplify `matches`, \
      usually a counted repetition such as `.{50}` after something that repeats.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Code: { base: String, matches: "[ab]*a[ab]{24}" }
        Other: { base: String, matches: "[ab]*b[ab]{23}" }
      routes:
        code: { url: "/c/:code", params: { code: Code } }
        other: { url: "/c/:other", params: { other: Other } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Code: { base: String, matches: "a[ab]{24}" }
      routes:
        code: { url: "/c/:code", params: { code: Code } }
      """)
}
