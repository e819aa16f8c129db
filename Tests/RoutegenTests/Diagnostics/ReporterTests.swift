import Testing

@testable import routegen

@Suite("Reporters")
struct ReporterTests {
  private let source = MarkedSource(
    """
    routes:
      order: { url: «/orders/:id» }
      item:  { url: «/orders/:item» }

    """)

  private var report: Report {
    let related = Diagnostic.Related(message: "'order' opens it too", range: source.ranges[0])
    let finding = Diagnostic(
      .sample, "'item' and 'order' both open\n/orders/:id", at: source.ranges[1], related: [related],
      help: "let one say winsOver: [\"other\"]", example: "shop://orders/1", entries: ["item", "order"])
    return source.report([finding], summary: Report.Summary(routes: 2, tabs: 1, patterns: 2))
  }

  @Test func human() {
    #expect(
      HumanReporter().text(for: report) == """
        routes.yaml:3:17: error: 'item' and 'order' both open\\n/orders/:id [ambiguous-url]
         3 |   item:  { url: /orders/:item }
           |                 ^^^^^^^^^^^^^
        routes.yaml:2:17: note: 'order' opens it too
         2 |   order: { url: /orders/:id }
           |                 ^^^^^^^^^^^
          example: shop://orders/1
          help: let one say winsOver: ["other"]

        routes.yaml: 1 error

        """)
  }

  @Test func humanInColor() {
    let text = HumanReporter(style: TerminalStyle(hasColor: true)).text(for: report)
    #expect(text.contains("\u{1B}[1mroutes.yaml:3:17:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("^^^^^^^^^^^^^\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;36mnote:\u{1B}[0m"))
  }

  @Test func humanOnATerminalBreaksLinesBetweenWords() {
    let message = "标签 `item` and the route `order` both open the same screens, which cannot be"
    let finding = Diagnostic(.sample, message, at: source.ranges[0], help: "take one of the two out of the manifest")
    let text = HumanReporter(width: 40, wrapsMessages: true).text(for: source.report([finding]))
    #expect(
      text == """
        routes.yaml:2:17: error: 标签 `item` and
            the route `order` both open the same
            screens, which cannot be
            [ambiguous-url]
         2 |   order: { url: /orders/:id }
           |                 ^^^^^^^^^^^
          help: take one of the two out of the
            manifest

        routes.yaml: 1 error

        """)
  }

  @Test func xcode() {
    #expect(
      XcodeReporter().text(for: report) == """
        /app/routes.yaml:3:17: error: 'item' and 'order' both open\\n/orders/:id [ambiguous-url]
        /app/routes.yaml:2:17: note: 'order' opens it too
        /app/routes.yaml:3:17: note: help: let one say winsOver: ["other"]
        /app/routes.yaml:3:17: note: example: shop://orders/1

        """)
  }

  @Test func json() {
    #expect(
      JSONReporter().text(for: report) == #"""
        {
          "version": 1,
          "manifest": "routes.yaml",
          "diagnostics": [
            {
              "rule": "ambiguous-url",
              "severity": "error",
              "message": "'item' and 'order' both open\n/orders/:id",
              "location": {
                "file": "routes.yaml",
                "line": 3,
                "column": 17,
                "endLine": 3,
                "endColumn": 30
              },
              "related": [
                {
                  "message": "'order' opens it too",
                  "location": {
                    "file": "routes.yaml",
                    "line": 2,
                    "column": 17,
                    "endLine": 2,
                    "endColumn": 28
                  }
                }
              ],
              "help": "let one say winsOver: [\"other\"]",
              "example": "shop://orders/1"
            }
          ],
          "summary": {
            "errors": 1,
            "warnings": 0,
            "routes": 2,
            "sheets": 0,
            "tabs": 1,
            "redirects": 0,
            "patterns": 2
          }
        }

        """#)
  }

  @Test func github() {
    let place = "file=routes.yaml,line=3,endLine=3,col=17,endColumn=30,title=routegen%3A ambiguous-url"
    let message =
      "'item' and 'order' both open%0A/orders/:id%0Aroutes.yaml:2: 'order' opens it too"
      + "%0Ahelp: let one say winsOver: [\"other\"]%0Aexample: shop://orders/1"
    #expect(GitHubReporter().text(for: report) == "::error \(place)::\(message)\n")
  }

  @Test func githubEscapesPathsAndLeavesOutColumnsOfLongSpans() {
    let source = MarkedSource("«a:\n  b»: 1\n", path: "100%, a:b.yaml")
    let finding = Diagnostic(.sample, "50% of it", at: source.ranges[0], severity: .note)
    #expect(
      GitHubReporter().text(for: source.report([finding]))
        == "::notice file=100%25%2C a%3Ab.yaml,line=1,endLine=2,title=routegen%3A ambiguous-url::50%25 of it\n")
  }

  @Test func gitlab() {
    let findings = [
      Diagnostic(.sample, "first", at: source.ranges[0], entries: ["order"]),
      Diagnostic(.sample, "second", at: source.ranges[1], entries: ["order"], severity: .warning),
    ]
    #expect(
      GitLabReporter().text(for: source.report(findings)) == """
        [
          {
            "description": "first",
            "check_name": "ambiguous-url",
            "fingerprint": "a81dba545ae6859f",
            "severity": "major",
            "location": {
              "path": "routes.yaml",
              "lines": {
                "begin": 2,
                "end": 2
              }
            }
          },
          {
            "description": "second",
            "check_name": "ambiguous-url",
            "fingerprint": "a81dba545ae6859f-2",
            "severity": "minor",
            "location": {
              "path": "routes.yaml",
              "lines": {
                "begin": 3,
                "end": 3
              }
            }
          }
        ]

        """)
    #expect(GitLabReporter().text(for: source.report([])) == "[]\n")
  }

  @Test func sarif() throws {
    try expectSnapshot(SARIFReporter(rules: [.sample], version: "1.2.3").text(for: report), "sarif.json")
  }

  @Test func sarifCountsUTF16UnitsAndEncodesPaths() {
    let source = MarkedSource("a: 😀é«x»\n", path: "Feature A/é.routes.yaml")
    let finding = Diagnostic(.sample, "m", at: source.ranges[0])
    let text = SARIFReporter(rules: [.sample], version: "1.2.3").text(for: source.report([finding]))
    #expect(text.contains("\"uri\": \"Feature%20A/%C3%A9.routes.yaml\""))
    #expect(text.contains("\"startColumn\": 7,"))
    #expect(text.contains("\"endColumn\": 8"))
  }

  @Test func fingerprintsDoNotDependOnLines() {
    func fingerprint(_ text: String) -> String {
      let source = MarkedSource(text)
      let finding = Diagnostic(.sample, "message", at: source.ranges[0], entries: ["item"])
      var fingerprints = Fingerprints()
      return fingerprints.next(for: finding, in: source.report([finding]))
    }
    #expect(fingerprint("«a»") == fingerprint("\n\n   «b»"))
  }

  @Test func findingsAreSortedByPlace() {
    let findings = [
      Diagnostic(.sample, "second", at: source.ranges[1]), Diagnostic(.sample, "first", at: source.ranges[0]),
    ]
    #expect(source.report(findings).diagnostics.map(\.message) == ["first", "second"])
  }
}
