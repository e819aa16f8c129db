/// The compiled manifest: its patterns and what it says about each entry.
///
/// It is a pointer to a literal. Making one costs nothing, and nothing is built at launch.
public struct CompiledRoutes: Sendable {
  let table: TableReader

  /// Takes the text that `routegen` wrote.
  public init(_ text: StaticString) { table = TableReader(base: text.utf8Start) }

  init(_ table: TableReader) { self.table = table }

  /// How many entries there are; their numbers are `0..<entryCount`.
  public var entryCount: Int { table.entryCount }

  /// The numbers of the tabs, in the order of the tab bar.
  public var tabNumbers: Range<Int> { 0..<table.quad(TableReader.Header.tabCount) }

  /// What the manifest says about an entry.
  ///
  /// - Parameter number: The entry's number; one that no entry has counts as the nearest.
  public func entry(_ number: Int) -> EntryInfo {
    let number = min(max(number, 0), entryCount - 1)
    return EntryInfo(table: table, place: table.entry(number), number: number)
  }

  /// The number of the entry of a kind that has, or had before, a name.
  ///
  /// - Complexity: O(log entries)
  public func entryNumber(of id: String, kind: EntryKind) -> Int? {
    entryNumbers(of: id).first { entry($0).kind == kind }
  }

  /// The numbers of the entries that have, or had before, a name: one a kind at most, the present name first.
  func entryNumbers(of id: String) -> [Int] {
    let start = table.quad(TableReader.Header.names)
    let stride = table.referenceWidth + 4
    var low = 0
    var high = table.quad(TableReader.Header.nameCount)
    let count = high
    while low < high {
      let middle = (low + high) / 2
      let name = table.text(table.reference(start + middle * stride)).string
      if name.utf8.lexicographicallyPrecedes(id.utf8) { low = middle + 1 } else { high = middle }
    }
    var result: [Int] = []
    while low < count, table.text(table.reference(start + low * stride)).string.utf8.elementsEqual(id.utf8) {
      result.append(table.quad(start + low * stride + table.referenceWidth))
      low += 1
    }
    return result
  }

  /// Whether a text keeps to the `matches` of one of the manifest's types.
  ///
  /// - Parameters:
  ///   - text: The text, decoded.
  ///   - type: The type's position in the manifest.
  public func accepts(_ text: String, type: Int) -> Bool {
    var text = text
    let matcher = table.reference(table.quad(TableReader.Header.types) + type * table.referenceWidth)
    return text.withUTF8 { table.accepts(TextBytes($0), matcher: matcher) }
  }
}
