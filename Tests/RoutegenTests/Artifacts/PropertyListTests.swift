import Foundation
import Testing

@testable import routegen

@Suite struct PropertyListTests {
  private let manifest = """
    routegen: 1
    links: { schemes: [shop, shop-dev], hosts: [app.example.com, "*.x.com"], queries: [weixin, alipay] }
    tabs: { home: { url: / } }
    """

  /// What Python's plistlib makes of a text, as JSON with sorted keys.
  private func readByPython(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = """
      import json, plistlib, sys
      print(json.dumps(plistlib.loads(sys.stdin.buffer.read()), sort_keys=True))
      """
    process.arguments = ["python3", "-c", script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: result, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let hasPython: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", ""]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: hasPython, "there is no python3")) func otherReadersAcceptThem() throws {
    let model = try model(of: manifest)
    #expect(
      try readByPython(model.infoPlist.xml) == """
        {"CFBundleURLTypes": [{"CFBundleTypeRole": "Editor", "CFBundleURLName": "$(PRODUCT_BUNDLE_IDENTIFIER)", \
        "CFBundleURLSchemes": ["shop", "shop-dev"]}], "LSApplicationQueriesSchemes": ["weixin", "alipay"]}
        """)
    #expect(
      try readByPython(model.entitlements.xml) == """
        {"com.apple.developer.associated-domains": ["applinks:app.example.com", "applinks:*.x.com"]}
        """)
    let merged = try model.infoPlist(mergedInto: SourceFile(path: "Info.plist", bytes: Array(existing.utf8)))
    #expect(try readByPython(merged).contains(#""CFBundleURLSchemes": ["fb1", "Shop"]"#))
    #expect(try readByPython(PropertyList.string("a<&>\"'\u{1}\u{FFFF}é").xml) == #""a<&>\"'\ufffd\ufffd\u00e9""#)
  }

  private let existing = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- kept: <dict> -->
    \t<key>CFBundleName</key>
    \t<string>A &amp; B</string>
    \t<key>CFBundleURLTypes</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>CFBundleURLSchemes</key>
    \t\t\t<array>
    \t\t\t\t<string>fb1</string>
    \t\t\t\t<string>Shop</string>
    \t\t\t</array>
    \t\t</dict>
    \t</array>
    \t<key>LSApplicationQueriesSchemes</key>
    \t<array/>
    \t<key>Version</key>
    \t<integer>7</integer>
    </dict>
    </plist>

    """

  private func merge(_ text: String) throws -> String {
    try model(of: manifest).infoPlist(mergedInto: SourceFile(path: "Info.plist", bytes: Array(text.utf8)))
  }

  @Test func mergingAddsWhatIsMissingAndTouchesNothingElse() throws {
    let merged = try merge(existing)
    let expected = existing.replacing(
      "\t\t</dict>\n\t</array>\n",
      with: """
        \t\t</dict>
        \t\t<dict>
        \t\t\t<key>CFBundleTypeRole</key>
        \t\t\t<string>Editor</string>
        \t\t\t<key>CFBundleURLName</key>
        \t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>shop-dev</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>

        """
    ).replacing("<array/>", with: "<array>\n\t\t<string>weixin</string>\n\t\t<string>alipay</string>\n\t</array>")
    #expect(merged == expected)
    #expect(try merge(merged) == merged)
  }

  @Test func mergingIntoLittle() throws {
    let texts = [
      "<plist><dict/></plist>", "<plist>\r\n  <dict>\r\n  </dict>\r\n</plist>\r\n", "<plist><dict></dict></plist>",
    ]
    for text in texts {
      let merged = try merge(text)
      let node = try PropertyListReader.read(
        SourceFile(path: "x", bytes: Array(merged.utf8)), file: FileID(index: 0)
      ).get()
      #expect(node["CFBundleURLTypes"]?.elements[0]["CFBundleURLSchemes"]?.texts.map(\.value) == ["shop", "shop-dev"])
      #expect(node["LSApplicationQueriesSchemes"]?.texts.count == 2)
      #expect(try merge(merged) == merged)
    }
  }

  @Test func anAddedSchemeJoinsTheTypeOfItsName() throws {
    let first = try model(of: "routegen: 1\nlinks: { schemes: [shop] }\ntabs: { home: { url: / } }\n").infoPlist.xml
    let merged = try merge(first)
    #expect(merged.contains("<string>shop</string>\n\t\t\t\t<string>shop-dev</string>\n"))
    #expect(merged.split(separator: "CFBundleURLName").count == 2)
  }

  @Test func entitlementsKeepTheirModes() throws {
    let text = """
      <plist version="1.0">
      <dict>
        <key>com.apple.developer.associated-domains</key>
        <array>
          <string>applinks:app.example.com?mode=developer</string>
        </array>
      </dict>
      </plist>
      """
    let merged = try model(of: manifest).entitlements(mergedInto: SourceFile(path: "x", bytes: Array(text.utf8)))
    #expect(
      merged
        == text.replacing("developer</string>\n", with: "developer</string>\n      <string>applinks:*.x.com</string>\n")
        .replacing("      <string>applinks:*", with: "    <string>applinks:*"))
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict><key>a</key></dict></plist>", "<plist><dict><string>a</string></dict></plist>",
    "<plist><array></dict></plist>", "<plist><string>&nope;</string></plist>", "<plist><string>a", "bplist00", "<",
    "<plist><foo/></plist>", "<plist></plist>", "<!--", "<plist><string><![CDATA[x</string></plist>", "</>", "<>",
    String(repeating: "<plist><array>", count: 2), "<plist>" + String(repeating: "<array>", count: 500),
  ])
  func whatIsNoPropertyListIsRefused(text: String) {
    let result = PropertyListReader.read(SourceFile(path: "x", bytes: Array(text.utf8)), file: FileID(index: 0))
    #expect(throws: PropertyListError.self) { try result.get() }
  }

  @Test func theCommandMergesIntoItsOutput() throws {
    let files = MemoryFileSystem(["routes.yaml": manifest, "Info.plist": existing, "bad.plist": "<plist>"])
    #expect(ToolRun("emit", "info-plist", "-o", "Info.plist", files: files).code == .success)
    #expect(files.text("Info.plist")?.contains("<!-- kept: <dict> -->") == true)
    #expect(files.text("Info.plist") == (try merge(existing)))
    let run = ToolRun("emit", "info-plist", "-o", "bad.plist", files: files)
    #expect(run.code == .noInput)
    #expect(
      run.errors == "error: 'bad.plist' is no property list in XML: it ends too early, line 1; nothing was changed\n")
    #expect(files.text("bad.plist") == "<plist>")
  }
}
