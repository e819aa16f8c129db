import Testing

@testable import routegen

/// Manifests with random mistakes through every command: whatever is wrong with one, nothing traps and the exit status
/// is one of those stated.
@Suite("Mutated manifests")
struct MutatedManifestTests {
  private static let rich = """
    routegen: 1
    name: Shop
    links: { schemes: [shop], hosts: [app.example.com, "*.example.org"], handoff: { pay: [wx1] } }
    types:
      Status: [pending, { shipped: in-transit }]
      Rating: { base: Int, min: 1, max: 5 }
      Slug: { base: String, matches: "[a-z]+(-[a-z]+)*" }
    guards: { signedIn: { fallback: login } }
    tabs:
      home: { url: "/?c=:c", params: { c: "String?" }, title: 首页 }
      me: { url: /me, guards: [signedIn] }
    routes:
      order: { url: [/orders/:id, /o/:id], params: { id: Int }, tab: home }
      item: { url: /orders/:id/items/:item, params: { id: Int, item: Int }, parent: order }
      find: { url: "/find/:slug?page=:page&tag=:tags", params: { slug: Slug, page: { type: Int, default: 1 }, tags: "[Status]" } }
      help: { url: "/help/*path", params: { path: "[String]" }, was: [faq] }
      account: { prefix: /account, tab: me, routes: { mail: { url: "/m/:rating", params: { rating: Rating } } } }
      draft: { url: /compose/:id, params: { id: Int }, sheet: composer }
    sheets:
      login: { returns: Bool }
      composer: { url: "/compose#t=:t", params: { t: { type: String, default: "" } }, style: fullScreen }
    actions: { logout: { url: /logout, sources: [web] } }
    redirects: { /p/:id: /orders/:id, /rest/*x: /help/*path }
    retired: [/promo/:code]

    """

  @Test func nothingTraps() {
    var random = SeededRandom()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(2)
    var rounds = 0
    while clock.now < end, rounds < 500 {
      rounds += 1
      let manifest = mutated(Bool.random(using: &random) ? Self.rich : Starter.manifest, &random)
      let files = MemoryFileSystem(["routes.yaml": manifest])
      let terminal = Terminal(width: 20 + Int.random(in: 0..<80, using: &random))
      let runs = [
        ToolRun("check", files: files, terminal: terminal), ToolRun("check", "--format", "sarif", files: files),
        ToolRun("dump", "table", "routes.yaml", files: files), ToolRun("generate", "-o", "out", files: files),
        ToolRun("emit", "markdown", files: files), ToolRun("emit", "html", files: files),
        ToolRun("emit", "aasa", "--app-id", "ABCDE12345.org.example", files: files),
        ToolRun("diff", "-", files: files, input: Self.rich),
        ToolRun("match", "--explain", "/orders/1", "shop://p/x?c=1#t", files: files),
      ]
      for run in runs {
        #expect(run.code == .success || run.code == .findings, "seed \(random.seed): \(run.errors)\n\(manifest)")
      }
    }
  }

  /// Moves, copies, removes and replaces some pieces of a text.
  private func mutated(_ text: String, _ random: inout SeededRandom) -> String {
    let marks: Set<UInt8> = Set(" \n{}[]:,/?#*\"".utf8)
    var pieces: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if marks.contains(byte) { pieces += [[byte], []] } else { pieces[pieces.count - 1].append(byte) }
    }
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      let place = Int.random(in: pieces.indices, using: &random)
      let other = Int.random(in: pieces.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[other], at: place)
      case 2: pieces.swapAt(place, other)
      default: pieces[place] = pieces[other]
      }
    }
    return String(decoding: pieces.joined(), as: UTF8.self)
  }
}
