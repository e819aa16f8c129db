extension Array {
  /// An order in which every element comes after those that precede it; where they go in a circle, as they were.
  func ordered(precedes: (Element, Element) -> Bool) -> [Element] {
    if count < 2 { return self }
    var waiting = [Int](repeating: 0, count: count)
    var followers = [[Int]](repeating: [], count: count)
    for first in indices {
      for second in indices where first != second && precedes(self[first], self[second]) {
        waiting[second] += 1
        followers[first].append(second)
      }
    }
    var result: [Element] = []
    var isTaken = [Bool](repeating: false, count: count)
    var ready = Array<Int>(indices.filter { waiting[$0] == 0 }.reversed())
    while result.count < count {
      guard let next = ready.popLast() ?? indices.first(where: { !isTaken[$0] }) else { break }
      if isTaken[next] { continue }
      isTaken[next] = true
      result.append(self[next])
      for follower in followers[next].reversed() {
        waiting[follower] -= 1
        if waiting[follower] == 0, !isTaken[follower] { ready.append(follower) }
      }
    }
    return result
  }
}
