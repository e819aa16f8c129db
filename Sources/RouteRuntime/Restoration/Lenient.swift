/// A value that may have become unreadable: decoding it never fails, so that what surrounds it is kept.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}

/// A tab, without its parameters where one of them has become unreadable: they only choose what its root shows, and the
/// stack above is kept.
struct ReadableTab<Table: RouteTable>: Decodable {
  var tab: Table.Tab

  init(from decoder: any Decoder) throws {
    do {
      tab = try Table.Tab(from: decoder)
    } catch {
      let names = try decoder.container(keyedBy: NameKey.self).allKeys.map(\.stringValue)
      let numbers = names.compactMap { Table.compiled.entryNumber(of: $0, kind: .tab) }
      guard let plain = numbers.first.flatMap(NavigationState<Table>.plain) else { throw error }
      tab = plain
    }
  }
}

extension Array where Element: Decodable {
  /// The elements before the first that does not decode.
  init(readable elements: [Lenient<Element>]?) {
    self = (elements ?? []).prefix { $0.value != nil }.compactMap(\.value)
  }
}
