extension OverlapSearch {
  /// Finds literals that stand side by side and differ only by the case of letters, or by letters that look alike.
  mutating func findLikeLetters() {
    let trie = table.trie
    let opensByScheme = !table.model.links.schemes.isEmpty
    for (node, here) in trie.nodes.enumerated() where here.literals.count > 1 {
      var byShape: [String: [(edge: PatternTrie.Edge, text: String)]] = [:]
      for edge in trie.edges[here.literals] {
        guard case .literal(let bytes) = table.store[edge.language] else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        byShape[LetterShape.skeleton(text), default: []].append((edge, text))
      }
      for var twins in byShape.values where twins.count > 1 {
        twins.sort { trie[$0.edge.node].first.index < trie[$1.edge.node].first.index }
        for twin in twins.dropFirst() {
          let isCase = LetterShape.folded(twin.text) == LetterShape.folded(twins[0].text)
          let first = trie[twins[0].edge.node].first
          let second = trie[twin.edge.node].first
          let isFirst = node == 0 && opensByScheme && isCase && reachesScheme(first) && reachesScheme(second)
          add(differing: second, first, isFirst ? .error : .warning, isCase ? .letterCase : .lookAlike, here.depth)
        }
      }
    }
  }

  private func reachesScheme(_ pattern: PatternID) -> Bool {
    guard let shape = table.shapes[pattern.index] else { return false }
    return table.requirements[Int(shape.requirement.index)].forms.contains(LinkForms.scheme)
  }

  private mutating func add(
    differing pattern: PatternID, _ other: PatternID, _ severity: Severity, _ likeness: OverlapFinding.Likeness,
    _ depth: Int16
  ) {
    guard let shape = table.shapes[pattern.index] else { return }
    let example = attempt(pattern, [other]) { table throws(TooComplex) in try table.sample(table.region(of: shape)) }
    guard let example else { return }
    add(
      OverlapFinding(
        kind: .differsOnlyByCase, severity: severity, pattern: pattern, others: [other], segment: Int(depth),
        likeness: likeness, example: table.text(of: example)))
  }
}

/// Reduces texts to what a reader tells apart at a glance.
enum LetterShape {
  /// ASCII capitals as small letters.
  static func folded(_ text: String) -> [UInt8] { text.utf8.map(\.lowercasedASCII) }

  /// Small letters, with those of other scripts replaced by the Latin ones they look like.
  static func skeleton(_ text: String) -> String {
    let folded = folded(text)
    if folded.allSatisfy({ $0 < 0x80 }) { return String(decoding: folded, as: UTF8.self) }
    var result = ""
    for scalar in text.unicodeScalars {
      for small in scalar.properties.lowercaseMapping.unicodeScalars {
        result.unicodeScalars.append(lookAlikes[small] ?? fullWidth(small))
      }
    }
    return result
  }

  private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) else {
      return scalar
    }
    return Unicode.Scalar(plain.properties.lowercaseMapping) ?? plain
  }

  /// Small Cyrillic, Greek and other letters that most typefaces draw like a Latin one.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "ӏ": "l", "о": "o", "р": "p", "ԛ": "q",
    "ѕ": "s", "ԝ": "w", "х": "x", "у": "y", "α": "a", "ι": "i", "ο": "o", "ρ": "p", "υ": "u", "ν": "v", "ı": "i",
    "ɑ": "a", "ɡ": "g", "‐": "-", "‑": "-",
  ]
}
