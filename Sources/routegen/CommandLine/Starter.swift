/// The manifest that `init` writes.
enum Starter {
  static let manifest = """
    # Every way into the app and every screen it can show.
    # 'routegen check' checks this file, 'routegen generate' writes the Swift for it.
    # For completion in an editor: routegen emit schema -o routes.schema.json
    # yaml-language-server: $schema=./routes.schema.json
    routegen: 1

    # The prefix of the generated types: AppRoute, AppTab, AppSheet, AppRouter.
    name: App

    links:
      # Custom schemes. The links of one look like myapp://items/7.
      schemes: [myapp]
      # Hosts of universal links. The links of one look like https://app.example.com/items/7.
      hosts: [app.example.com]

    # Conditions under which a screen may be shown, and what is shown instead.
    guards:
      signedIn: { fallback: login }

    # The tab bar, in its order.
    tabs:
      home: { url: /, title: Home, icon: house }
      settings: { url: /settings, title: Settings, icon: gear }

    # Screens that are pushed onto a tab's stack.
    routes:
      item:
        # ':id' is a placeholder; its type stands under 'params'.
        url: /items/:id
        params: { id: Int }
        tab: home
        # URLs that must open this screen: checked with everything else.
        examples: [/items/7]
      comment:
        # A link opens the item first and the comment above it.
        url: /items/:id/comments/:comment
        params: { id: Int, comment: Int }
        parent: item
      search:
        # A query key that may be absent: its parameter is optional or has a default.
        url: "/search?q=:query&page=:page"
        params: { query: String, page: { type: Int, default: 1, min: 1 } }
        tab: home
      profile:
        url: /settings/profile
        tab: settings
        guards: [signedIn]

    # Screens that are presented above everything else.
    sheets:
      login: { returns: Bool }

    # Old URLs that open something else now.
    redirects:
      /i/:id: /items/:id

    """
}
