import Testing

@testable import routegen

@Suite struct TextDecodingTests {
  private static let text = "name: 首页 😀\n"

  private static func bytes(_ units: some Sequence<UInt32>, width: Int, isBigEndian: Bool) -> [UInt8] {
    units.flatMap { unit in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [true, false], [true, false])
  func everyEncoding(isBigEndian: Bool, hasMark: Bool) {
    let mark = hasMark ? "\u{FEFF}" : ""
    let text = mark + Self.text
    let utf16 = Self.bytes(text.utf16.map { UInt32($0) }, width: 2, isBigEndian: isBigEndian)
    let utf32 = Self.bytes(text.unicodeScalars.map(\.value), width: 4, isBigEndian: isBigEndian)
    for raw in [Array(text.utf8), utf16, utf32] {
      #expect(decodeText(raw) == .success(Array(Self.text.utf8)))
    }
  }

  @Test func shortTexts() {
    #expect(decodeText([]) == .success([]))
    #expect(decodeText([0x61]) == .success([0x61]))
    #expect(decodeText([0x61, 0]) == .success([0x61]))
    #expect(decodeText([0xEF, 0xBB, 0xBF]) == .success([]))
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], "the file is not valid UTF-8: byte 2 does not fit"),
    ([0xEF, 0xBB, 0xBF, 0x61, 0xC3], "the file is not valid UTF-8: byte 5 does not fit"),
    ([0xED, 0xA0, 0x80], "the file is not valid UTF-8: byte 1 does not fit"),
    ([0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00], "the file is not valid UTF-16: byte 3 does not fit"),
    ([0xFE, 0xFF, 0x00, 0x61, 0x00], "the file is not valid UTF-16: byte 5 does not fit"),
    ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00], "the file is not valid UTF-32: byte 5 does not fit"),
  ])
  func invalidText(raw: [UInt8], message: String) {
    guard case .failure(let error) = decodeText(raw) else {
      Issue.record("decoded: \(raw)")
      return
    }
    #expect(error.message == message)
  }
}
