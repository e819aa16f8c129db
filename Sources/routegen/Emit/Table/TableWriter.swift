/// Writes digits, texts and references; references to things that are not written yet are filled in at the end.
struct TableWriter {
  /// Something to refer to, whose place may not be known yet.
  struct Label {
    /// The number of labels before it.
    let index: Int
  }

  /// What a reference holds: a place, or a small number that stands for itself.
  enum Reference {
    case label(Label)
    case number(Int)
  }

  let referenceWidth: Int
  private var bytes: [UInt8] = []
  private var places: [Int] = []
  private var openReferences: [(place: Int, label: Label)] = []
  /// By their bytes: strings are equal as soon as they are canonically equivalent.
  private var labelsOfTexts: [[UInt8]: Label] = [:]
  private var texts: [(label: Label, text: String)] = []

  init(referenceWidth: Int) { self.referenceWidth = referenceWidth }

  /// The place of what is written next.
  var here: Int { bytes.count }

  mutating func digit(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: 48 + (value & 63))) }

  mutating func digits(_ value: Int, count: Int) {
    for index in 0..<count { digit(value >> (6 * index)) }
  }

  mutating func pair(_ value: Int) { digits(value, count: 2) }
  mutating func triple(_ value: Int) { digits(value, count: 3) }
  mutating func quad(_ value: Int) { digits(value, count: 4) }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 32 {
      digit(Int(rest & 31) | 32)
      rest >>= 5
    }
    digit(Int(rest))
  }

  mutating func number(_ value: Int) { number(UInt64(value)) }

  /// Writes over a quad that has been written before.
  mutating func overwrite(_ value: Int, quadAt place: Int) {
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: 48 + (value >> (6 * index) & 63)) }
  }

  // MARK: References

  mutating func makeLabel() -> Label {
    places.append(0)
    return Label(index: places.count - 1)
  }

  /// Says that what is written next is what a label stands for.
  mutating func place(_ label: Label) { places[label.index] = here }

  /// The place that a label stands for, once it is known.
  func place(of label: Label) -> Int { places[label.index] }

  mutating func reference(_ label: Label) {
    openReferences.append((here, label))
    digits(0, count: referenceWidth)
  }

  mutating func reference(_ reference: Reference) {
    switch reference {
    case .label(let label): self.reference(label)
    case .number(let number): digits(number, count: referenceWidth)
    }
  }

  // MARK: Texts

  /// Refers to a text.
  mutating func text(_ text: String) {
    let bytes = Array(text.utf8)
    if let known = labelsOfTexts[bytes] { return reference(known) }
    let label = makeLabel()
    labelsOfTexts[bytes] = label
    texts.append((label, text))
    reference(label)
  }

  mutating func field(_ value: ParameterValue) {
    switch value {
    case .text(let text):
      number(0)
      self.text(text)
    case .list(let texts):
      number(texts.count + 1)
      for text in texts { self.text(text) }
    }
  }

  /// The whole table: texts stand last, and behind them enough that eight bytes can be read from any place.
  consuming func finished() -> [UInt8] {
    for (label, text) in texts {
      place(label)
      let escaped = Self.escaped(text)
      number(escaped.count)
      bytes += escaped
    }
    bytes += [UInt8](repeating: 48, count: 8)
    for (place, label) in openReferences {
      for index in 0..<referenceWidth {
        bytes[place + index] = UInt8(truncatingIfNeeded: 48 + (places[label.index] >> (6 * index) & 63))
      }
    }
    return bytes
  }

  static func escaped(_ text: String) -> [UInt8] {
    let hex = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0..<0x20, 0x7F...:
        result += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default: result.append(byte)
      }
    }
    return result
  }
}
