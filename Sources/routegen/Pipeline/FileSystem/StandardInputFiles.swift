/// A disk on which what came through standard input is a file too.
struct StandardInputFiles: FileSystem {
  /// The name of that file, in reports as well.
  static let path = "<stdin>"

  let base: any FileSystem
  let bytes: [UInt8]

  func kind(of path: String) -> FileKind? { path == Self.path ? .file : base.kind(of: path) }

  func read(_ path: String) throws(FileError) -> [UInt8] { path == Self.path ? bytes : try base.read(path) }

  func open(_ path: String) throws(FileError) -> any ByteSource { try base.open(path) }

  func names(in directory: String) throws(FileError) -> [String] { try base.names(in: directory) }

  func canonicalPath(_ path: String) -> String { path == Self.path ? path : base.canonicalPath(path) }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool { try base.write(bytes, to: path) }

  func makeDirectory(_ path: String) throws(FileError) { try base.makeDirectory(path) }
}
