/// What has been seen on the way along two paths, from their first segments.
struct PathComparison: Sendable {
  /// Where one path is the smaller for the first time, and whether it has a literal there, or its end.
  struct Claim: Sendable {
    let segment: Int16
    let isLiteral: Bool
  }

  /// How many segments have been compared.
  var depth: Int16 = 0
  private(set) var left: Claim?
  private(set) var right: Claim?
  private(set) var isCrossing = false

  init(depth: Int16 = 0) { self.depth = depth }

  /// Takes in the next segment of either path.
  mutating func add(_ order: SegmentOrder, left: SegmentRank = .text, right: SegmentRank = .text) {
    switch order {
    case .before: if self.left == nil { self.left = Claim(segment: depth, isLiteral: left == .literal) }
    case .after: if self.right == nil { self.right = Claim(segment: depth, isLiteral: right == .literal) }
    case .crossing: isCrossing = true
    case .same, .apart: break
    }
    depth &+= 1
  }

  /// Takes in that the left path ends where the right one has its rest.
  func addingEnd() -> PathComparison {
    var result = self
    result.add(.before, left: .literal)
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
    if isCrossing || left != nil && right != nil { return .crossing }
    return left != nil ? .before : right != nil ? .after : .same
  }
}
