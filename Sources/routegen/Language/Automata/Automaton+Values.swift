extension Automaton {
  /// Any values of a key from which a list is read, or its absence.
  static let anyValues = anyText.readingCommas().adding(SpecialValue.withoutEquals)
    .repeated(SpecialValue.separator).adding(SpecialValue.absent)

  /// Any text of a fragment, or its absence.
  static let anyFragment = anyText.adding(SpecialValue.absent)

  /// Text with `=` or `&`.
  static let pairText = Automaton(builtin: "[^\\x00]*[=&][^\\x00]*")

  /// The same language, where a comma may also stand for one that is not escaped.
  private func readingCommas() -> Automaton {
    var classes = classOfByte
    classes[Int(SpecialValue.comma)] = classes[0x2C]
    return Automaton(
      minimizing: transitions, classCount: classCount, classOfByte: classes, accepting: accepting, start: start)
  }

  /// One or more strings of this automaton with a byte between them that none of them holds.
  private func repeated(_ separator: UInt8) -> Automaton {
    Automaton(from: start, classOfByte: Self.classes(separating: [separator], in: classOfByte)) { state in
      accepting[Int(state)]
    } step: { state, byte in
      if byte == separator { return accepting[Int(state)] ? start : nil }
      return next(state, byte)
    }
  }

  private func next(_ state: Int32, _ byte: UInt8) -> Int32? {
    let target = transitions[Int(state) * classCount + Int(classOfByte[Int(byte)])]
    return target == 0 ? nil : target
  }

  /// All values of a key each of which is one of this automaton, or holds several of them between commas; or its absence.
  func list(_ style: QueryListStyle) throws(TooComplex) -> Automaton {
    let values =
      switch style {
      case .repeated: readingCommas()
      case .comma: try repeated(SpecialValue.comma).union(.finite([[], SpecialValue.withoutEquals]))
      }
    return try values.repeated(SpecialValue.separator).adding(SpecialValue.absent).intersection(.anyValues)
  }

  /// All values of a key the first of which is one of this automaton.
  func firstOfValues() throws(TooComplex) -> Automaton {
    let first = readingCommas()
    let behind: Int32 = -1
    let classes = Self.classes(separating: [SpecialValue.separator], in: first.classOfByte)
    let result = Automaton(from: first.start, classOfByte: classes) { state in
      state == behind || first.accepting[Int(state)]
    } step: { state, byte in
      if state == behind { return behind }
      if byte == SpecialValue.separator { return first.accepting[Int(state)] ? behind : nil }
      return first.next(state, byte)
    }
    return try result.intersection(.anyValues)
  }
}
