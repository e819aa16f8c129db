/// Finds the name that was probably meant.
struct Spelling {
  /// Comparisons left: a file with thousands of wrong names must not cost the square of that.
  private var budget = 200_000

  /// No more names are looked for.
  var isExhausted: Bool { budget == 0 }

  /// The nearest of `candidates` to `word`; nil where none is near.
  mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.utf8)
    let limit = min(3, max(1, letters.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      guard budget > 0 else { break }
      budget -= 1
      guard abs(candidate.utf8.count - letters.count) <= limit, candidate != word else { continue }
      let distance = Spelling.distance(letters, Array(candidate.utf8), limit: (best?.distance ?? limit + 1) - 1)
      if let distance { best = (distance, candidate) }
      if best?.distance == 0 { break }
    }
    return best?.name
  }

  /// `; did you mean …?`, or nothing.
  mutating func hint(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The same and, where no name is near and there are only a few, all of them.
  mutating func hint(for word: String, amongFew candidates: [String]) -> String {
    let near = hint(for: word, among: candidates)
    guard near.isEmpty, !candidates.isEmpty, candidates.count <= 8 else { return near }
    return "; there \(candidates.count == 1 ? "is" : "are") \(candidates.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// Insertions, removals, replacements and swaps of neighbours that turn `left` into `right`, letter case aside; nil
  /// above `limit`.
  static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    let left = left.map(lowercased)
    let right = right.map(lowercased)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      var smallest = row + 1
      for column in 0..<right.count {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        smallest = min(smallest, cost)
      }
      if smallest > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
