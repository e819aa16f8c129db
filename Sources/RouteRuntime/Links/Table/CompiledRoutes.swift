/// The compiled manifest: its patterns and what it says about each entry.
///
/// It is a pointer to a literal. Making one costs nothing, and nothing is built at launch.
public struct CompiledRoutes: Sendable {
  let table: TableReader

  /// Takes the text that `routegen` wrote; with one that another version wrote, no link opens anything.
  public init(_ text: StaticString) {
    let isTable = text.utf8CodeUnitCount > TableReader.Header.length && text.utf8Start[TableReader.Header.version] == 51
    table = TableReader(base: (isTable ? text : Self.nothing).utf8Start)
  }

  init(_ table: TableReader) { self.table = table }

  /// A table without links and entries: behind the head an empty list, which is also a node without anything and an
  /// empty text, then the reference to an entry without anything, and the entry.
  private static let nothing: StaticString = "30000000`000a00000000000`000`000`000`000`000`0000d000000`00`00`0000000000"

  /// How many entries there are; their numbers are `0..<entryCount`.
  public var entryCount: Int { table.entryCount }

  /// The numbers of the tabs, in the order of the tab bar.
  public var tabNumbers: Range<Int> { 0..<table.quad(TableReader.Header.tabCount) }

  /// What the manifest says about an entry.
  ///
  /// - Parameter number: The entry's number; one that no entry has counts as the nearest.
  public func entry(_ number: Int) -> EntryInfo {
    let table = entryCount > 0 ? table : TableReader(base: Self.nothing.utf8Start)
    let number = max(min(number, entryCount - 1), 0)
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
    let names = table.quad(TableReader.Header.names)
    func present(_ index: Int) -> Int { table.triple(names + 3 * index) }
    var former = table.quad(TableReader.Header.formerNames)
    let formerCount = table.number(&former)
    let stride = table.referenceWidth + 3
    return places(of: id, among: entryCount) { entry(present($0)).id }.map(present)
      + places(of: id, among: formerCount) { table.text(table.reference(former + $0 * stride)).string }
      .map { table.triple(former + $0 * stride + table.referenceWidth) }
  }

  /// Where a name stands among names sorted by their bytes.
  private func places(of id: String, among count: Int, name: (Int) -> String) -> Range<Int> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if name(middle).utf8.lexicographicallyPrecedes(id.utf8) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, name(end).utf8.elementsEqual(id.utf8) { end += 1 }
    return low..<end
  }

  /// Whether a text keeps to the `matches` of one of the manifest's types.
  ///
  /// - Parameters:
  ///   - text: The text, decoded.
  ///   - type: The type's position in the manifest.
  public func accepts(_ text: String, type: Int) -> Bool {
    guard entryCount > 0 else { return false }
    var text = text
    let matcher = table.reference(table.quad(TableReader.Header.types) + type * table.referenceWidth)
    return text.withUTF8 { table.accepts(TextBytes($0), matcher: matcher) }
  }
}
