import Foundation
import Testing

@testable import routegen

/// Files beside the app that are not what they should be: each gets a finding, and none ends the tool.
@Suite struct DriftAdversityTests {
  private let manifest = """
    routegen: 1
    links: { schemes: [shop], hosts: [example.com] }
    tabs: { home: { url: / } }
    routes: { item: { url: "/item/:id", params: { id: Int }, tab: home } }

    """

  private static let associations = [
    "null", "7", "\"text\"", "[]", "{\"applinks\": null}", "{\"applinks\": []}", "{\"applinks\": {\"details\": 7}}",
    "{\"applinks\": {\"details\": [null, 7, \"x\", []]}}", "{\"applinks\": {\"details\": {\"A.b\": null}}}",
    "{\"applinks\": {\"details\": {\"A.b\": {\"paths\": \"*\"}}}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": \"A.b\", \"components\": {\"/\": \"*\"}}]}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [7, null], \"components\": [7, null, [\"/\"]]}]}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"paths\": [\"NOT\", \"NOT \", \"\", 7, null]}]}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"components\": [{\"/\": 7, \"?\": [], \"#\": {}}]}]}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"components\": [{\"/\": \"/$(\", \"exclude\": 1}]}]}}",
    "{\"applinks\": {\"substitutionVariables\": {\"a\": 7, \"b\": [\"$(b)\", 1]}, \"details\": [{\"appIDs\": "
      + "[\"ABCDE12345.b\"], \"components\": [{\"/\": \"/$(a)/$(b)/$(c)\"}]}]}}",
    "{\"applinks\": {\"defaults\": 7, \"details\": [{\"defaults\": [], \"appID\": \"ABCDE12345.b\", \"components\": []}]}}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"components\": [{\"/\": \""
      + String(repeating: "*?", count: 2000) + "\"}]}]}}",
    String(repeating: "[", count: 5000), String(repeating: "{\"applinks\":", count: 5000), "{\"applinks\": {", "\u{0}",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"paths\": ["
      + (0..<1000).map { "\"/page\($0)/*/x/*/y*\"" }.joined(separator: ",") + "]}]}}",
  ]

  @Test(arguments: associations.indices) func oddAssociations(number: Int) {
    let text = Self.associations[number]
    let files = MemoryFileSystem(["routes.yaml": manifest, "f": text])
    let check = ToolRun("check", "--aasa", "f", files: files)
    #expect(check.code == .findings && check.output.contains("[aasa-"), "\(check.output)\(check.errors)")
    let draft = ToolRun("init", "--from-aasa", "f", "--host", "example.com", "-o", "new.yaml", files: files)
    #expect(draft.code == .success || draft.code == .noInput, "\(draft.errors)")
    if draft.code == .success {
      let second = ToolRun("check", "--strict", "-m", "new.yaml", files: files)
      #expect(second.code == .success, "\(second.output)")
    }
  }

  @Test func aLargeFileGivesAllItsRoutes() {
    let paths = (0..<300).map { "\"/page\($0)/*/x/*/y*\"" }.joined(separator: ",")
    let text = "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.b\"], \"paths\": [\(paths)]}]}}"
    let files = MemoryFileSystem(["f": text])
    #expect(ToolRun("init", "--from-aasa", "f", "--host", "example.com", files: files).code == .success)
    #expect(files.text("routes.yaml")?.contains("Left out") == false)
    #expect(ToolRun("check", "--strict", files: files).output.contains("300 routes"))
  }

  private static let propertyLists = [
    "", "<plist", "<plist/>", "<plist></plist>", "<>", "</>", "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><string>a</string></dict></plist>", "<plist><array/></plist>", "<plist><string>x</string></plist>",
    "<plist><dict><key>CFBundleURLTypes</key><string>x</string></dict></plist>",
    "<plist><dict><key>CFBundleURLTypes</key><array><string>x</string><dict><key>CFBundleURLSchemes</key><true/></dict>"
      + "</array></dict></plist>",
    "<plist>" + String(repeating: "<array>", count: 50_000), "<plist><dict><key>&#x110000;</key><true/></dict></plist>",
    "<plist><dict><key>com.apple.developer.associated-domains</key><string>applinks:example.com</string></dict></plist>",
    "{ CFBundleURLTypes = (); }", "bplist00", "bplist99", "b",
  ]

  @Test(arguments: propertyLists) func oddPropertyLists(text: String) {
    for option in ["--plist", "--entitlements"] {
      let files = MemoryFileSystem(["routes.yaml": manifest, "f": text])
      let check = ToolRun("check", option, "f", files: files)
      #expect(check.code == .findings, "\(check.output)\(check.errors)")
      let rules = ["[plist-invalid]", "[scheme-not-registered]", "[domain-not-entitled]"]
      #expect(rules.contains { check.output.contains($0) }, "\(check.output)")
    }
  }

  @Test func damagedBinaryPropertyLists() throws {
    let value: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "old"], "CFBundleURLName": "ü"]],
      "LSApplicationQueriesSchemes": (0..<40).map { "scheme\($0)" }, "Number": 7, "Data": Data([1, 2, 3]),
    ]
    let whole = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    var random = SeededRandom()
    let end = ContinuousClock.now + .seconds(1)
    while ContinuousClock.now < end {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes = Array(bytes.prefix(max(9, place)))
        }
      }
      let files = MemoryFileSystem(["routes.yaml": manifest])
      files.put(bytes, at: "f")
      let run = ToolRun("check", "--plist", "f", files: files)
      #expect(run.code == .success || run.code == .findings, "seed \(random.seed): \(run.errors)")
    }
  }
}
