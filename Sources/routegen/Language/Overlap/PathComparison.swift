/// What has been seen on the way along two paths, from their first segments.
struct PathComparison: Sendable {
  /// Where one path is the smaller for the first time, and whether it has a literal there, or its end.
  struct Claim: Sendable {
    let segment: Int16
    let isLiteral: Bool

    /// Nowhere so far.
    static let none = Claim(segment: -1, isLiteral: false)
    var isNone: Bool { segment < 0 }
  }

  /// How many segments have been compared.
  var depth: Int16 = 0
  private(set) var left = Claim.none
  private(set) var right = Claim.none
  private(set) var isCrossing = false

  init(depth: Int16 = 0) { self.depth = depth }

  /// Takes in the next segment of either path.
  mutating func add(_ order: SegmentOrder, leftIsLiteral: Bool = false, rightIsLiteral: Bool = false) {
    switch order {
    case .before: if left.isNone { left = Claim(segment: depth, isLiteral: leftIsLiteral) }
    case .after: if right.isNone { right = Claim(segment: depth, isLiteral: rightIsLiteral) }
    case .crossing: isCrossing = true
    case .same, .apart: break
    }
    depth &+= 1
  }

  /// Takes in that the left path ends where the right one has its rest.
  func addingEnd() -> PathComparison {
    var result = self
    result.add(.before, leftIsLiteral: true)
    return result
  }

  /// Takes in the rests of both paths, which always share the URL that has no further segment.
  func adding(rests order: SegmentOrder) -> PathComparison {
    var result = self
    result.add(order == .apart ? .crossing : order)
    return result
  }

  /// The same seen from the other path.
  var flipped: PathComparison {
    var result = self
    result.left = right
    result.right = left
    return result
  }

  var order: SegmentOrder {
    if isCrossing || !left.isNone && !right.isNone { return .crossing }
    return !left.isNone ? .before : !right.isNone ? .after : .same
  }
}
