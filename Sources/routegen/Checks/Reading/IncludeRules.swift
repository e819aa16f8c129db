extension Rule {
  static let includeNotFound = Rule(
    id: "include-not-found", family: .reading, severity: .error, isFixed: true,
    summary: "A file named under `include` or `modules` is not there.",
    explanation: """
      Paths are relative to the file that names them, and every manifest file is named `routes.yaml`, \
      `routes.yml` or `routes.json`, or ends in one of those (`cart.routes.yaml`). A pattern with `*`, `?` or `**` \
      finds no JSON, which has to be named in full. One that matches no file is only a warning: it may be meant for \
      files to come. Only `include` takes patterns; a module is one manifest. The build plugin sees what lies below the \
      folder of the manifest and in targets that its target depends on.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      include: [Features/cart.routes.yaml]
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      include: [Features/cart.routes.yaml]
      tabs:
        home: { url: / }
      # file: Features/cart.routes.yaml
      routes:
        cart: { url: /cart }
      """)

  static let includeCycle = Rule(
    id: "include-cycle", family: .reading, severity: .error, isFixed: true,
    summary: "Manifests include each other, or mount each other as modules, in a ring.",
    explanation: """
      Each file is read once, so a ring would do no harm to the result, but it shows that the files do not know \
      which of them is the manifest. Let the main manifest include the others, and none of them include it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      include: [cart.routes.yaml]
      tabs:
        home: { url: / }
      # file: cart.routes.yaml
      include: [routes.yaml]
      routes:
        cart: { url: /cart }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      include: [cart.routes.yaml]
      tabs:
        home: { url: / }
      # file: cart.routes.yaml
      routes:
        cart: { url: /cart }
      """)

  static let conflictingSetting = Rule(
    id: "conflicting-setting", family: .reading, severity: .error, isFixed: true,
    summary: "A file sets what belongs to the manifest that includes it, or to the app that mounts it.",
    explanation: """
      An included file may hold `types`, `guards`, `routes`, `sheets`, `actions`, `redirects`, `retired`, `imports` \
      and further `include`. Everything else belongs to the including manifest; an included file may repeat it, but \
      only with the same value. The manifest of a module, which says `module`, has no `links` and no `tabs`: those are \
      the app's, and its generated code is at least as visible as the app's.
      """,
    failing: """
      routegen: 1
      name: Shop
      links: { schemes: [app] }
      include: [cart.routes.yaml]
      tabs:
        home: { url: / }
      # file: cart.routes.yaml
      name: Cart
      routes:
        cart: { url: /cart }
      """,
    passing: """
      routegen: 1
      name: Shop
      links: { schemes: [app] }
      include: [cart.routes.yaml]
      tabs:
        home: { url: / }
      # file: cart.routes.yaml
      name: Shop
      routes:
        cart: { url: /cart }
      """)
}
