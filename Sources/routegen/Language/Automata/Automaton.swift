/// A deterministic finite automaton over bytes, minimised and numbered in one canonical way, so that two automata
/// are equal exactly when they accept the same strings.
struct Automaton: Sendable, Hashable {
  /// The class of each byte; classes are numbered in the order in which the bytes first show them.
  let classOfByte: [UInt8]
  let classCount: Int
  /// `transitions[state * classCount + class]` is the next state. State 0 is dead: it accepts nothing, for ever.
  let transitions: [Int32]
  let accepting: [Bool]
  let start: Int32

  var stateCount: Int { accepting.count }
  var isEmpty: Bool { start == 0 }

  /// The largest automaton that is built; what needs more is `too-complex`.
  static let stateLimit = 10_000

  func accepts(_ bytes: [UInt8]) -> Bool {
    var state = Int(start)
    for byte in bytes {
      state = Int(transitions[state * classCount + Int(classOfByte[Int(byte)])])
      if state == 0 { return false }
    }
    return accepting[state]
  }

  /// A byte of each class: the one that reads best.
  func representatives() -> [UInt8] {
    var result = [UInt8](repeating: 0, count: classCount)
    var isFound = [Bool](repeating: false, count: classCount)
    for byte in Self.bytesByPreference where !isFound[Int(classOfByte[Int(byte)])] {
      let byteClass = Int(classOfByte[Int(byte)])
      isFound[byteClass] = true
      result[byteClass] = byte
    }
    return result
  }

  /// Bytes in the order in which examples prefer them: letters, digits, the other unreserved characters of URLs.
  static let bytesByPreference: [UInt8] = {
    let first = Array("abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~".utf8)
    return first + (0x21...0x7E).filter { !first.contains($0) } + [0x20] + (0x80...0xFF) + (0x00...0x1F) + [0x7F]
  }()

  /// The shortest string it accepts, the most readable of them, or nil if there is none.
  func shortestExample() -> [UInt8]? {
    if isEmpty { return nil }
    let bytes = representatives()
    let order = (0..<classCount).sorted { Self.preference[Int(bytes[$0])] < Self.preference[Int(bytes[$1])] }
    var previous = [Int32](repeating: -1, count: stateCount)
    var byteInto = [UInt8](repeating: 0, count: stateCount)
    var queue = [Int(start)]
    previous[Int(start)] = start
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      if accepting[state] { return path(to: state, previous, byteInto) }
      for byteClass in order {
        let target = Int(transitions[state * classCount + byteClass])
        if target == 0 || previous[target] >= 0 { continue }
        previous[target] = Int32(state)
        byteInto[target] = bytes[byteClass]
        queue.append(target)
      }
    }
    return nil
  }

  private static let preference: [Int] = {
    var result = [Int](repeating: 0, count: 256)
    for (index, byte) in bytesByPreference.enumerated() { result[Int(byte)] = index }
    return result
  }()

  private func path(to state: Int, _ previous: [Int32], _ byteInto: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var state = state
    while state != Int(start) {
      result.append(byteInto[state])
      state = Int(previous[state])
    }
    return result.reversed()
  }
}

/// An exact answer would need more room than the limits allow.
struct TooComplex: Error, Sendable, Hashable {
  /// The limit, in words that end a sentence: `more than 10000 states`.
  let limit: String

  static let states = TooComplex(limit: "more than \(Automaton.stateLimit) states")
  static let fragment = TooComplex(limit: "a fragment that one pattern takes whole and the other by its keys")
  static let steps = TooComplex(limit: "too many cases to tell apart")
}
