import Testing

@testable import routegen

/// Manifests with random damage: a report of any kind, in time, and places that lie in the file.
@Suite struct MutationTests {
  private static let manifest = """
    routegen: 1
    name: Shop
    links: { schemes: [shop], hosts: ["*.example.com"], handoff: { wechat: [wx1] } }
    types:
      Status: [pending, { shipped: in-transit }]
      Slug: { base: String, matches: "[a-z]+" }
    guards: { signedIn: { fallback: login } }
    tabs:
      home: { url: "/?c=:c", params: { c: "String?" } }
    routes:
      order: { url: [/orders/:id, "/o/{id}.html"], params: { id: Int }, guards: [signedIn], winsOver: [item] }
      item: { url: "/orders/:id/items/:item", params: { id: Int, item: { type: Int, min: 1 } }, parent: order }
      group: { prefix: /g/:kind, tab: home, routes: { one: { url: "/*rest", params: { kind: Status, rest: "[Slug]" } } } }
      search: { url: "/s?q=:q&n=:n#:f", params: { q: String, n: { type: Int, default: 1 }, f: "URL?" }, leadsTo: [order] }
    sheets:
      login: { view: LoginView, returns: Bool }
    redirects:
      /p/:id: /orders/:id
      /q: /s?q=x
    retired: [/promo/:code]
    checks: { uppercase-in-url: off }

    """

  @Test func damagedManifests() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(state: seed)
    let original = Array(Self.manifest.utf8)
    let pieces = Self.manifest.split { " ,{}[]\n".contains($0) }.map { Array($0.utf8) }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(1)
    var count = 0
    while clock.now < end {
      var bytes = original
      for _ in 0...random.next(4) {
        let place = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(random.next(128)), at: place)
        case 2: bytes.replaceSubrange(place..<min(place + random.next(12), bytes.count), with: [])
        default: bytes.insert(contentsOf: pieces[random.next(pieces.count)], at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let (loaded, findings) = ManifestCase.check(MemoryFileSystem(["routes.yaml": text]))
      let size = loaded?.sources.files[0].bytes.count ?? text.utf8.count
      for finding in findings {
        let range = finding.range
        let isInside = range.start >= 0 && range.start <= range.end && Int(range.end) <= size
        #expect(isInside && !finding.message.isEmpty, "seed \(seed): \(finding.message) in\n\(text)")
      }
      count += 1
    }
    #expect(count > 0, "seed \(seed)")
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 1) % max(bound, 1)
    }
  }
}
