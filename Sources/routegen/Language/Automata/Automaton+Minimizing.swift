extension Automaton {
  /// Minimises a complete automaton, drops what cannot be reached, and numbers states and classes canonically.
  ///
  /// `transitions[state * classCount + class]` gives the next state, for states `0..<accepting.count`; no state
  /// needs to be dead.
  init(minimizing transitions: [Int32], classCount: Int, classOfByte: [UInt8], accepting: [Bool], start: Int32) {
    let blocks = Partition(transitions: transitions, classCount: classCount, accepting: accepting).blockOfState
    var memberOfBlock = [Int](repeating: -1, count: accepting.count)
    for state in 0..<accepting.count { memberOfBlock[Int(blocks[state])] = state }

    // Bytes that no state tells apart become one class, in the order of the bytes.
    let blockCount = (blocks.max() ?? 0) + 1
    var columnOfClass = [Int](repeating: -1, count: classCount)
    var columns: [[Int32]: Int] = [:]
    var oldClassOfColumn: [Int] = []
    var newClassOfByte = [UInt8](repeating: 0, count: 256)
    for byte in 0..<256 {
      let old = Int(classOfByte[byte])
      if columnOfClass[old] < 0 {
        var column: [Int32] = []
        column.reserveCapacity(Int(blockCount))
        for block in 0..<Int(blockCount) {
          column.append(blocks[Int(transitions[memberOfBlock[block] * classCount + old])])
        }
        columnOfClass[old] = columns[column] ?? oldClassOfColumn.count
        if columnOfClass[old] == oldClassOfColumn.count {
          columns[column] = oldClassOfColumn.count
          oldClassOfColumn.append(old)
        }
      }
      newClassOfByte[byte] = UInt8(columnOfClass[old])
    }

    // Breadth-first numbering from the start, with the dead block, where there is one, as state 0.
    let newClassCount = oldClassOfColumn.count
    var numberOfBlock = [Int32](repeating: -1, count: Int(blockCount))
    for block in 0..<Int(blockCount) where !accepting[memberOfBlock[block]] {
      let member = memberOfBlock[block]
      let isDead = oldClassOfColumn.allSatisfy { blocks[Int(transitions[member * classCount + $0])] == Int32(block) }
      if isDead { numberOfBlock[block] = 0 }
    }
    var order: [Int] = []
    func number(_ block: Int32) -> Int32 {
      if numberOfBlock[Int(block)] < 0 {
        order.append(Int(block))
        numberOfBlock[Int(block)] = Int32(order.count)
      }
      return numberOfBlock[Int(block)]
    }
    let newStart = number(blocks[Int(start)])
    var newTransitions = [Int32](repeating: 0, count: newClassCount)
    var newAccepting = [false]
    var next = 0
    while next < order.count {
      let member = memberOfBlock[order[next]]
      next += 1
      for old in oldClassOfColumn { newTransitions.append(number(blocks[Int(transitions[member * classCount + old])])) }
      newAccepting.append(accepting[member])
    }
    self.classOfByte = newClassOfByte
    self.classCount = newClassCount
    self.transitions = newTransitions
    self.accepting = newAccepting
    self.start = newStart
  }
}

/// The coarsest partition of an automaton's states into blocks that accept the same strings (Hopcroft).
private struct Partition {
  private(set) var blockOfState: [Int32]
  private var members: [Int32]
  private var placeOfState: [Int32]
  private var firstOfBlock: [Int]
  private var endOfBlock: [Int]
  private var markedOfBlock: [Int]

  init(transitions: [Int32], classCount: Int, accepting: [Bool]) {
    let stateCount = accepting.count
    blockOfState = [Int32](repeating: 0, count: stateCount)
    members = (0..<Int32(stateCount)).map { $0 }
    placeOfState = members
    firstOfBlock = [0]
    endOfBlock = [stateCount]
    markedOfBlock = [0]
    for state in 0..<stateCount where accepting[state] { mark(state) }
    _ = splitMarked(0)

    let (firstSource, sources) = Self.invert(transitions, classCount: classCount, stateCount: stateCount)
    var work: [Int32] = []
    for block in 0..<firstOfBlock.count { work.append(Int32(block)) }
    var isWaiting = [Bool](repeating: true, count: firstOfBlock.count)
    var touched: [Int32] = []
    while let splitter = work.popLast() {
      isWaiting[Int(splitter)] = false
      // The splitter itself may be split on the way, so its members are fixed first.
      let targets = Array(members[firstOfBlock[Int(splitter)]..<endOfBlock[Int(splitter)]])
      for byteClass in 0..<classCount {
        for target in targets {
          let slot = Int(target) * classCount + byteClass
          for index in firstSource[slot]..<firstSource[slot + 1] {
            let source = Int(sources[Int(index)])
            let block = blockOfState[source]
            if markedOfBlock[Int(block)] == 0 { touched.append(block) }
            mark(source)
          }
        }
        for block in touched {
          guard let new = splitMarked(Int(block)) else { continue }
          isWaiting.append(true)
          work.append(Int32(new))
          if !isWaiting[Int(block)], size(Int(block)) < size(new) {
            // Only the smaller half is needed when the whole has been used before.
            work[work.count - 1] = block
            isWaiting[Int(block)] = true
            isWaiting[new] = false
          }
        }
        touched.removeAll(keepingCapacity: true)
      }
    }
  }

  private func size(_ block: Int) -> Int { endOfBlock[block] - firstOfBlock[block] }

  private mutating func mark(_ state: Int) {
    let block = Int(blockOfState[state])
    let place = Int(placeOfState[state])
    let target = firstOfBlock[block] + markedOfBlock[block]
    if place < target { return }
    let other = members[target]
    members[target] = Int32(state)
    members[place] = other
    placeOfState[state] = Int32(target)
    placeOfState[Int(other)] = Int32(place)
    markedOfBlock[block] += 1
  }

  /// Makes a new block of the marked members, unless all or none are marked.
  private mutating func splitMarked(_ block: Int) -> Int? {
    let marked = markedOfBlock[block]
    markedOfBlock[block] = 0
    if marked == 0 || marked == size(block) { return nil }
    let new = firstOfBlock.count
    firstOfBlock.append(firstOfBlock[block])
    endOfBlock.append(firstOfBlock[block] + marked)
    markedOfBlock.append(0)
    firstOfBlock[block] += marked
    for place in firstOfBlock[new]..<endOfBlock[new] { blockOfState[Int(members[place])] = Int32(new) }
    return new
  }

  /// For each state and class the states that lead there, as one array with the start of each part.
  private static func invert(
    _ transitions: [Int32], classCount: Int, stateCount: Int
  ) -> (first: [Int32], sources: [Int32]) {
    var first = [Int32](repeating: 0, count: stateCount * classCount + 1)
    for state in 0..<stateCount {
      for byteClass in 0..<classCount {
        first[Int(transitions[state * classCount + byteClass]) * classCount + byteClass + 1] += 1
      }
    }
    for slot in 1..<first.count { first[slot] += first[slot - 1] }
    var fill = first
    var sources = [Int32](repeating: 0, count: transitions.count)
    for state in 0..<stateCount {
      for byteClass in 0..<classCount {
        let slot = Int(transitions[state * classCount + byteClass]) * classCount + byteClass
        sources[Int(fill[slot])] = Int32(state)
        fill[slot] += 1
      }
    }
    return (first, sources)
  }
}
