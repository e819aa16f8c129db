import Testing

@testable import routegen

@Suite struct PunycodeTests {
  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("*.BÜCHER.example", "*.xn--bcher-kva.example"),
    ("bu\u{308}cher.example", "xn--bcher-kva.example"), ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
    ("ひとつ", "xn--k9jh3a"), ("правда.рф", "xn--80aafi6cg.xn--p1ai"), ("a.b", "a.b"), ("😀.la", "xn--e28h.la"),
  ])
  func encoding(_ domain: String, _ encoded: String) {
    #expect(Punycode.encodingLabels(of: domain) == encoded)
    let decoded = Punycode.decodingLabels(of: Array(encoded.utf8)[...])
    #expect(String(decoding: decoded, as: UTF8.self) == nfc(domain.lowercased()))
  }

  @Test func tooLong() {
    #expect(Punycode.encodingLabels(of: String(repeating: "ü", count: 70)) == nil)
  }
}
