internal import Foundation

/// A property list that was read, and its file for reports.
struct LoadedPropertyList {
  var source: SourceFile
  var root: Result<PropertyListNode, PropertyListError>

  /// Reads XML or binary form.
  ///
  /// What was binary is reported at its beginning: a place inside would mean nothing to anybody.
  init(path: String, bytes: [UInt8], in sources: inout SourceMap) {
    let isText = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } != UInt8(ascii: "b")
    if isText {
      source = SourceFile(path: path, bytes: (try? decodeText(bytes).get()) ?? bytes)
      root = PropertyListReader.read(source, file: sources.add(source))
      return
    }
    source = SourceFile(path: path, bytes: [])
    let file = sources.add(source)
    let start = SourceRange(file: file, start: 0, end: 0)
    var format = PropertyListSerialization.PropertyListFormat.binary
    guard
      let value = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: &format),
      let xml = try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    else {
      root = .failure(PropertyListError(message: "it is neither XML nor a binary property list", range: start))
      return
    }
    let text = SourceFile(path: path, bytes: Array(xml))
    root = PropertyListReader.read(text, file: file).map { $0.placed(at: start) }
      .mapError { PropertyListError(message: $0.message, range: start) }
  }
}

extension PropertyListNode {
  /// With every place replaced.
  fileprivate func placed(at range: SourceRange) -> PropertyListNode {
    var node = self
    node.range = range
    switch content {
    case .array(let items): node.content = .array(items.map { $0.placed(at: range) })
    case .dictionary(let pairs):
      node.content = .dictionary(
        pairs.map { Pair(key: $0.key, keyRange: range, value: $0.value.placed(at: range)) })
    case .string, .other: break
    }
    return node
  }
}
