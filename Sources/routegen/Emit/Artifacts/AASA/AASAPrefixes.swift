/// Patterns by the literal text that each begins with: finds those that a path can match without trying them all.
struct AASAPrefixes: Sendable {
  /// Case is left to the patterns themselves.
  private var numbers: [[UInt8]: [Int]] = [:]
  private var lengths: [Int] = []

  mutating func add(_ pattern: String, _ number: Int) {
    let literal = pattern.utf8.prefix { $0 < 0x80 && !"*?$".utf8.contains($0) }.map(Self.folded)
    numbers[literal, default: []].append(number)
    if !lengths.contains(literal.count) { lengths.append(literal.count) }
  }

  /// The numbers of the patterns that may match a path, in ascending order.
  func candidates(for path: String) -> [Int] {
    let bytes = path.utf8.map(Self.folded)
    var found: Set<Int> = []
    for length in lengths where length <= bytes.count {
      for number in numbers[Array(bytes[..<length])] ?? [] { found.insert(number) }
    }
    return found.sorted()
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
