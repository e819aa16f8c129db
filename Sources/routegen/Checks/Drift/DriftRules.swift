extension Rule {
  static let schemeNotRegistered = Rule(
    id: "scheme-not-registered", family: .drift, severity: .error, isFixed: false,
    summary: "A declared scheme is missing in Info.plist.",
    explanation: """
      The system opens the app only for schemes under `CFBundleURLTypes`. Add it there; `routegen emit info-plist` \
      prints what is needed.
      """,
    failing: """
      schemes: [app] in the manifest, and no CFBundleURLSchemes entry `app` in the file given with --plist
      """,
    passing: """
      the same, with `app` under CFBundleURLTypes
      """)

  static let schemeNotDeclared = Rule(
    id: "scheme-not-declared", family: .drift, severity: .warning, isFixed: false,
    summary: "Info.plist registers a scheme that the manifest does not declare.",
    explanation: """
      Links with it start the app and then open nothing. Declare it under `links: schemes` (or `handoff`, where it \
      belongs to another SDK), or take it out of Info.plist.
      """,
    failing: """
      CFBundleURLSchemes has `old-app`, and the manifest declares only `app`
      """,
    passing: """
      the manifest declares `app` and `old-app`
      """)

  static let domainNotEntitled = Rule(
    id: "domain-not-entitled", family: .drift, severity: .error, isFixed: false,
    summary: "A declared host is missing in the entitlements.",
    explanation: """
      Universal links need `applinks:` and the host under `com.apple.developer.associated-domains`. `routegen emit \
      entitlements` prints them.
      """,
    failing: """
      hosts: [example.com] in the manifest, and no `applinks:example.com` in the file given with --entitlements
      """,
    passing: """
      the same, with `applinks:example.com` under associated-domains
      """)

  static let aasaUncovered = Rule(
    id: "aasa-uncovered", family: .drift, severity: .error, isFixed: false,
    summary: "The site does not claim a declared URL.",
    explanation: """
      The association file on the server has no component that matches it, so the link opens the browser. Publish a \
      new file: `routegen emit aasa`.
      """,
    failing: """
      url: /orders in the manifest, and components that match only /product/* in the file given with --aasa
      """,
    passing: """
      the same, with a component for /orders
      """)

  static let aasaOverclaims = Rule(
    id: "aasa-overclaims", family: .drift, severity: .warning, isFixed: false,
    summary: "The site claims URLs that no route matches.",
    explanation: """
      The system opens the app for them, and the app finds no route. Narrow the component, exclude the path, or \
      declare a route.
      """,
    failing: """
      a component "/": "*" in the file given with --aasa, and a manifest that matches only /orders
      """,
    passing: """
      a component "/": "/orders"
      """)

  static let aasaInvalid = Rule(
    id: "aasa-invalid", family: .drift, severity: .error, isFixed: false,
    summary: "The association file cannot be read.",
    explanation: """
      It is JSON with `applinks` and `details`. The message says what is wrong and where.
      """,
    failing: """
      a file that is no JSON, or without `applinks`
      """,
    passing: """
      { "applinks": { "details": [ { "appIDs": ["ABCDE12345.com.example.app"], "components": [ { "/": "/orders" } ] } ] } }
      """)

  static let plistInvalid = Rule(
    id: "plist-invalid", family: .drift, severity: .error, isFixed: false,
    summary: "A property list cannot be read.",
    explanation: """
      Info.plist and the entitlements are property lists in XML or binary form. The message says what is wrong and \
      where.
      """,
    failing: """
      a file that is no property list
      """,
    passing: """
      an Info.plist as Xcode writes it
      """)
}
