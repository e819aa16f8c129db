import Foundation
import Testing

/// The layers of the tool: one uses only those below it, and only the edges touch the outside.
@Suite struct LayeringTests {
  /// From the bottom up.
  private static let layers = [
    "Diagnostics", "YAML", "Manifest", "Model", "Language", "Emit", "Checks", "Pipeline", "CommandLine",
  ]
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/routegen").standardizedFileURL

  private static func sources(of layer: String) throws -> [(name: String, text: String)] {
    let folder = root.appending(path: layer)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [(name: String, text: String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      found.append((layer + "/" + file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
    }
    return found
  }

  /// The code of a source without its comments and texts, which may name anything.
  private static func code(_ text: String) -> String {
    text.replacing(/(?s)"""(?:.*?)"""/, with: "").split(separator: "\n").map { line in
      line.replacing(/"(?:[^"\\]|\\.)*"/, with: "").replacing(/\/\/.*/, with: "")
    }.joined(separator: "\n")
  }

  @Test func aLayerUsesOnlyThoseBelowIt() throws {
    var owner: [String: Int] = [:]
    var nested: Set<String> = []
    var words: [(name: String, layer: Int, words: Set<String>)] = []
    for (number, layer) in Self.layers.enumerated() {
      for source in try Self.sources(of: layer) {
        let code = Self.code(source.text)
        for match in code.matches(of: /(?m)^(?:final )?(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w+)/) {
          owner[String(match.1)] = number
        }
        for match in code.matches(of: /(?m)^ +.*(?:struct|class|enum|case|typealias) ([A-Z]\w+)/) {
          nested.insert(String(match.1))
        }
        let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        words.append((source.name, number, Set(names.map(String.init))))
      }
    }
    #expect(owner.count > 50)
    for source in words {
      for word in source.words.subtracting(nested).sorted() {
        if let above = owner[word], above > source.layer {
          Issue.record("\(source.name) uses \(word) of the layer \(Self.layers[above]), which is above it")
        }
      }
    }
  }

  @Test func foundationStaysAtTheEdges() throws {
    let allowed = ["Model/Unicode+Foundation.swift"]
    for layer in Self.layers where layer != "Pipeline" && layer != "CommandLine" {
      for source in try Self.sources(of: layer) where source.text.contains("import Foundation") {
        #expect(allowed.contains(source.name), "\(source.name) imports Foundation")
      }
    }
  }

  @Test func nothingButTheCommandLineEndsTheProgram() throws {
    for layer in Self.layers where layer != "CommandLine" {
      for source in try Self.sources(of: layer) {
        let ends = Self.code(source.text).contains(/\b(?:exit|abort|fatalError|preconditionFailure)\(|\b(?:try|as)!/)
        #expect(!ends, "\(source.name) can end the program")
      }
    }
  }
}
