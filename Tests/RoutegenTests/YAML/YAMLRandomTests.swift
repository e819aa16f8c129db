import Testing

@testable import routegen

/// Whatever the input: an answer, and places that lie in the file.
@Suite struct YAMLRandomTests {
  private static let manifest = """
    # routes of the shop
    routegen: 1
    links: { schemes: [shop], hosts: ["*.example.com"] }
    types:
      Slug: { base: String, matches: "[a-z]+\\u002D?" }
    routes:
      product:
        url: /product/:id?ref=:source
        params: { id: Int, source: 'String?' }
        doc: |
          One product.

            More of it.
      order: { url: [/orders/:id, /o/:id],
        view: OrderView }
    redirects:
      /p/:id: /product/:id
      ? /q
      : >-
        /search
    list:
    - &a !!str x
    - *a
    """

  @Test func mutatedManifests() {
    var random = SeededRandom()
    let pieces = [
      "{", "}", "[", "]", ":", ": ", "- ", "? ", "\n", "\n  ", "\n    ", "\"", "'", "#", " #", "&a ", "*a", "!", "|",
      ">",
      "\t", "%", "@", ",", "---\n", "...\n", "\\", "é", "\r", " ",
    ].map { Array($0.utf8) }
    let end = ContinuousClock.now + .milliseconds(500)
    while ContinuousClock.now < end {
      var bytes = Array(Self.manifest.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let last = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(place..<last, with: pieces.randomElement(using: &random) ?? [])
      }
      if case .success(let text) = decodeText(bytes) { check(text, seed: random.seed) }
    }
  }

  @Test func randomBytes() {
    var random = SeededRandom()
    let alphabet = Array(" \n\n  ab:,[]{}\"'-?#&*!|>%@\\\t\r".utf8)
    let end = ContinuousClock.now + .milliseconds(500)
    while ContinuousClock.now < end {
      let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        Bool.random(using: &random)
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 32...126, using: &random)
      }
      check(bytes, seed: random.seed)
      let raw = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      if case .success(let text) = decodeText(raw) { check(text, seed: random.seed) }
    }
  }

  private func check(_ bytes: [UInt8], seed: UInt64) {
    let reading = YAMLReading(bytes: bytes)
    let whole = 0...Int32(bytes.count)
    var isRight = reading.diagnostics.allSatisfy {
      whole.contains($0.range.start) && whole.contains($0.range.end) && $0.range.start <= $0.range.end
    }
    let hasAliases = bytes.contains(UInt8(ascii: "*"))
    if let node = reading.node { isRight = isRight && isNested(node, in: whole, hasAliases: hasAliases) }
    // Reading goes on after a mistake, or stops at it: both find one, or neither does.
    let error = YAMLEvents.suiteText(of: bytes).error
    if error != nil { isRight = isRight && !reading.diagnostics.isEmpty }
    #expect(isRight, "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  /// Whether children lie inside their parents, one after the other; the value of an alias lies where it was written.
  private func isNested(_ node: Node, in bounds: ClosedRange<Int32>, hasAliases: Bool) -> Bool {
    let range = node.range
    guard bounds.contains(range.start), bounds.contains(range.end), range.start <= range.end else { return false }
    if let scalar = node.scalar {
      guard let offsets = scalar.offsets else { return true }
      return offsets.count == scalar.text.utf8.count + 1 && offsets.allSatisfy { bounds.contains($0) }
    }
    var place = range.start
    for child in node.children {
      if !isNested(child, in: hasAliases ? bounds : range.start...range.end, hasAliases: hasAliases) { return false }
      if !hasAliases, child.range.start < place { return false }
      place = child.range.end
    }
    return true
  }
}
