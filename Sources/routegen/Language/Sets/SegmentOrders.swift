/// How two segments that stand side by side meet.
struct SegmentMeeting {
  let order: SegmentOrder
  /// The one that goes before is contained in the other, so that it is what they have in common.
  let isNested: Bool

  static let same = SegmentMeeting(order: .same, isNested: true)
  static let apart = SegmentMeeting(order: .apart, isNested: false)

  var flipped: SegmentMeeting {
    switch order {
    case .before: SegmentMeeting(order: .after, isNested: isNested)
    case .after: SegmentMeeting(order: .before, isNested: isNested)
    case .same, .crossing, .apart: self
    }
  }
}

/// The meetings of languages that are known so far, as far as patterns have them in their paths.
///
/// Rows are the languages of placeholders; columns are these, and behind them those of literals where there is room.
/// The walk over all pairs asks millions of times, so this is plain memory.
final class SegmentOrders {
  /// By language its column; that of a placeholder is its row too.
  private let columns: UnsafeMutableBufferPointer<Int32>
  private let rowCount: Int
  private let columnCount: Int
  private let cells: UnsafeMutableBufferPointer<UInt8>

  private static let largestSize = 1 << 21
  private static let unknown = UInt8.max
  private static let nested: UInt8 = 8

  init(_ ranks: [SegmentRank]) {
    let literalCount = ranks.count { $0 == .literal }
    let rowCount = ranks.count - literalCount
    let hasRoom = rowCount * rowCount <= Self.largestSize
    self.rowCount = hasRoom ? rowCount : 0
    columnCount = rowCount * ranks.count <= Self.largestSize ? ranks.count : rowCount
    var row: Int32 = 0
    var literal = Int32(rowCount)
    columns = .allocate(capacity: ranks.count)
    for (index, rank) in ranks.enumerated() {
      columns.initializeElement(at: index, to: rank == .literal ? literal : row)
      if rank == .literal { literal += 1 } else { row += 1 }
    }
    cells = .allocate(capacity: self.rowCount * columnCount)
    cells.initialize(repeating: Self.unknown)
  }

  deinit {
    columns.deallocate()
    cells.deallocate()
  }

  /// What is known of two languages; nil also for those that no path has.
  subscript(left: LanguageID, right: LanguageID) -> SegmentMeeting? {
    guard let (place, isFlipped) = place(left, right) else { return nil }
    let cell = cells[place]
    guard cell != Self.unknown, let order = SegmentOrder(rawValue: cell & (Self.nested - 1)) else { return nil }
    let meeting = SegmentMeeting(order: order, isNested: cell & Self.nested != 0)
    return isFlipped ? meeting.flipped : meeting
  }

  func note(_ left: LanguageID, _ right: LanguageID, _ meeting: SegmentMeeting) {
    guard let (place, isFlipped) = place(left, right) else { return }
    let meeting = isFlipped ? meeting.flipped : meeting
    cells[place] = meeting.order.rawValue | (meeting.isNested ? Self.nested : 0)
  }

  /// The cell of two languages, and whether it tells of them the other way round.
  private func place(_ left: LanguageID, _ right: LanguageID) -> (Int, isFlipped: Bool)? {
    guard Int(left.index) < columns.count, Int(right.index) < columns.count else { return nil }
    let first = Int(columns[Int(left.index)])
    let second = Int(columns[Int(right.index)])
    if first < rowCount, second < columnCount { return (first * columnCount + second, false) }
    if second < rowCount, first < columnCount { return (second * columnCount + first, true) }
    return nil
  }
}
