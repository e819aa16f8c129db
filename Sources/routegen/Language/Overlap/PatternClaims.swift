/// By pattern: the smaller patterns of other entries that claim values of its parameters.
struct PatternClaims {
  /// The patterns that claim values of one parameter of a pattern.
  struct Claim {
    let parameter: Int
    /// They have a literal where the parameter stands.
    let isLiteral: Bool
    /// The first in the manifest of them, up to a limit.
    let patterns: [PatternID]
    /// There are more than are kept.
    let isCut: Bool
  }

  private struct Slot {
    /// Where in `kept` the claimants begin, or -1 while there are none.
    var start: Int32 = -1
    var last: Int32 = -1
    var count: Int8 = 0
    var isCut = false
  }

  /// Claimants that are kept of one parameter.
  private static let limit = 24

  /// By pattern its first slot: two for each parameter, the second for literals.
  private var firstSlots: [Int32] = [0]
  private var slots: [Slot]
  private var kept: [Int32] = []

  init(_ model: RouteModel) {
    firstSlots.reserveCapacity(model.patterns.count + 1)
    var count = 0
    for pattern in model.patterns {
      count += 2 * model.entries[pattern.entry.index].parameters.count
      firstSlots.append(Int32(count))
    }
    slots = [Slot](repeating: Slot(), count: count)
  }

  mutating func add(_ claimant: PatternID, on pattern: PatternID, parameter: Int, isLiteral: Bool) {
    let place = Int(firstSlots[pattern.index]) + 2 * parameter + (isLiteral ? 1 : 0)
    if place >= firstSlots[pattern.index + 1] { return }
    let claimant = Int32(claimant.index)
    var slot = slots[place]
    if slot.count == Self.limit, claimant > slot.last {
      if !slot.isCut { slots[place].isCut = true }
      return
    }
    if slot.start < 0 {
      slot.start = Int32(kept.count)
      kept.append(contentsOf: repeatElement(-1, count: Self.limit))
    }
    slot.isCut = slot.isCut || slot.count == Self.limit
    if slot.count < Self.limit { slot.count += 1 }
    var free = Int(slot.start) + Int(slot.count) - 1
    while free > slot.start, kept[free - 1] > claimant {
      kept[free] = kept[free - 1]
      free -= 1
    }
    kept[free] = claimant
    slot.last = kept[Int(slot.start) + Int(slot.count) - 1]
    slots[place] = slot
  }

  /// Those of one pattern, first where values are claimed by other values.
  subscript(pattern: PatternID) -> [Claim] {
    let first = Int(firstSlots[pattern.index])
    let end = Int(firstSlots[pattern.index + 1])
    var result: [Claim] = []
    for isLiteral in [false, true] {
      for place in stride(from: first + (isLiteral ? 1 : 0), to: end, by: 2) where slots[place].count > 0 {
        let slot = slots[place]
        let patterns = kept[Int(slot.start)..<Int(slot.start) + Int(slot.count)].map { PatternID(index: Int($0)) }
        result.append(
          Claim(parameter: (place - first) / 2, isLiteral: isLiteral, patterns: patterns, isCut: slot.isCut))
      }
    }
    return result
  }
}
