/// Splits the path of a link into segments.
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
  @inline(__always)
  init(_ bytes: TextBytes, _ segments: UnsafeMutablePointer<Segment>, start: Int) {
    self.bytes = bytes
    self.segments = segments
    end = bytes.count
    segmentStart = start
    if let (end, count) = Self.scanPlain(bytes, segments, start: start) {
      self.end = end
      self.count = count
    } else {
      scanAll()
    }
  }

  /// Scans the path of an ordinary link: ASCII without escapes, without empty and dotted segments.
  ///
  /// - Returns: The end of the path, and how many segments there are; nil for any other link.
  private static func scanPlain(
    _ bytes: TextBytes, _ segments: UnsafeMutablePointer<Segment>, start: Int
  ) -> (end: Int, count: Int)? {
    var count = 0
    var segmentStart = start
    var index = start
    while index < bytes.count {
      let word = bytes.paddedWord(at: index)
      if word.hasUnusualByte != 0 { return nil }
      // '/' and '?' differ in one bit.
      var marks = (word | UInt64(repeating: 0x10)).asciiBytes(equalTo: 0x3F)
      while marks != 0 {
        let position = index &+ marks.firstMarkedByte
        let isSlash = bytes[position] == 0x2F
        let length = position &- segmentStart
        if length == 0, !isSlash { return (position, count) }
        if length == 0 || bytes[segmentStart] == 0x2E || count == LinkReader.segmentLimit { return nil }
        segments[count] = Segment(
          start: UInt32(truncatingIfNeeded: segmentStart), count: UInt32(truncatingIfNeeded: length))
        count &+= 1
        if !isSlash { return (position, count) }
        segmentStart = position &+ 1
        marks &= marks &- 1
      }
      index &+= 8
    }
    let length = bytes.count &- segmentStart
    if length > 0 {
      if bytes[segmentStart] == 0x2E || count == LinkReader.segmentLimit { return nil }
      segments[count] = Segment(
        start: UInt32(truncatingIfNeeded: segmentStart), count: UInt32(truncatingIfNeeded: length))
      count &+= 1
    }
    return (bytes.count, count)
  }

  /// Scans any path byte by byte.
  @inline(never)
  private mutating func scanAll() {
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
    if count < LinkReader.segmentLimit {
      segments[count] = Segment(
        start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end - start))
    }
    count += 1
  }
}
