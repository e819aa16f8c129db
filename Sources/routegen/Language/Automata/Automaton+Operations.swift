extension Automaton {
  /// What two languages have in common, and what only one of them holds.
  struct Overlap: OptionSet, Sendable {
    let rawValue: UInt8
    static let common = Overlap(rawValue: 1)
    static let leftOnly = Overlap(rawValue: 2)
    static let rightOnly = Overlap(rawValue: 4)
    static let everything: Overlap = [.common, .leftOnly, .rightOnly]
  }

  /// Which of the three parts of two languages' union hold any string.
  func overlap(with other: Automaton) throws(TooComplex) -> Overlap {
    var result: Overlap = []
    var product = Product(self, other)
    _ = product.number(start, other.start)
    while result != .everything, let (left, right) = try product.next() {
      // Of a minimal automaton every state but 0 leads to acceptance.
      if left == 0 || right == 0 {
        if left != 0 { result.insert(.leftOnly) }
        if right != 0 { result.insert(.rightOnly) }
        continue
      }
      switch (accepting[Int(left)], other.accepting[Int(right)]) {
      case (true, true): result.insert(.common)
      case (true, false): result.insert(.leftOnly)
      case (false, true): result.insert(.rightOnly)
      case (false, false): break
      }
      for pair in product.classes { _ = product.target(left, right, pair) }
    }
    return result
  }

  func intersection(_ other: Automaton) throws(TooComplex) -> Automaton {
    try combined(with: other) { $0 && $1 }
  }

  func subtracting(_ other: Automaton) throws(TooComplex) -> Automaton {
    try combined(with: other) { $0 && !$1 }
  }

  func union(_ other: Automaton) throws(TooComplex) -> Automaton {
    try combined(with: other) { $0 || $1 }
  }

  private func combined(
    with other: Automaton, _ accepts: (Bool, Bool) -> Bool
  ) throws(TooComplex) -> Automaton {
    let keepsLeft = accepts(true, false)
    let keepsRight = accepts(false, true)
    var product = Product(self, other)
    let first = product.number(start, other.start)
    var transitions: [Int32] = []
    var accepting: [Bool] = []
    while let (left, right) = try product.next() {
      accepting.append(accepts(self.accepting[Int(left)], other.accepting[Int(right)]))
      let isDead = left == 0 && !keepsRight || right == 0 && !keepsLeft
      for pair in product.classes {
        transitions.append(isDead ? product.number(0, 0) : product.target(left, right, pair))
      }
    }
    return Automaton(
      minimizing: transitions, classCount: product.classes.count, classOfByte: product.classOfByte,
      accepting: accepting, start: first)
  }
}

/// Pairs of states of two automata that read the same bytes, met in breadth-first order.
private struct Product {
  let classOfByte: [UInt8]
  /// For each common class of bytes the classes in either automaton.
  let classes: [(left: Int32, right: Int32)]
  private let left: Automaton
  private let right: Automaton
  private var pairs: [(Int32, Int32)] = []
  private var numbers: [UInt64: Int32] = [:]
  private var position = 0

  init(_ left: Automaton, _ right: Automaton) {
    self.left = left
    self.right = right
    var classes: [(left: Int32, right: Int32)] = []
    var known = [Int16](repeating: -1, count: left.classCount * right.classCount)
    var classOfByte = [UInt8](repeating: 0, count: 256)
    for byte in 0..<256 {
      let slot = Int(left.classOfByte[byte]) * right.classCount + Int(right.classOfByte[byte])
      if known[slot] < 0 {
        known[slot] = Int16(classes.count)
        classes.append((Int32(left.classOfByte[byte]), Int32(right.classOfByte[byte])))
      }
      classOfByte[byte] = UInt8(known[slot])
    }
    self.classes = classes
    self.classOfByte = classOfByte
  }

  mutating func number(_ first: Int32, _ second: Int32) -> Int32 {
    let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    if let known = numbers[key] { return known }
    let new = Int32(pairs.count)
    numbers[key] = new
    pairs.append((first, second))
    return new
  }

  mutating func target(_ first: Int32, _ second: Int32, _ pair: (left: Int32, right: Int32)) -> Int32 {
    number(
      left.transitions[Int(first) * left.classCount + Int(pair.left)],
      right.transitions[Int(second) * right.classCount + Int(pair.right)])
  }

  mutating func next() throws(TooComplex) -> (Int32, Int32)? {
    if pairs.count > Automaton.stateLimit { throw .states }
    if position == pairs.count { return nil }
    position += 1
    return pairs[position - 1]
  }
}
