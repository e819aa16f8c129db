/// A link in its parts, as they are written.
struct LinkText {
  var source = LinkSource.scheme
  /// The host of a web link.
  var host: TextBytes
  var path: TextBytes
  /// The first segment was the authority of a custom scheme.
  var startsWithAuthority = false
  var query: TextBytes?
  var fragment: TextBytes?
}

/// Splits a link into its parts and its path into segments, in one pass over its bytes.
struct LinkScanner {
  static let lengthLimit = 8192
  static let segmentLimit = 64
  static let itemLimit = 128

  enum Outcome {
    /// The link is the app's: its parts are known.
    case own
    case foreign(String)
    /// Another SDK's link; the place of the SDK's name in the table.
    case handoff(name: Int)
    case malformed(LinkError.Malformation)
  }

  let table: TableReader
  let bytes: TextBytes
  /// Room for `segmentLimit` segments, which start from the link's first byte.
  let segments: UnsafeMutablePointer<Segment>
  private(set) var link: LinkText
  private(set) var segmentCount = 0
  /// A segment inside the path is empty: nothing matches.
  private(set) var hasEmptySegment = false
  /// The path holds an escape or a byte beyond ASCII, so its segments must be decoded.
  private(set) var needsDecoding = false
  /// Empty segments since the last that was not; they count only if another follows.
  private var pendingEmptySegments = 0

  init(_ bytes: TextBytes, table: TableReader, segments: UnsafeMutablePointer<Segment>) {
    self.table = table
    self.bytes = bytes
    self.segments = segments
    link = LinkText(host: bytes, path: bytes)
  }

  mutating func scan() -> Outcome {
    if bytes.count > Self.lengthLimit { return .malformed(.tooLong) }
    let colon = bytes.index(of: 0x3A, from: 0)
    guard colon < bytes.count, isScheme(colon) else {
      return .malformed(.noScheme)
    }
    let scheme = bytes.slice(0, colon)
    if let name = table.handoff(of: scheme) {
      return .handoff(name: name)
    }
    var pathStart = colon + 1
    if table.isOwn(scheme: scheme) {
      if startsWithSlashes(pathStart) {
        pathStart += 2
        if pathStart < bytes.count, !bytes[pathStart].endsAuthority {
          link.startsWithAuthority = true
        } else if pathStart < bytes.count, bytes[pathStart] == 0x2F {
          pathStart += 1
        }
      } else if pathStart < bytes.count, bytes[pathStart] == 0x2F {
        pathStart += 1
      }
    } else {
      let isSecure = scheme.equalsIgnoringCase(TextBytes.https)
      guard isSecure || scheme.equalsIgnoringCase(TextBytes.http) else {
        return .foreign(scheme.string.lowercased())
      }
      link.source = .web
      switch scanHost(pathStart, defaultPort: isSecure ? 443 : 80) {
      case .success(let end): pathStart = end
      case .failure(let failure): return failure.outcome
      }
    }
    return scanPath(pathStart)
  }

  private func isScheme(_ colon: Int) -> Bool {
    guard colon > 0, bytes[0].isLetter else { return false }
    var index = 1
    while index < colon {
      if !bytes[index].isSchemeByte { return false }
      index &+= 1
    }
    return true
  }

  private func startsWithSlashes(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == 0x2F && bytes[index + 1] == 0x2F
  }

  // MARK: Host

  private struct Failure: Error { let outcome: Outcome }

  /// Reads `//host:port` and the slash after it; gives the index of the path's first segment.
  private mutating func scanHost(_ start: Int, defaultPort: Int) -> Result<Int, Failure> {
    guard startsWithSlashes(start) else { return .failure(Failure(outcome: .malformed(.noHost))) }
    let hostStart = start + 2
    var end = hostStart
    var colon = -1
    while end < bytes.count, !bytes[end].endsAuthority {
      switch bytes[end] {
      case 0x40, 0x5C: return .failure(Failure(outcome: .malformed(.authority)))
      case 0..<0x20, 0x7F: return .failure(Failure(outcome: .malformed(.controlCharacter)))
      case 0x3A: colon = end
      default: break
      }
      end &+= 1
    }
    let hostEnd = colon < 0 ? end : colon
    link.host = bytes.slice(hostStart, hostEnd)
    let port = colon < 0 ? end : colon + 1
    let isUsualPort = port == end || bytes.slice(port, end).int == defaultPort
    if isUsualPort, hostEnd == hostStart { return .failure(Failure(outcome: .malformed(.noHost))) }
    guard isUsualPort, table.isOwn(host: link.host) else {
      if hasControlCharacter(hostStart, bytes.count) {
        return .failure(Failure(outcome: .malformed(.controlCharacter)))
      }
      let host = bytes.slice(hostStart, isUsualPort ? hostEnd : end)
      return .failure(Failure(outcome: .foreign(host.string.lowercased())))
    }
    return .success(end < bytes.count && bytes[end] == 0x2F ? end + 1 : end)
  }

  // MARK: Path, query, fragment

  private mutating func scanPath(_ start: Int) -> Outcome {
    var index = start
    var segmentStart = start
    var end = bytes.count
    var controls: UInt64 = 0
    var rich: UInt64 = 0
    scanning: while index < bytes.count {
      let length = Swift.min(8, bytes.count &- index)
      var word = bytes.word(from: index, to: index &+ length)
      if length < 8 { word |= UInt64(repeating: 0x61) &<< UInt64(truncatingIfNeeded: length &* 8) }
      // '/' and '?' differ in one bit.
      var marks = (word | UInt64(repeating: 0x10)).bytes(equalTo: 0x3F) | word.bytes(equalTo: 0x23)
      while marks != 0 {
        let offset = marks.firstMarkedByte
        let position = index &+ offset
        if bytes[position] != 0x2F {
          end = position
          let kept = word.keepingBytes(offset) | UInt64(repeating: 0x61) &<< UInt64(truncatingIfNeeded: offset &* 8)
          controls |= kept.hasByte(below: 0x20) | (kept ^ UInt64(repeating: 0x7F)).hasByte(below: 1)
          rich |= (kept ^ UInt64(repeating: 0x25)).hasByte(below: 1) | kept & UInt64(repeating: 0x80)
          break scanning
        }
        endSegment(segmentStart, position)
        segmentStart = position &+ 1
        marks &= marks &- 1
      }
      controls |= word.hasByte(below: 0x20) | (word ^ UInt64(repeating: 0x7F)).hasByte(below: 1)
      rich |= (word ^ UInt64(repeating: 0x25)).hasByte(below: 1) | word & UInt64(repeating: 0x80)
      index &+= 8
    }
    endSegment(segmentStart, end)
    if controls != 0 { return .malformed(.controlCharacter) }
    if segmentCount > Self.segmentLimit { return .malformed(.tooManySegments) }
    needsDecoding = rich != 0
    link.path = bytes.slice(start, end)
    if let malformation = scanQueryAndFragment(end) { return .malformed(malformation) }
    return link.startsWithAuthority ? checkAuthority() : .own
  }

  private mutating func endSegment(_ start: Int, _ end: Int) {
    if start == end {
      pendingEmptySegments &+= 1
      return
    }
    while pendingEmptySegments > 0 {
      hasEmptySegment = true
      pendingEmptySegments &-= 1
      addSegment(start, start)
    }
    addSegment(start, end)
  }

  private mutating func addSegment(_ start: Int, _ end: Int) {
    if segmentCount < Self.segmentLimit {
      segments[segmentCount] = Segment(
        start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start))
    }
    segmentCount &+= 1
  }

  private mutating func scanQueryAndFragment(_ start: Int) -> LinkError.Malformation? {
    var index = start
    if index < bytes.count, bytes[index] == 0x3F {
      let end = bytes.index(of: 0x23, from: index)
      let query = bytes.slice(index + 1, end)
      link.query = query
      // Fewer bytes cannot hold that many items.
      if query.count >= Self.itemLimit, query.buffer.count(where: { $0 == 0x26 }) >= Self.itemLimit {
        return .tooManyQueryItems
      }
      index = end
    }
    if index < bytes.count { link.fragment = bytes.slice(index + 1, bytes.count) }
    return hasControlCharacter(start, bytes.count) ? .controlCharacter : nil
  }

  private func hasControlCharacter(_ start: Int, _ end: Int) -> Bool {
    var index = start
    var controls: UInt64 = 0
    while index < end {
      let length = Swift.min(8, end &- index)
      var word = bytes.word(from: index, to: index &+ length)
      if length < 8 { word |= UInt64(repeating: 0x61) &<< UInt64(truncatingIfNeeded: length &* 8) }
      controls |= word.hasByte(below: 0x20) | (word ^ UInt64(repeating: 0x7F)).hasByte(below: 1)
      index &+= 8
    }
    return controls != 0
  }

  /// An unescaped `:`, `@`, `[` or `\` cannot stand in the authority of a custom scheme; `xn--` asks for decoding.
  private mutating func checkAuthority() -> Outcome {
    let authority = bytes.slice(Int(segments[0].start), Int(segments[0].start &+ segments[0].count))
    var index = 0
    var labelStart = true
    while index < authority.count {
      let byte = authority[index]
      if byte == 0x3A || byte == 0x40 || byte == 0x5B || byte == 0x5C { return .malformed(.authority) }
      if labelStart, byte | 0x20 == 0x78, Punycode.isEncoded(authority.slice(index, authority.count)) {
        needsDecoding = true
      }
      labelStart = byte == 0x2E
      index &+= 1
    }
    return .own
  }
}

extension UInt8 {
  /// Whether an authority ends before this byte.
  @inline(__always)
  fileprivate var endsAuthority: Bool { self == 0x2F || self == 0x3F || self == 0x23 }
}

extension TextBytes {
  private static let httpsText: StaticString = "https"
  static var https: TextBytes { TextBytes(base: httpsText.utf8Start, count: 5) }
  static var http: TextBytes { TextBytes(base: httpsText.utf8Start, count: 4) }
}
