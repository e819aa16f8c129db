/// Paths as text: taken apart and put together without a look at the disk.
enum Path {
  /// What comes before the last `/`; `.` for a bare name.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What comes after the last `/`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `path` as seen from `directory`; an absolute path stays as it is, and `.` adds nothing.
  static func join(_ directory: String, _ path: String) -> String {
    if path.hasPrefix("/") || directory == "." || directory.isEmpty { return path }
    return directory.hasSuffix("/") ? directory + path : directory + "/" + path
  }

  /// Without `.`, `..` and double slashes, as far as they can be taken out.
  static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The absolute form of `path`, which is relative to `directory`, an absolute path.
  static func absolute(_ path: String, in directory: String) -> String {
    normalized(join(directory, path))
  }

  /// The form of `path` relative to `directory`, an absolute path.
  static func relative(_ path: String, to directory: String) -> String {
    let target = absolute(path, in: directory).split(separator: "/")
    let base = normalized(directory).split(separator: "/")
    var shared = 0
    while shared < target.count, shared < base.count, target[shared] == base[shared] { shared += 1 }
    let steps = [Substring](repeating: "..", count: base.count - shared) + target[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
