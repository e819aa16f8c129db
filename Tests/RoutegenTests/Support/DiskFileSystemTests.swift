import Foundation
import Testing

@testable import routegen

@Suite("The disk")
final class DiskFileSystemTests {
  private let files = DiskFileSystem()
  /// With a space and a letter beyond ASCII, as users' folders have.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "routegen tests é \(UUID().uuidString)").path(percentEncoded: false)

  init() throws { try files.makeDirectory(folder + "/sub/deep") }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func reason(_ body: () throws(FileError) -> Void) -> String? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func writesAndReads() throws {
    let path = folder + "/a"
    #expect(try files.write([1, 2, 3], to: path))
    #expect(try files.read(path) == [1, 2, 3])
    #expect(try !files.write([1, 2, 3], to: path))
    #expect(try files.write([], to: path))
    #expect(try files.read(path).isEmpty)
    #expect(try files.names(in: folder) == ["a", "sub"])
  }

  @Test func aFileThatHoldsTheBytesIsNotTouched() throws {
    let path = folder + "/a"
    try files.write([1], to: path)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    try files.write([1], to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
  }

  @Test func keepsPermissionsAndLinks() throws {
    try files.write([1], to: folder + "/sub/real")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/sub/real")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "sub/real")
    try files.write([2], to: folder + "/link")
    #expect(try files.read(folder + "/sub/real") == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/sub/real")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(files.canonicalPath(folder + "/link") == files.canonicalPath(folder + "/sub/real"))
  }

  @Test func mistakes() {
    #expect(reason { () throws(FileError) in _ = try files.read(folder + "/none") } == "No such file or directory")
    #expect(reason { () throws(FileError) in _ = try files.read(folder) } == "Is a directory")
    #expect(reason { () throws(FileError) in try files.write([1], to: folder) } == "Is a directory")
    #expect(
      reason { () throws(FileError) in try files.write([1], to: folder + "/none/a") } == "No such file or directory")
    #expect(reason { () throws(FileError) in _ = try files.names(in: folder + "/none") } == "No such directory")
    #expect(files.kind(of: folder + "/none") == nil)
    #expect(files.kind(of: folder) == .directory)
  }

  @Test func makingADirectoryWhereAFileIs() throws {
    try files.write([1], to: folder + "/file")
    for path in [folder + "/file", folder + "/file/x/y"] {
      #expect(
        reason { () throws(FileError) in try files.makeDirectory(path) } == "Is a file, not a directory")
    }
  }

  @Test func nothingIsLeftBeside() throws {
    for byte in UInt8(0)..<5 { try files.write([byte], to: folder + "/sub/a") }
    #expect(try files.names(in: folder + "/sub") == ["a", "deep"])
  }

  @Test func devicesAreWrittenInPlace() throws {
    try files.write([1], to: "/dev/null")
    #expect(files.kind(of: "/dev/null") == .file)
  }

  @Test func readsInPieces() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try files.write(bytes, to: folder + "/large")
    let source = try files.open(folder + "/large")
    var pieces = 0
    var all: [UInt8] = []
    while let piece = try source.next() {
      pieces += 1
      all += piece
    }
    #expect(all == bytes)
    #expect(pieces > 1)
  }
}
