/// A disk that differs from another in what it shows; everything else is passed on.
protocol FileSystemOverlay: FileSystem {
  var base: any FileSystem { get }
}

extension FileSystemOverlay {
  func kind(of path: String) -> FileKind? { base.kind(of: path) }
  func read(_ path: String) throws(FileError) -> [UInt8] { try base.read(path) }
  func open(_ path: String) throws(FileError) -> any ByteSource { try base.open(path) }
  func names(in directory: String) throws(FileError) -> [String] { try base.names(in: directory) }
  func canonicalPath(_ path: String) -> String { base.canonicalPath(path) }
  func makeDirectory(_ path: String) throws(FileError) { try base.makeDirectory(path) }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool { try base.write(bytes, to: path) }
}

/// A disk on which what came through standard input is a file too.
struct StandardInputFiles: FileSystemOverlay {
  /// The name of that file, in reports as well.
  static let path = "<stdin>"

  let base: any FileSystem
  let bytes: [UInt8]

  func kind(of path: String) -> FileKind? { path == Self.path ? .file : base.kind(of: path) }

  func read(_ path: String) throws(FileError) -> [UInt8] { path == Self.path ? bytes : try base.read(path) }

  /// A file that holds what came through standard input is where that came from.
  func canonicalPath(_ path: String) -> String {
    path == Self.path || (try? base.read(path)) == bytes ? Self.path : base.canonicalPath(path)
  }
}

/// The disk as far as the build plugin has told the build system of it.
///
/// The plugin names as inputs the manifests below the folder of the first one and below the targets that the target
/// depends on. An include of any other file would work once, and then not be noticed when that file changes.
struct PluginFiles: FileSystemOverlay {
  let base: any FileSystem
  private let manifest: String
  private let folders: [String]

  /// - Parameters:
  ///   - manifest: The manifest that the plugin names.
  ///   - folders: Of the targets it depends on.
  init(_ base: any FileSystem, manifest: String, folders: [String]) {
    self.base = base
    self.manifest = base.canonicalPath(manifest)
    self.folders = ([Path.directory(of: manifest)] + folders).map { folder in
      let path = base.canonicalPath(folder)
      return path.hasSuffix("/") ? path : path + "/"
    }
  }

  func kind(of path: String) -> FileKind? {
    let kind = base.kind(of: path)
    return kind == .file && !isVisible(path) ? nil : kind
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if base.kind(of: path) == .file, !isVisible(path) {
      throw FileError(
        path: path, reason: "The build plugin looks only below the manifest's folder and in targets depended on")
    }
    return try base.read(path)
  }

  private func isVisible(_ path: String) -> Bool {
    let path = base.canonicalPath(path)
    if path == manifest { return true }
    return folders.contains { folder in
      guard path.hasPrefix(folder) else { return false }
      return !path.dropFirst(folder.count).split(separator: "/").contains { part in
        part.hasPrefix(".") || ["build", "DerivedData", "Pods", "Carthage", "node_modules"].contains(part)
      }
    }
  }
}
