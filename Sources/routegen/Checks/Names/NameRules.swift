extension Rule {
  static let invalidIdentifier = Rule(
    id: "invalid-identifier", family: .names, severity: .error, isFixed: true,
    summary: "A key from which no Swift name can be made.",
    explanation: """
      Keys become Swift names: `kebab-case`, `snake_case` and spaces turn into camelCase, letters of any script \
      stay, and a leading digit gets a `_`. A key without a letter or digit, or with characters that cannot be seen \
      (zero-width, bidirectional, control), gives none. Rename it, or give the entry a name by hand with `swift:`. \
      Dots and colons are not for keys: a dot stands between a group and its member.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        "--": { url: /dashes }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        dashes: { url: /dashes }
      """)

  static let nameCollision = Rule(
    id: "name-collision", family: .names, severity: .error, isFixed: true,
    summary: "Two keys give the same Swift name.",
    explanation: """
      `user-list` and `user_list` are both `userList` in Swift. A Swift name depends on its own key alone, so that \
      adding an entry never renames another; two keys that meet are an error here rather than in the compiler. \
      Rename one, or set its Swift name with `swift:`. The same goes for names that meet only in the generated code: \
      the route `homeTab` and the tab `home` both have the destination `homeTab`, the groups `account.devices` and \
      `accountDevices` both have `AccountDevicesDestinations`, the enum of a group `models` would hide an imported module \
      `Models`, and a route with `swift: Order` has the type of its view called as the route `order` has.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        user-list: { url: /users }
        user_list: { url: /people }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        user-list: { url: /users }
        people: { url: /people }
      """)

  static let duplicateName = Rule(
    id: "duplicate-name", family: .names, severity: .error, isFixed: true,
    summary: "The same name is declared twice.",
    explanation: """
      Routes and sheets share one space of names; tabs, actions, guards and types have one each. Equal names in \
      different groups are fine, for their full names differ: `account.list` and `orders.list`. With `include` the \
      names of all files meet.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        login: { url: /login }
      sheets:
        login: { view: LoginView }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        login: { url: /login }
      sheets:
        quickLogin: { view: LoginView }
      """)

  static let escapedKeyword = Rule(
    id: "escaped-keyword", family: .names, severity: .note, isFixed: false,
    summary: "A key is a word of Swift.",
    explanation: """
      Generated code writes keywords in backticks, and so does your code wherever Swift asks for them: `.default` \
      needs none, a bare `default` does. Some names cannot be saved even so, such as `init`, `self` and `none`; they \
      get a trailing `_`. Nothing needs to be done; `swift:` gives the entry another name.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        default: { url: /default }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        standard: { url: /default }
      """)
}
