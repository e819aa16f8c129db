import Foundation
import Testing

@testable import routegen

/// One directory a case: `routes.yaml`, and in `diagnostics.txt` all that `check` finds in it.
///
/// With `ROUTEGEN_RECORD` in the environment the files `diagnostics.txt` are written instead of compared.
@Suite struct CaseTests {
  static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases")
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: directory.appending(path: $0 + "/routes.yaml").path) }
      .sorted()
  }()

  @Test(arguments: names)
  func diagnostics(_ name: String) throws {
    let folder = Self.directory.appending(path: name)
    var findings: [Diagnostic] = []
    let files = CaseFiles(folder: folder)
    var sources = SourceMap()
    if let loaded = loadModel(path: "routes.yaml", files: files, diagnostics: &findings) {
      findings = runChecks(loaded)
      sources = loaded.sources
    } else {
      _ = sources.add(SourceFile(path: "routes.yaml", bytes: (try? decodeText(files.read("routes.yaml")).get()) ?? []))
    }
    let text = findings.map { ManifestCase.line($0, sources) + "\n" }.joined()
    let golden = folder.appending(path: "diagnostics.txt")
    if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
      try Data(text.utf8).write(to: golden)
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }
}

/// The files of a case, named as seen from its folder.
private struct CaseFiles: FileSystem {
  let folder: URL

  private func path(_ path: String) -> String { Path.join(folder.path, path) }

  func kind(of path: String) -> FileKind? { DiskFileSystem().kind(of: self.path(path)) }
  func read(_ path: String) throws(FileError) -> [UInt8] { try DiskFileSystem().read(self.path(path)) }
  func open(_ path: String) throws(FileError) -> any ByteSource { try DiskFileSystem().open(self.path(path)) }
  func names(in directory: String) throws(FileError) -> [String] { try DiskFileSystem().names(in: path(directory)) }
  func canonicalPath(_ path: String) -> String { DiskFileSystem().canonicalPath(self.path(path)) }
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    throw FileError(path: path, reason: "A case is read-only")
  }
  func makeDirectory(_ path: String) throws(FileError) {
    throw FileError(path: path, reason: "A case is read-only")
  }
}
