/// Reads a QR code from its modules, with all that a camera's reader would check; it shares nothing with the writer.
struct QRCodeReader {
  struct Fault: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }

  private(set) var version = 0
  private(set) var mask = 0
  private(set) var text = ""
  private let modules: [[Bool]]
  private var size: Int { modules.count }

  /// - Parameter rows: `1` for a dark module, `0` for a light one.
  init(rows: [Substring]) throws {
    modules = rows.map { row in row.map { $0 == "1" } }
    guard modules.allSatisfy({ $0.count == modules.count }), modules.count >= 21, modules.count % 4 == 1 else {
      throw Fault("the code is not square, or of no known size")
    }
    version = (size - 17) / 4
    try checkFinders()
    try readFormat()
    try checkVersion()
    text = try decoded(corrected(codewords()))
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool { modules[row][column] }

  private func number(_ places: [(row: Int, column: Int)]) -> Int {
    places.reduce(0) { $0 << 1 | (isDark($1.row, $1.column) ? 1 : 0) }
  }

  private func checkFinders() throws {
    let pattern = ["11111110", "10000010", "10111010", "10111010", "10111010", "10000010", "11111110", "00000000"]
    for (row, line) in pattern.enumerated() {
      for (column, module) in line.enumerated() {
        let places = [(row, column), (row, size - 1 - column), (size - 1 - row, column)]
        guard places.allSatisfy({ isDark($0.0, $0.1) == (module == "1") }) else { throw Fault("a corner is damaged") }
      }
    }
    for place in 8..<(size - 8) where isDark(6, place) != (place % 2 == 0) || isDark(place, 6) != (place % 2 == 0) {
      throw Fault("the timing is damaged")
    }
    guard isDark(size - 8, 8) else { throw Fault("the dark module is missing") }
  }

  /// Both copies have to be the same word of the code, and say level M.
  private mutating func readFormat() throws {
    let first = number(
      (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0...5).reversed().map { ($0, 8) })
    let second = number((1...7).map { (size - $0, 8) } + (1...8).reversed().map { (8, size - $0) })
    guard first == second else { throw Fault("the two copies of the format differ") }
    let word = first ^ 0b101_0100_0001_0010
    guard Self.remainder(word, 0b101_0011_0111) == 0 else { throw Fault("the format is no word of its code") }
    guard word >> 13 == 0 else { throw Fault("the level is not M") }
    mask = word >> 10 & 7
  }

  private func checkVersion() throws {
    guard version >= 7 else { return }
    let bits = (0..<18).reversed()
    let first = number(bits.map { (size - 11 + $0 % 3, $0 / 3) })
    let second = number(bits.map { ($0 / 3, size - 11 + $0 % 3) })
    guard first == second, first >> 12 == version, Self.remainder(first, 0b1_1111_0010_0101) == 0 else {
      throw Fault("the version is damaged")
    }
  }

  /// Of polynomials over the field of two elements.
  private static func remainder(_ word: Int, _ divisor: Int) -> Int {
    var rest = word
    while rest.bitLength >= divisor.bitLength { rest ^= divisor << (rest.bitLength - divisor.bitLength) }
    return rest
  }

  /// Where the middles of the small squares lie, as the table of the standard has it.
  private static let alignments: [[Int]] = [
    [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50], [30, 54], [32, 58], [34, 62],
    [26, 46, 66], [26, 48, 70], [26, 50, 74], [30, 54, 78], [30, 56, 82], [30, 58, 86], [34, 62, 90],
    [28, 50, 72, 94], [26, 50, 74, 98], [30, 54, 78, 102], [28, 54, 80, 106], [32, 58, 84, 110], [30, 58, 86, 114],
    [34, 62, 90, 118], [26, 50, 74, 98, 122], [30, 54, 78, 102, 126], [26, 52, 78, 104, 130], [30, 56, 82, 108, 134],
    [34, 60, 86, 112, 138], [30, 58, 86, 114, 142], [34, 62, 90, 118, 146], [30, 54, 78, 102, 126, 150],
    [24, 50, 76, 102, 128, 154], [28, 54, 80, 106, 132, 158], [32, 58, 84, 110, 136, 162], [26, 54, 82, 110, 138, 166],
    [30, 58, 86, 114, 142, 170],
  ]

  private func isReserved(_ row: Int, _ column: Int) -> Bool {
    if row == 6 || column == 6 { return true }
    if row < 9, column < 9 || column >= size - 8 { return true }
    if row >= size - 8, column < 9 { return true }
    if version >= 7, row < 6 && column >= size - 11 || column < 6 && row >= size - 11 { return true }
    let middles = [6] + Self.alignments[version - 1]
    return middles.contains { y in
      abs(row - y) <= 2
        && middles.contains { x in
          let isCorner = (y == 6 || y == size - 7) && (x == 6 || x == size - 7) && !(y == size - 7 && x == size - 7)
          return version > 1 && !isCorner && abs(column - x) <= 2
        }
    }
  }

  private func isMasked(_ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  private func codewords() -> [UInt8] {
    let reserved = (0..<size).map { row in (0..<size).map { isReserved(row, $0) } }
    var bits: [Bool] = []
    var columns = Array((0..<size).filter { $0 != 6 }.reversed())
    var rows = Array((0..<size).reversed())
    while !columns.isEmpty {
      let pair = columns.prefix(2)
      columns.removeFirst(2)
      for row in rows {
        for column in pair where !reserved[row][column] {
          bits.append(isDark(row, column) != isMasked(row, column))
        }
      }
      rows.reverse()
    }
    return (0..<(bits.count / 8)).map { byte in bits[(byte * 8)..<(byte * 8 + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
  }

  /// Groups of blocks of level M: how many, codewords in each, codewords of data in each.
  private static let blocks: [[(count: Int, total: Int, data: Int)]] = [
    [(1, 26, 16)], [(1, 44, 28)], [(1, 70, 44)], [(2, 50, 32)], [(2, 67, 43)], [(4, 43, 27)], [(4, 49, 31)],
    [(2, 60, 38), (2, 61, 39)], [(3, 58, 36), (2, 59, 37)], [(4, 69, 43), (1, 70, 44)], [(1, 80, 50), (4, 81, 51)],
    [(6, 58, 36), (2, 59, 37)], [(8, 59, 37), (1, 60, 38)], [(4, 64, 40), (5, 65, 41)], [(5, 65, 41), (5, 66, 42)],
    [(7, 73, 45), (3, 74, 46)], [(10, 74, 46), (1, 75, 47)], [(9, 69, 43), (4, 70, 44)], [(3, 70, 44), (11, 71, 45)],
    [(3, 67, 41), (13, 68, 42)], [(17, 68, 42)], [(17, 74, 46)], [(4, 75, 47), (14, 76, 48)],
    [(6, 73, 45), (14, 74, 46)], [(8, 75, 47), (13, 76, 48)], [(19, 74, 46), (4, 75, 47)],
    [(22, 73, 45), (3, 74, 46)], [(3, 73, 45), (23, 74, 46)], [(21, 73, 45), (7, 74, 46)],
    [(19, 75, 47), (10, 76, 48)], [(2, 74, 46), (29, 75, 47)], [(10, 74, 46), (23, 75, 47)],
    [(14, 74, 46), (21, 75, 47)], [(14, 74, 46), (23, 75, 47)], [(12, 75, 47), (26, 76, 48)],
    [(6, 75, 47), (34, 76, 48)], [(29, 74, 46), (14, 75, 47)], [(13, 74, 46), (32, 75, 47)],
    [(40, 75, 47), (7, 76, 48)], [(18, 75, 47), (31, 76, 48)],
  ]

  /// The data, after every block has shown to be without an error.
  private func corrected(_ codewords: [UInt8]) throws -> [UInt8] {
    let shapes = Self.blocks[version - 1].flatMap { shape in Array(repeating: shape, count: shape.count) }
    guard codewords.count == shapes.map(\.total).reduce(0, +) else {
      throw Fault("\(codewords.count) codewords in version \(version)")
    }
    var blocks = shapes.map { _ in [UInt8]() }
    var next = 0
    for index in 0..<(shapes.map(\.data).max() ?? 0) {
      for (block, shape) in shapes.enumerated() where index < shape.data {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    for _ in 0..<(shapes[0].total - shapes[0].data) {
      for block in shapes.indices {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    // All blocks have as many codewords of correction: the polynomial of each is zero at as many powers of two.
    var root: UInt8 = 1
    for _ in 0..<(shapes[0].total - shapes[0].data) {
      let times = (0...255).map { Self.product(UInt8($0), root) }
      for block in blocks {
        guard block.reduce(0, { times[Int($0)] ^ $1 }) == 0 else { throw Fault("a block has an error") }
      }
      root = Self.product(root, 2)
    }
    return zip(blocks, shapes).flatMap { block, shape in block.prefix(shape.data) }
  }

  /// In the field of 256 elements, bit by bit.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var (result, left, right) = (0 as UInt8, left, right)
    while right > 0 {
      if right & 1 == 1 { result ^= left }
      left = left << 1 ^ (left & 0x80 == 0 ? 0 : 0x1D)
      right >>= 1
    }
    return result
  }

  private func decoded(_ data: [UInt8]) throws -> String {
    var place = 0
    func read(_ count: Int) -> Int {
      defer { place += count }
      return (place..<(place + count)).reduce(0) { $0 << 1 | Int(data[$1 / 8] >> (7 - $1 % 8)) & 1 }
    }
    guard read(4) == 0b0100 else { throw Fault("the contents are no bytes") }
    let count = read(version < 10 ? 8 : 16)
    let bytes = (0..<count).map { _ in UInt8(read(8)) }
    if data.count * 8 - place >= 4, read(4) != 0 { throw Fault("there is more than one part") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Int {
  fileprivate var bitLength: Int { Self.bitWidth - leadingZeroBitCount }
}
