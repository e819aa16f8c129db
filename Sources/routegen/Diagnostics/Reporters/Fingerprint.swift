/// Marks that stay with a finding while lines move: made of the rule and the entries it names.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  /// The mark of the next finding; findings that would share one are numbered.
  mutating func next(for diagnostic: Diagnostic, in report: Report) -> String {
    var parts = [diagnostic.rule.id] + diagnostic.entries
    if diagnostic.entries.isEmpty {
      parts += [report.relativePath(diagnostic.range), diagnostic.message]
    }
    let hash = Fingerprints.hash(parts.joined(separator: "\u{0}"))
    let number = seen[hash, default: 0]
    seen[hash] = number + 1
    return number == 0 ? hash : "\(hash)-\(number + 1)"
  }

  /// FNV-1a, 64 bits, as 16 hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
