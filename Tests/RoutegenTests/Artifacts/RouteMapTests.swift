import Foundation
import Testing

@testable import routegen

@Suite struct RouteMapTests {
  private static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")

  private let manifest = #"""
    routegen: 1
    links: { schemes: [app] }
    guards: { signedIn: { fallback: login } }
    tabs: { home: { url: /, title: "a \"b\" \\ <c>] #1;", guards: [signedIn] } }
    routes:
      item: { url: "/it%22em/:id?a=:a&b=:b", params: { id: Int, a: "String?", b: "String?" }, tab: home, leadsTo: [login] }
    sheets: { login: { returns: Bool } }

    """#

  @Test func mermaidLabelsAreCoded() throws {
    let text = try model(of: manifest).mermaid
    #expect(text.contains(#"subgraph t0["a #34;b#34; \ #60;c#62;] #35;1;"]"#))
    #expect(text.contains(#"n1["item<br/>/it%22em/:id?a=:a#38;b=:b"]"#))
    #expect(text.contains("n1 -.-> n2") && text.contains("n0 -. guard .-> n2"))
  }

  @Test func dotLabelsAreEscaped() throws {
    #expect(try model(of: manifest).dot.contains(#"label="a \"b\" \\ <c>] #1;";"#))
  }

  @Test(.enabled(if: hasGraphviz, "there is no graphviz")) func graphvizReadsIt() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dot")
    process.arguments = ["-Tplain"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(try model(of: manifest).dot.utf8))
    try input.fileHandleForWriting.close()
    let drawn = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: drawn, as: UTF8.self).split(separator: "\n").count { $0.hasPrefix("node ") } == 3)
  }
}
