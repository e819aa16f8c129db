import Testing

@testable import routegen

@Suite struct RoutePageTests {
  @Test func everythingIsEscapedAndNothingIsLoaded() throws {
    let nasty = #"</script><img src=x onerror=alert(1)>\"'&amp;"#
    let quoted = JSON.string(nasty).compactText
    let page = try model(
      of: """
        routegen: 1
        links: { schemes: [app], hosts: [x.com] }
        types: { Odd: { base: String, matches: "<b>|'x" } }
        guards: { signedIn: { doc: \(quoted) } }
        tabs: { home: { url: /, title: \(quoted), doc: \(quoted) } }
        routes:
          odd: { url: "/<i>/:x", params: { x: { type: Odd, default: "<b>" } }, doc: \(quoted), guards: [signedIn] }

        """
    ).html
    #expect(!page.contains("<img"))
    #expect(!page.contains("<b>") && !page.contains("<i>/"))
    #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 3)
    for loading in ["src=\"", "<link", "@import", "url(http", "fetch(", "http-equiv=\"refresh"] {
      #expect(!page.contains(loading), "\(loading)")
    }
  }

  @Test(.needsBrowser) func commandsAreQuotedForTheShell() throws {
    let page = try model(
      of: "routegen: 1\nlinks: { schemes: [app] }\nroutes: { a: { url: /a, examples: [\"app://a?x='y\"] } }\n"
    ).html
    let script = """
      navigator.clipboard.writeText = async (text) => { answer([text]); };
      document.querySelector("button[name=simulator]").click();
      """
    #expect(try Browser.answers(page: page, script: script) == [#"xcrun simctl openurl booted 'app://a?x='\''y'"#])
  }

  @Test func aThousandRoutesStaySmall() throws {
    let routes = (0..<1000).map { "  r\($0): { url: /section\($0 % 40)/r\($0)/:id, params: { id: Int }, tab: home }\n" }
    let page = try model(
      of: "routegen: 1\nlinks: { schemes: [app], hosts: [x.com] }\ntabs: { home: { url: / } }\nroutes:\n"
        + routes.joined()
    ).html
    #expect(page.utf8.count < 1_600_000)
    #expect(page.contains("and 941 more in the list"))
  }
}
