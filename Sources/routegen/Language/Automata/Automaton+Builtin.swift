extension Automaton {
  /// Builds an automaton from rules for single bytes: `step` gives the next state, nil where nothing may follow.
  ///
  /// States are any hashable value; only those that can be reached are met. Bytes of one class are treated alike.
  init<State: Hashable>(
    from first: State, classOfByte: [UInt8], accepting isAccepted: (State) -> Bool, step: (State, UInt8) -> State?
  ) {
    let classCount = Int(classOfByte.max() ?? 0) + 1
    let representatives = (0..<classCount).map { UInt8(classOfByte.firstIndex(of: UInt8($0)) ?? 0) }
    var numbers: [State: Int32] = [first: 1]
    var states = [first]
    var transitions = [Int32](repeating: 0, count: classCount)
    var accepting = [false]
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      accepting.append(isAccepted(state))
      for byte in representatives {
        guard let target = step(state, byte) else {
          transitions.append(0)
          continue
        }
        if let known = numbers[target] {
          transitions.append(known)
        } else {
          states.append(target)
          numbers[target] = Int32(states.count)
          transitions.append(Int32(states.count))
        }
      }
    }
    self.init(
      minimizing: transitions, classCount: classCount, classOfByte: classOfByte, accepting: accepting, start: 1)
  }

  /// Splits classes so that each of `bytes` has one of its own.
  static func classes(separating bytes: some Sequence<UInt8>, in classes: [UInt8]? = nil) -> [UInt8] {
    var keys = classes?.map(Int.init) ?? [Int](repeating: 0, count: 256)
    for byte in bytes { keys[Int(byte)] = 256 + Int(byte) }
    var numbers: [Int: UInt8] = [:]
    return keys.map { key in
      if let known = numbers[key] { return known }
      let new = UInt8(numbers.count)
      numbers[key] = new
      return new
    }
  }

  /// The automaton of an expression of this layer's own, which is small.
  init(builtin text: String) {
    if case .success(let expression) = RegularExpression.parse(text), let automaton = try? Automaton(expression) {
      self = automaton
    } else {
      self = .nothing
    }
  }

  static let nothing = Automaton(
    minimizing: [0], classCount: 1, classOfByte: [UInt8](repeating: 0, count: 256), accepting: [false], start: 0)

  /// Valid UTF-8 without NUL, the empty string included.
  static let anyText = Automaton(builtin: "[^\\x00]*")

  /// Exactly the given bytes; without regard to the case of ASCII letters where `foldsCase`.
  static func literal(_ bytes: [UInt8], foldsCase: Bool = false) -> Automaton {
    // One class for each byte that occurs, and one for all others.
    var classOfByte = [UInt8](repeating: 0, count: 256)
    var classCount = 1
    var classes: [Int] = []
    for byte in bytes {
      let byte = foldsCase ? byte.lowercasedASCII : byte
      if classOfByte[Int(byte)] == 0 {
        classOfByte[Int(byte)] = UInt8(classCount)
        if foldsCase, (0x61...0x7A).contains(byte) { classOfByte[Int(byte) - 0x20] = UInt8(classCount) }
        classCount += 1
      }
      classes.append(Int(classOfByte[Int(byte)]))
    }
    var transitions = [Int32](repeating: 0, count: (bytes.count + 2) * classCount)
    for (index, byteClass) in classes.enumerated() {
      transitions[(index + 1) * classCount + byteClass] = Int32(index + 2)
    }
    var accepting = [Bool](repeating: false, count: bytes.count + 2)
    accepting[bytes.count + 1] = true
    return Automaton(
      minimizing: transitions, classCount: classCount, classOfByte: classOfByte, accepting: accepting, start: 1)
  }

  /// One of the given strings; they are sorted and each occurs once.
  static func finite(_ strings: [[UInt8]]) -> Automaton {
    // A state is the range of strings that still fit, and how much of them has been read.
    struct State: Hashable {
      var low: Int
      var high: Int
      var depth: Int
    }
    let classes = classes(separating: strings.joined())
    return Automaton(from: State(low: 0, high: strings.count, depth: 0), classOfByte: classes) { state in
      state.low < state.high && strings[state.low].count == state.depth
    } step: { state, byte in
      var low = state.low
      while low < state.high, strings[low].count == state.depth || strings[low][state.depth] < byte { low += 1 }
      var high = low
      while high < state.high, strings[high][state.depth] == byte { high += 1 }
      return low < high ? State(low: low, high: high, depth: state.depth + 1) : nil
    }
  }

  /// Valid text of one segment: not empty, and neither `.` nor `..`, which are steps in a path.
  static let segmentText = Automaton(builtin: "[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+")

  /// Valid text that is not empty.
  static let valueText = Automaton(builtin: "[^\\x00]+")

  /// Any value of a query key that is there: text, or nothing for want of `=`.
  static let queryText = anyText.adding(SpecialValue.withoutEquals)

  /// Any value of a query key, or its absence.
  static let anything = queryText.adding(SpecialValue.absent)

  static let uuid = Automaton(builtin: "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")

  /// A scheme, a colon, and one or more characters.
  static let url = Automaton(builtin: "[A-Za-z][A-Za-z0-9+.-]*:[^\\x00]+")

  /// An RFC 3339 date, or date and time with an offset; days that the calendar has.
  ///
  /// `T` and `Z` may be small letters; there is no second 60.
  static let date: Automaton = {
    let divisibleBy4 = "([02468][048]|[13579][26])"
    let leapYear = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|\(divisibleBy4)00)"
    let day =
      "([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))"
      + "|\(leapYear)-02-29)"
    let time = "[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
    return Automaton(builtin: "\(day)(\(time))?")
  }()

  /// A number in JSON's syntax of at most 24 characters, with at most two digits in its exponent.
  static let number: Automaton = {
    let syntax = Automaton(builtin: "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,2})?")
    let short = Automaton(builtin: "[0-9eE.+-]{1,24}")
    return (try? syntax.intersection(short)) ?? .nothing
  }()

  /// Canonical decimal integers from `low` through `high`.
  static func integers(_ low: Whole, _ high: Whole) -> Automaton {
    /// How much of the number has been read, and how it compares with the bounds on its side of zero.
    struct State: Hashable {
      var isNegative = false
      var digits = 0
      /// The digits so far against the same number of leading digits of the smaller and the larger magnitude.
      var againstSmaller = 0
      var againstLarger = 0
    }
    func bounds(_ isNegative: Bool) -> (smaller: [UInt8], larger: [UInt8])? {
      let magnitudes = isNegative ? Whole.negativeMagnitudes(low, high) : Whole.positiveMagnitudes(low, high)
      return magnitudes.map { (Array(String($0).utf8), Array(String($1).utf8)) }
    }
    let sides = [bounds(false), bounds(true)]
    func compare(_ sign: Int, _ digit: UInt8, _ bound: [UInt8], _ place: Int) -> Int {
      if sign != 0 || place >= bound.count { return sign }
      return digit < bound[place] ? -1 : digit > bound[place] ? 1 : 0
    }
    return Automaton(from: State(), classOfByte: classes(separating: "-0123456789".utf8)) { state in
      guard state.digits > 0, let (smaller, larger) = sides[state.isNegative ? 1 : 0] else { return false }
      let isLargeEnough = state.digits > smaller.count || state.digits == smaller.count && state.againstSmaller >= 0
      return isLargeEnough && (state.digits < larger.count || state.againstLarger <= 0)
    } step: { state, byte in
      var state = state
      if byte == 0x2D, state.digits == 0, !state.isNegative {
        state.isNegative = true
        return state
      }
      guard (0x30...0x39).contains(byte), let (smaller, larger) = sides[state.isNegative ? 1 : 0] else { return nil }
      if state.digits >= larger.count { return nil }
      // A leading zero stands alone: digits that follow it would never be reached again.
      if state.digits == 1, state.againstSmaller == Self.zeroRead { return nil }
      if state.digits == 0, byte == 0x30 {
        let isZeroAllowed = !state.isNegative && smaller == [0x30]
        return isZeroAllowed ? State(digits: 1, againstSmaller: Self.zeroRead) : nil
      }
      state.againstSmaller = compare(state.againstSmaller, byte, smaller, state.digits)
      state.againstLarger = compare(state.againstLarger, byte, larger, state.digits)
      state.digits += 1
      return state
    }
  }

  /// Marks that the only digit is a zero; large enough to count as "not smaller".
  private static let zeroRead = 2

  /// The same language with one more string.
  func adding(_ string: [UInt8]) -> Automaton { (try? union(.literal(string))) ?? self }

  /// `prefix`, then a string of this automaton, then `suffix`.
  func surrounded(by prefix: [UInt8], _ suffix: [UInt8]) throws(TooComplex) -> Automaton {
    // After the prefix: the states this automaton may be in, and how far each possible suffix has been read.
    struct State: Hashable {
      var prefixRead: Int
      var inner: Int32
      /// Bit i is set when the suffix may have been read up to i bytes.
      var suffixRead: [Bool]
    }
    var steps = 0
    func inside(_ inner: Int32, _ read: [Bool]) -> State? {
      var read = read
      if accepting[Int(inner)] { read[0] = true }
      return inner == 0 && !read.contains(true) ? nil : State(prefixRead: prefix.count, inner: inner, suffixRead: read)
    }
    let nothingRead = [Bool](repeating: false, count: suffix.count + 1)
    guard let entry = inside(start, nothingRead) else { return .nothing }
    let first = prefix.isEmpty ? entry : State(prefixRead: 0, inner: start, suffixRead: nothingRead)
    let classes = Self.classes(separating: prefix + suffix, in: classOfByte)
    let result = Automaton(from: first, classOfByte: classes) { state in
      state.prefixRead == prefix.count && state.suffixRead[suffix.count]
    } step: { state, byte in
      if state.prefixRead < prefix.count {
        guard prefix[state.prefixRead] == byte else { return nil }
        return state.prefixRead + 1 == prefix.count
          ? entry : State(prefixRead: state.prefixRead + 1, inner: start, suffixRead: nothingRead)
      }
      steps += 1
      if steps > Self.stateLimit * 16 { return nil }
      var read = nothingRead
      for index in 0..<suffix.count where state.suffixRead[index] && suffix[index] == byte { read[index + 1] = true }
      return inside(transitions[Int(state.inner) * classCount + Int(classOfByte[Int(byte)])], read)
    }
    if steps > Self.stateLimit * 16 { throw .states }
    return result
  }
}

extension UInt8 {
  /// The small letter of an ASCII capital; any other byte itself.
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
