/// Finds the manifest where the command line names none.
enum ManifestSearch {
  /// The names it may have, the usual one first.
  static let names = ["routes.yaml", "routes.yml", "routes.json"]

  /// Why there is no one manifest, in a sentence.
  struct NotFound: Error, Hashable {
    var message: String
  }

  /// Looks in the working directory, then upward to the folder that holds `Package.swift` or `.git`.
  ///
  /// - Parameter workingDirectory: Absolute; what relative paths start at.
  /// - Returns: A path relative to it.
  static func find(from workingDirectory: String, in files: any FileSystem) throws(NotFound) -> String {
    var prefix = ""
    var directory = Path.normalized(workingDirectory)
    while true {
      let found = names.filter { files.kind(of: prefix + $0) == .file }
      if found.count > 1 {
        let list = found.map { "'\(prefix)\($0)'" }.joined(separator: " and ")
        throw NotFound(message: "there are \(list); remove one, or name one with --manifest")
      }
      if let name = found.first { return prefix + name }
      let isRoot = ["Package.swift", ".git"].contains { files.kind(of: prefix + $0) != nil }
      if isRoot || directory == "/" { break }
      directory = Path.directory(of: directory)
      prefix += "../"
    }
    let place = prefix.isEmpty ? "'\(directory)'" : "'\(workingDirectory)' or above it, up to '\(directory)'"
    throw NotFound(
      message: """
        there is no routes.yaml, routes.yml or routes.json in \(place); \
        name a manifest with --manifest, or start one with 'routegen init'
        """)
  }
}
