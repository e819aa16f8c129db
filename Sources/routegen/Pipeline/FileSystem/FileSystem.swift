/// What the program asks of a disk. Nothing else in it touches files.
///
/// Paths are as the user wrote them; a relative one starts at the working directory.
protocol FileSystem: Sendable {
  /// What is at `path`, links followed; nil when there is nothing.
  func kind(of path: String) -> FileKind?

  /// The whole content of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The content of a file piece by piece, for files too large to hold.
  func open(_ path: String) throws(FileError) -> any ByteSource

  /// The names in a directory, sorted by their UTF-8 bytes, without `.` and `..`.
  func names(in directory: String) throws(FileError) -> [String]

  /// One spelling for all paths to the same file: absolute, links resolved. The path itself where nothing is there.
  func canonicalPath(_ path: String) -> String

  /// Writes a file in one step: afterwards it holds all of `bytes`, or is what it was before.
  ///
  /// - Returns: Whether it was written; a file that holds these bytes already is not touched.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool

  /// Makes a directory and those above it, as far as they are missing.
  func makeDirectory(_ path: String) throws(FileError)
}

/// What stands at a path.
enum FileKind: Sendable {
  case file, directory
}

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  var path: String
  /// A few words, such as "No such file or directory".
  var reason: String
}

/// Bytes that arrive piece by piece.
protocol ByteSource: AnyObject {
  /// The next piece; nil at the end. A piece is never empty.
  func next() throws(FileError) -> [UInt8]?
}

extension ByteSource {
  /// Everything that is left.
  func readAll() throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    while let piece = try next() { all += piece }
    return all
  }
}
