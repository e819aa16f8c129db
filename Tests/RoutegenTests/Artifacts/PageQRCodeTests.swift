import Testing

@testable import routegen

/// The QR codes of the page, read back.
@Suite struct PageQRCodeTests {
  private func codes(_ texts: [String]) throws -> [String] {
    let script = """
      const line = (row) => row.map((dark) => (dark ? "1" : "0")).join("");
      answer(\(JSON.strings(texts).compactText).map((text) => (qrCode(text) ?? []).map(line).join(" ")));
      """
    return try Browser.answers(page: "<!doctype html><body><script>\(PageQRCode.script)</script>", script: script)
  }

  @Test(.needsBrowser) func everyVersionIsReadBack() throws {
    var random = SeededRandom()
    // As many bytes as each version of level M holds at most.
    let most = [
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
      997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
    ]
    let signs = Array("abcdefghijklmnopqrstuvwxyzABC0123456789-._~:/?#@!$&'()*+,;=%")
    func text(_ count: Int) -> String {
      String((0..<count).map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] })
    }
    let texts =
      (most.map { max(0, $0 - Int.random(in: 0..<9, using: &random)) } + Array(0..<40)).map(text) + [
        "app://店铺/商品?色=é", "https://x.com/🎉", "",
      ]
    var versions: Set<Int> = []
    for (expected, code) in zip(texts, try codes(texts)) {
      let reader = try QRCodeReader(rows: code.split(separator: " "))
      #expect(reader.text == expected, "seed \(random.seed)")
      let smallest = (most.firstIndex { $0 >= expected.utf8.count } ?? 0) + 1
      #expect(reader.version == smallest, "seed \(random.seed): \(expected.utf8.count) bytes")
      versions.insert(reader.version)
    }
    #expect(versions.count == 40, "seed \(random.seed)")
  }

  @Test(.needsBrowser) func everyMaskIsReadBack() throws {
    // One for each mask, in their order.
    let texts = [
      "app://63z", "app://klp", "app://c7y", "app://ibx", "app://0", "app://234d", "app://1cvs", "app://mvh",
    ]
    for (mask, code) in try codes(texts).enumerated() {
      let reader = try QRCodeReader(rows: code.split(separator: " "))
      #expect(reader.text == texts[mask])
      #expect(reader.mask == mask)
    }
  }

  @Test(.needsBrowser) func whatIsTooLongHasNone() throws {
    #expect(try codes([String(repeating: "a", count: 2332)]) == [""])
  }
}
