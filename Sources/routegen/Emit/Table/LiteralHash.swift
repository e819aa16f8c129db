/// Writes the literals of a node as a perfect hash.
///
/// The number of slots; if it is not one, for each group of slots a digit, its step; then the slots. There is a group
/// for every four slots, and one more. A slot is a reference to the text of the literal and one to the node to which it
/// leads. Literals with the same hash have one slot together: a reference to their list, and a zero; behind the node,
/// that is their number, and for each the two references. A slot that nothing uses is two zeros.
///
/// The group of a literal is the lower half of its hash, in the proportion that the number of groups has to all numbers
/// of 32 bits. Its slot is the upper half, plus the lower half times the step of the group, in like proportion.
struct LiteralHash {
  struct Edge {
    let text: String
    let child: TableWriter.Label
  }

  /// Edges with the same hash.
  private struct Key {
    let hash: UInt64
    var edges: [Edge]

    func group(of count: Int) -> Int { Self.part(hash & 0xFFFF_FFFF, of: count) }

    func slot(of count: Int, step: Int) -> Int {
      Self.part((hash >> 32 &+ UInt64(step) &* (hash & 0xFFFF_FFFF)) & 0xFFFF_FFFF, of: count)
    }

    private static func part(_ number: UInt64, of count: Int) -> Int { Int((number * UInt64(count)) >> 32) }
  }

  private var keys: [Key] = []
  /// Some literals differ in the case of letters only.
  let hasSpellings: Bool

  init(_ edges: [Edge]) {
    var places: [UInt64: Int] = [:]
    for edge in edges {
      let hash = Self.hash(TableWriter.escaped(edge.text))
      if let place = places[hash] {
        keys[place].edges.append(edge)
      } else {
        places[hash] = keys.count
        keys.append(Key(hash: hash, edges: [edge]))
      }
    }
    hasSpellings = keys.contains { key in
      Set(key.edges.map { $0.text.utf8.map(\.lowercasedASCII) }).count < key.edges.count
    }
  }

  /// The hash by which the runtime finds a literal: of the first and the last eight bytes and the length, the same for
  /// all spellings that differ in the case of ASCII letters.
  private static func hash(_ key: [UInt8]) -> UInt64 {
    let fold: UInt64 = 0x2020_2020_2020_2020
    let first = word(key.prefix(8)) | fold
    let last = key.count > 8 ? word(key.suffix(8)) : 0
    let mixed = (first ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15 &+ (last | fold) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed >> 32
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  // MARK: Writing

  typealias List = (label: TableWriter.Label, edges: [Edge])

  /// Writes the slots; gives the lists that are to be written behind the node.
  func write(_ writer: inout TableWriter) -> [List] {
    var slotCount = keys.count
    var layout = Layout(keys, slotCount: slotCount)
    while !layout.isComplete {
      slotCount += slotCount / 32 + 1
      layout = Layout(keys, slotCount: slotCount)
    }
    writer.number(slotCount)
    if slotCount > 1 { for step in layout.steps { writer.digit(step) } }
    var lists: [List] = []
    for slot in layout.slots {
      let edges = slot.map { keys[$0].edges } ?? []
      if edges.count == 1 {
        Self.write(edges[0], &writer)
        continue
      }
      if edges.isEmpty {
        writer.reference(.number(0))
      } else {
        let label = writer.makeLabel()
        lists.append((label, edges))
        writer.reference(label)
      }
      writer.reference(.number(0))
    }
    return lists
  }

  static func write(_ lists: [List], _ writer: inout TableWriter) {
    for (label, edges) in lists {
      writer.place(label)
      writer.number(edges.count)
      for edge in edges { write(edge, &writer) }
    }
  }

  private static func write(_ edge: Edge, _ writer: inout TableWriter) {
    writer.text(edge.text)
    writer.reference(edge.child)
  }

  /// Slots that hold one key each, and the steps that lead there.
  private struct Layout {
    var slots: [Int?]
    var steps: [Int]
    /// Every key has a slot.
    var isComplete = true

    /// Gives each group, the fullest first, the first step that leads all its keys to free slots.
    init(_ keys: [Key], slotCount: Int) {
      slots = Array(repeating: nil, count: slotCount)
      steps = Array(repeating: 0, count: slotCount / 4 + 1)
      var groups = [[Int]](repeating: [], count: steps.count)
      for key in keys.indices { groups[slotCount == 1 ? 0 : keys[key].group(of: steps.count)].append(key) }
      let order = groups.indices.sorted { (groups[$1].count, $0) < (groups[$0].count, $1) }
      for group in order where !groups[group].isEmpty {
        guard let step = (0..<64).first(where: { take($0, groups[group], keys) }) else {
          isComplete = false
          return
        }
        steps[group] = step
      }
    }

    /// Puts the keys of a group into their slots, if those are free.
    private mutating func take(_ step: Int, _ group: [Int], _ keys: [Key]) -> Bool {
      for (index, key) in group.enumerated() {
        let slot = keys[key].slot(of: slots.count, step: step)
        if slots[slot] == nil {
          slots[slot] = key
          continue
        }
        for other in group[..<index] { slots[keys[other].slot(of: slots.count, step: step)] = nil }
        return false
      }
      return true
    }
  }
}
