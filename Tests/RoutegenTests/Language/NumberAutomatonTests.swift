import Testing

@testable import routegen

/// The automaton of a range of numbers against reading each text and comparing.
@Suite struct NumberAutomatonTests {
  private static let bounds: [Double] = [
    0, 1, -1, 0.1, -0.1, 0.5, 90, -90, 180, -180, 9.99, 100, 1e21, 1e22, -1e-7, 123456.789, 9_007_199_254_740_992, 1e99,
    1e-99, 1e300, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity,
  ]

  @Test func acceptsWhatReadsAsANumberOfTheRange() throws {
    var random = SeededRandom()
    for _ in 0..<12 {
      let ends = [Self.bounds.randomElement(using: &random) ?? 0, Self.bounds.randomElement(using: &random) ?? 0]
        .sorted()
      var range = NumberRange(low: ends[0], high: ends[1])
      if Int.random(in: 0..<3, using: &random) == 0 {
        range.withoutIntegers = [Whole(-3 as Int64)...Whole(100 as Int64)]
      }
      if Int.random(in: 0..<3, using: &random) == 0 { range.without = [Array("0.5".utf8), Array("90".utf8)] }
      let automaton = try Automaton.numbers(range)
      for _ in 0..<400 {
        let text = Array(text(near: ends + [0, 1, 55.5], using: &random).utf8)
        #expect(
          automaton.accepts(text) == range.contains(text),
          "\(String(decoding: text, as: UTF8.self)) in \(range), seed \(random.seed)")
      }
    }
  }

  @Test(arguments: [(0, .infinity), (0, 1), (-90, 90), (-90, 180), (0.5, 123456.789)] as [(Double, Double)])
  func isOfModestSize(_ low: Double, _ high: Double) throws {
    #expect(try Automaton.numbers(NumberRange(low: low, high: high)).stateCount < 2000)
  }

  /// A number, or nearly one, whose digits begin as those of one of the values or of its neighbours do.
  private func text(near values: [Double], using random: inout SeededRandom) -> String {
    let value = values.filter(\.isFinite).randomElement(using: &random) ?? 1
    let near = [value, value, value.nextUp, value.nextDown].randomElement(using: &random) ?? value
    let parts = near.magnitude.description.split(separator: "e")
    let numeral = (parts[0] + ".0").split(separator: ".")
    var digits = Array((numeral[0] + numeral[1]).drop { $0 == "0" })
    var place = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + numeral[0].count
    if numeral[0] == "0" { place = -numeral[1].prefix { $0 == "0" }.count }
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      digits.append(["0", "0", "9", "9", "4", "5"].randomElement(using: &random) ?? "0")
    }
    if Int.random(in: 0..<3, using: &random) == 0, let index = digits.indices.randomElement(using: &random) {
      digits[index] = Character("\(Int.random(in: 0...9, using: &random))")
    }
    digits = Array(digits.prefix(Int.random(in: 1...24, using: &random)))
    if digits.isEmpty { digits = ["0"] }
    // The point somewhere, and the exponent that makes up for it.
    let point = [place, Int.random(in: -4...digits.count + 3, using: &random)].randomElement(using: &random) ?? 0
    var text = near.sign == .minus || Int.random(in: 0..<6, using: &random) == 0 ? "-" : ""
    if point <= 0 || point > 30 {
      text += "0." + String(repeating: "0", count: min(20, abs(point))) + digits
    } else if point >= digits.count {
      text += digits + String(repeating: "0", count: point - digits.count)
    } else {
      text += digits[..<point] + "." + digits[point...]
    }
    let exponent = place - point
    if exponent != 0 || Int.random(in: 0..<6, using: &random) == 0 {
      text += ["e", "E"].randomElement(using: &random) ?? "e"
      text += exponent < 0 ? "-" : ["", "+"].randomElement(using: &random) ?? ""
      if exponent.magnitude < 10, Bool.random(using: &random) { text += "0" }
      text += "\(exponent.magnitude)"
    }
    return text
  }
}
