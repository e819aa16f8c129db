import Foundation
import Testing

@testable import routegen

@Suite("JSON writer")
struct JSONTests {
  @Test func escapesOnlyWhatMustBe() {
    let text = JSON.string("a/b \"c\" \\ \n\t\r\u{0}\u{1F} é 首页 😀 \u{2028}").compactText
    #expect(text == "\"a/b \\\"c\\\" \\\\ \\n\\t\\r\\u0000\\u001f é 首页 😀 \u{2028}\"")
  }

  @Test func keepsTheOrderAndPutsPlainArraysOnOneLine() {
    let value: JSON = ["b": [1, 2], "a": [[1], []], "c": [:], "d": nil, "e": [["x": true]]]
    #expect(
      value.text == """
        {
          "b": [1, 2],
          "a": [
            [1],
            []
          ],
          "c": {},
          "d": null,
          "e": [
            {
              "x": true
            }
          ]
        }

        """)
  }

  @Test func anotherReaderReadsItBack() throws {
    let text = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
    let value: JSON = ["text": .string(text), "number": .number("1.5e3")]
    let read = try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: Any]
    #expect(read?["text"] as? String == text)
    #expect(read?["number"] as? Double == 1500)
  }
}
