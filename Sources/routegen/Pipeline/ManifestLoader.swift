/// Reads manifest files into declarations.
struct ManifestLoader {
  let files: any FileSystem
  var sources = SourceMap()
  var diagnostics: [Diagnostic] = []

  init(files: any FileSystem) {
    self.files = files
  }

  /// The declarations of a manifest; nil where it cannot be read or holds no mapping.
  mutating func load(_ path: String) -> Manifest? {
    do throws(FileError) {
      return decode(try files.read(path), path: path)
    } catch {
      return nil
    }
  }

  private mutating func decode(_ raw: [UInt8], path: String) -> Manifest? {
    switch decodeText(raw) {
    case .failure: return nil
    case .success(let bytes):
      let source = SourceFile(path: path, bytes: bytes)
      let file = sources.add(source)
      guard let root = parseYAML(file, source, diagnostics: &diagnostics) else { return nil }
      var decoder = ManifestDecoder(source: source)
      let isManifest = decoder.decode(root, isIncluded: false)
      diagnostics += decoder.diagnostics
      return isManifest ? decoder.manifest : nil
    }
  }
}
