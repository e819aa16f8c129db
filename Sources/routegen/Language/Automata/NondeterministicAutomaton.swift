/// A nondeterministic automaton over bytes, built piece by piece from a regular expression.
struct NondeterministicAutomaton {
  private struct Edge {
    let bytes: ClosedRange<UInt8>
    let target: Int32
  }

  private var edges: [[Edge]] = [[]]
  private var free: [[Int32]] = [[]]
  private static let stateLimit = 50_000
  /// Members of all sets of states, which may be large although they are few.
  private static let workLimit = 1_000_000

  /// The automaton of an expression: state 0 starts, the last state accepts.
  init(_ expression: RegularExpression) throws(TooComplex) {
    let end = try append(expression.root, after: 0)
    let final = try addState()
    free[Int(end)].append(final)
  }

  private mutating func addState() throws(TooComplex) -> Int32 {
    if edges.count >= Self.stateLimit { throw .states }
    edges.append([])
    free.append([])
    return Int32(edges.count - 1)
  }

  /// Adds the states of a node behind `start`; gives the state after it.
  private mutating func append(_ node: RegularExpression.Node, after start: Int32) throws(TooComplex) -> Int32 {
    switch node {
    case .empty: return start
    case .scalars(let set):
      let end = try addState()
      for sequence in set.utf8Sequences() {
        var state = start
        for (index, bytes) in sequence.enumerated() {
          let target = index == sequence.count - 1 ? end : try addState()
          edges[Int(state)].append(Edge(bytes: bytes, target: target))
          state = target
        }
      }
      return end
    case .sequence(let parts):
      var state = start
      for part in parts { state = try append(part, after: state) }
      return state
    case .choice(let branches):
      let end = try addState()
      for branch in branches {
        let entry = try addState()
        free[Int(start)].append(entry)
        let last = try append(branch, after: entry)
        free[Int(last)].append(end)
      }
      return end
    case .repetition(let inner, let min, let max):
      var state = start
      for _ in 0..<min {
        let next = try append(inner, after: state)
        // Nothing but the empty text, however often.
        if next == state { break }
        state = next
      }
      guard let max else {
        let loop = try addState()
        free[Int(state)].append(loop)
        let last = try append(inner, after: loop)
        free[Int(last)].append(loop)
        let end = try addState()
        free[Int(loop)].append(end)
        return end
      }
      let end = try addState()
      for _ in min..<max {
        free[Int(state)].append(end)
        let entry = try addState()
        free[Int(state)].append(entry)
        state = try append(inner, after: entry)
      }
      free[Int(state)].append(end)
      return end
    }
  }

  /// The minimal deterministic automaton of the same language.
  func determinized() throws(TooComplex) -> Automaton {
    let (classOfByte, representatives) = byteClasses()
    let classCount = representatives.count
    var numbers: [[Int32]: Int32] = [:]
    var sets: [[Int32]] = []
    var transitions: [Int32] = []
    var accepting: [Bool] = []
    var closure = Closure(count: edges.count)
    var work = 0

    func number(_ set: [Int32]) throws(TooComplex) -> Int32 {
      work += set.count
      if work > Self.workLimit { throw .steps }
      if let known = numbers[set] { return known }
      if sets.count >= Automaton.stateLimit { throw .states }
      let new = Int32(sets.count)
      numbers[set] = new
      sets.append(set)
      accepting.append(set.last == Int32(edges.count - 1))
      return new
    }

    let start = try number(closure.close([0], free))
    var next = 0
    while next < sets.count {
      let set = sets[next]
      next += 1
      for byte in representatives {
        var targets: [Int32] = []
        for state in set {
          for edge in edges[Int(state)] where edge.bytes.lowerBound <= byte && byte <= edge.bytes.upperBound {
            targets.append(edge.target)
          }
        }
        transitions.append(try number(closure.close(targets, free)))
      }
    }
    return Automaton(
      minimizing: transitions, classCount: classCount, classOfByte: classOfByte, accepting: accepting, start: start)
  }

  /// Bytes that every edge treats alike share a class; gives the class of each byte, and a byte of each class.
  private func byteClasses() -> (classOfByte: [UInt8], representatives: [UInt8]) {
    var startsClass = [Bool](repeating: false, count: 257)
    startsClass[0] = true
    for edge in edges.joined() {
      startsClass[Int(edge.bytes.lowerBound)] = true
      startsClass[Int(edge.bytes.upperBound) + 1] = true
    }
    var classOfByte: [UInt8] = []
    var representatives: [UInt8] = []
    for byte in 0..<256 {
      if startsClass[byte] { representatives.append(UInt8(byte)) }
      classOfByte.append(UInt8(representatives.count - 1))
    }
    return (classOfByte, representatives)
  }

  /// Follows free moves, with a mark for each state that has been seen in the present round.
  private struct Closure {
    private var roundOfState: [Int32]
    private var round: Int32 = 0

    init(count: Int) { roundOfState = [Int32](repeating: 0, count: count) }

    mutating func close(_ states: [Int32], _ free: [[Int32]]) -> [Int32] {
      round += 1
      var result: [Int32] = []
      var waiting = states
      while let state = waiting.popLast() {
        if roundOfState[Int(state)] == round { continue }
        roundOfState[Int(state)] = round
        result.append(state)
        waiting.append(contentsOf: free[Int(state)])
      }
      result.sort()
      return result
    }
  }
}

extension Automaton {
  /// The automaton of a `matches:` text that has been read.
  init(_ expression: RegularExpression) throws(TooComplex) {
    self = try NondeterministicAutomaton(expression).determinized()
  }
}
