import Foundation
import Testing

/// Compares a text with the file of its name in `Snapshots/`, or in a folder there.
///
/// With `ROUTEGEN_RECORD` in the environment the file is written instead.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Snapshots")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  let expected = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == expected, "differs from Snapshots/\(name); set ROUTEGEN_RECORD=1 to accept it",
    sourceLocation: sourceLocation)
}
