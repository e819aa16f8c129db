extension LinkReader {
  /// Splits the path of an ordinary link: ASCII without escapes, without empty and dotted segments.
  ///
  /// - Returns: Whether it is one; if not, nothing is set.
  mutating func scanPlainPath() -> Bool {
    let bytes = bytes
    let segments = segments
    var count = 0
    var segmentStart = Int(pathStart)
    var index = segmentStart
    while index < bytes.count {
      let word = index &+ 8 <= bytes.count ? bytes.base.word(at: index) : bytes.paddedWord(at: index)
      if word.hasUnusualByte != 0 { return false }
      var marks = word.slashesAndQuestionMarks
      while marks != 0 {
        let position = index &+ marks.trailingZeroBitCount &>> 3
        if position == segmentStart {
          if bytes.base[position] == 0x2F { return false }
          return setPath(end: position, segmentCount: count)
        }
        if bytes.base[segmentStart] == 0x2E || count == Self.segmentLimit { return false }
        segments[count] = Segment(segmentStart, position)
        count &+= 1
        if bytes.base[position] != 0x2F { return setPath(end: position, segmentCount: count) }
        segmentStart = position &+ 1
        marks &= marks &- 1
      }
      index &+= 8
    }
    if segmentStart < bytes.count {
      if bytes.base[segmentStart] == 0x2E || count == Self.segmentLimit { return false }
      segments[count] = Segment(segmentStart, bytes.count)
      count &+= 1
    }
    return setPath(end: bytes.count, segmentCount: count)
  }

  private mutating func setPath(end: Int, segmentCount count: Int) -> Bool {
    pathEnd = UInt16(truncatingIfNeeded: end)
    segmentCount = count
    return true
  }
}

/// Splits the path of any link into segments, byte by byte.
struct PathScanner {
  private let bytes: TextBytes
  private let segments: UnsafeMutablePointer<Segment>
  /// The end of the path.
  private(set) var end: Int
  /// How many segments there are; those beyond the limit are only counted.
  private(set) var count = 0
  private(set) var hasEmptySegment = false
  private(set) var hasDotSegment = false
  private(set) var hasControlCharacter = false
  private(set) var needsDecoding = false
  private var segmentStart: Int
  /// Empty segments since the last that was not; they count only if another follows.
  private var pendingEmptySegments = 0

  /// Scans the path.
  ///
  /// - Parameters:
  ///   - segments: Room for `LinkReader.segmentLimit` segments.
  ///   - start: The index of the first segment, behind the slash before it.
  init(_ bytes: TextBytes, _ segments: UnsafeMutablePointer<Segment>, start: Int) {
    self.bytes = bytes
    self.segments = segments
    end = bytes.count
    segmentStart = start
    scan()
  }

  private mutating func scan() {
    var index = segmentStart
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0x2F: endSegment(index)
      case 0x3F, 0x23: end = index
      case 0x25, 0x80...: needsDecoding = true
      default: if byte.isControl { hasControlCharacter = true }
      }
      index &+= 1
    }
    endSegment(end)
  }

  private mutating func endSegment(_ end: Int) {
    let start = segmentStart
    segmentStart = end + 1
    if start == end {
      pendingEmptySegments += 1
      return
    }
    while pendingEmptySegments > 0 {
      hasEmptySegment = true
      pendingEmptySegments -= 1
      append(start, start)
    }
    if end - start <= 2, bytes[start] == 0x2E, bytes[end - 1] == 0x2E { hasDotSegment = true }
    append(start, end)
  }

  private mutating func append(_ start: Int, _ end: Int) {
    if count < LinkReader.segmentLimit { segments[count] = Segment(start, end) }
    count += 1
  }
}
