internal import Foundation

/// The real disk.
struct DiskFileSystem: FileSystem {
  func kind(of path: String) -> FileKind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return information.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try open(path).readAll()
  }

  func open(_ path: String) throws(FileError) -> any ByteSource {
    if kind(of: path) == .directory { throw FileError(path: path, reason: "Is a directory") }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    return DescriptorSource(descriptor, path: path, closesAtEnd: true)
  }

  func names(in directory: String) throws(FileError) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: directory)
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileError(path: directory, reason: kind(of: directory) == nil ? "No such directory" : "Cannot be listed")
    }
  }

  func canonicalPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else {
      try replace(path, with: bytes, mode: 0o666)
      return true
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR:
      throw FileError(path: path, reason: "Is a directory")
    case S_IFREG:
      if Int(information.st_size) == bytes.count, let old = try? read(path), old == bytes { return false }
      guard access(path, W_OK) == 0 else { throw FileError(path: path, code: errno) }
      // The file a link leads to is replaced, not the link.
      try replace(canonicalPath(path), with: bytes, mode: information.st_mode & 0o7777)
    default:
      // A device or a pipe, such as /dev/stdout, cannot be replaced.
      let descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path: path)
    }
    return true
  }

  func makeDirectory(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .directory: return
    case .file: throw FileError(path: path, reason: "Is a file, not a directory")
    case nil: break
    }
    let parent = Path.directory(of: path)
    if parent != path { try makeDirectory(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST || kind(of: path) != .directory {
      throw FileError(path: path, code: errno)
    }
  }

  /// Writes a new file beside `path` and renames it: a reader sees the old file or the new one, never half of one.
  private func replace(_ path: String, with bytes: [UInt8], mode: mode_t) throws(FileError) {
    let temporary = "\(Path.directory(of: path))/.\(Path.name(of: path)).\(getpid()).tmp"
    let descriptor = Foundation.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    do throws(FileError) {
      try writeAll(bytes, to: descriptor, path: path)
      guard close(descriptor) == 0 else { throw FileError(path: path, code: errno) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code: code)
    }
  }
}

/// Reads an open file descriptor piece by piece.
final class DescriptorSource: ByteSource {
  private let descriptor: Int32
  private let path: String
  private let closesAtEnd: Bool

  init(_ descriptor: Int32, path: String, closesAtEnd: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.closesAtEnd = closesAtEnd
  }

  deinit {
    if closesAtEnd { close(descriptor) }
  }

  func next() throws(FileError) -> [UInt8]? {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      repeat {
        count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    if count < 0 { throw FileError(path: path, code: errno) }
    return count == 0 ? nil : piece
  }
}

/// Writes all of `bytes`, in as many steps as the descriptor takes.
func writeAll(_ bytes: some ContiguousBytes & Collection<UInt8>, to descriptor: Int32, path: String) throws(FileError) {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      Foundation.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    }
    if count < 0 {
      if errno == EINTR { continue }
      throw FileError(path: path, code: errno)
    }
    offset += count
  }
}

extension FileError {
  fileprivate init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
