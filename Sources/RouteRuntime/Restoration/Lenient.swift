/// A value that may have become unreadable: decoding it never fails, so that what surrounds it is kept.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}

extension Array where Element: Decodable {
  /// The elements before the first that does not decode.
  init(readable elements: [Lenient<Element>]?) {
    self = (elements ?? []).prefix { $0.value != nil }.compactMap(\.value)
  }
}
