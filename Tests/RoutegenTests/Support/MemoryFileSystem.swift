import Foundation

@testable import routegen

/// A disk that exists only in a test.
///
/// Directories are there as far as a file lies in them, or where they were made. Relative paths start at
/// `workingDirectory`.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
  let workingDirectory: String
  private let lock = NSLock()
  private var state: State

  private struct State {
    var files: [String: [UInt8]]
    var directories: Set<String>
    var readOnly: Set<String> = []
    var writes: [String] = []
  }

  init(_ files: [String: String] = [:], workingDirectory: String = "/app") {
    self.workingDirectory = workingDirectory
    var contents: [String: [UInt8]] = [:]
    for (path, text) in files { contents[Path.absolute(path, in: workingDirectory)] = Array(text.utf8) }
    state = State(files: contents, directories: ["/", workingDirectory])
  }

  /// The text of a file; nil when there is none.
  func text(_ path: String) -> String? {
    withState { $0.files[absolute(path)] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a file in place, whatever its bytes.
  func put(_ bytes: [UInt8], at path: String) {
    withState { $0.files[absolute(path)] = bytes }
  }

  /// Makes every write to a path, or below it, fail.
  func protect(_ path: String) {
    _ = withState { $0.readOnly.insert(absolute(path)) }
  }

  /// The paths written so far, in order.
  var writes: [String] { withState { $0.writes } }

  func kind(of path: String) -> FileKind? {
    let path = absolute(path)
    return withState { state in
      if state.files[path] != nil { return .file }
      if state.directories.contains(path) { return .directory }
      return state.files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : nil
    }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = withState({ $0.files[absolute(path)] }) { return bytes }
    throw FileError(path: path, reason: kind(of: path) == nil ? "No such file or directory" : "Is a directory")
  }

  func open(_ path: String) throws(FileError) -> any ByteSource {
    MemorySource(try read(path))
  }

  func names(in directory: String) throws(FileError) -> [String] {
    guard kind(of: directory) == .directory else { throw FileError(path: directory, reason: "No such directory") }
    let path = absolute(directory)
    let prefix = path == "/" ? "/" : path + "/"
    let below = withState { Array($0.files.keys) + Array($0.directories) }
    let names = below.compactMap { path -> String? in
      guard path.hasPrefix(prefix), path.count > prefix.count else { return nil }
      return String(path.dropFirst(prefix.count).prefix { $0 != "/" })
    }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func canonicalPath(_ path: String) -> String {
    kind(of: path) == nil ? path : absolute(path)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if kind(of: path) == .directory { throw FileError(path: path, reason: "Is a directory") }
    let target = absolute(path)
    if kind(of: Path.directory(of: target)) != .directory {
      throw FileError(path: path, reason: "No such file or directory")
    }
    try checkWritable(path)
    return withState { state in
      if state.files[target] == bytes { return false }
      state.files[target] = bytes
      state.writes.append(target)
      return true
    }
  }

  func makeDirectory(_ path: String) throws(FileError) {
    if kind(of: path) == .file { throw FileError(path: path, reason: "Is a file, not a directory") }
    try checkWritable(path)
    var directory = absolute(path)
    while directory != "/" {
      withState { _ = $0.directories.insert(directory) }
      directory = Path.directory(of: directory)
    }
  }

  private func checkWritable(_ path: String) throws(FileError) {
    let target = absolute(path)
    let isProtected = withState { state in
      state.readOnly.contains { target == $0 || target.hasPrefix($0 + "/") }
    }
    if isProtected { throw FileError(path: path, reason: "Permission denied") }
  }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  private func absolute(_ path: String) -> String { Path.absolute(path, in: workingDirectory) }
}

/// Bytes held in memory, handed out in pieces.
final class MemorySource: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let pieceSize: Int

  init(_ bytes: [UInt8], pieceSize: Int = 1 << 16) {
    rest = bytes[...]
    self.pieceSize = pieceSize
  }

  func next() throws(FileError) -> [UInt8]? {
    if rest.isEmpty { return nil }
    defer { rest = rest.dropFirst(pieceSize) }
    return Array(rest.prefix(pieceSize))
  }
}
