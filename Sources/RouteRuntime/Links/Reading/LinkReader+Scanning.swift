// Takes a link apart and splits its path into segments, in one pass over its bytes.
extension LinkReader {
  /// Scans the link; gives what it is if it is none of the app's, or malformed.
  mutating func scan() -> LinkReading? {
    if bytes.count > Self.lengthLimit { return .malformed(.tooLong) }
    if bytes.count > 8, bytes.base.word(at: 0) == Self.webPrefix, let end = table.endOfHost(in: bytes, at: 8) {
      setHost(8, end)
    } else if let colon = table.colonOfOwnScheme(in: bytes) {
      setScheme(colon)
    } else if let reading = scanOtherStart() {
      return reading
    }
    return scanPath()
  }

  /// Scans up to the path, where that takes a closer look.
  @inline(never)
  private mutating func scanOtherStart() -> LinkReading? {
    if let length = webSchemeLength { return scanHost(length + 1, defaultPort: length == 5 ? 443 : 80) }
    let colon = bytes.index(of: 0x3A, from: 0)
    guard isScheme(colon) else { return .malformed(.noScheme) }
    let scheme = bytes.slice(0, colon)
    if let name = table.handoff(of: scheme) { return .handoff(name: name) }
    return .foreign(scheme.string.lowercased())
  }

  /// `https://`, as nearly every web link starts.
  private static var webPrefix: UInt64 { 0x2F2F_3A73_7074_7468 }

  /// The length of `http` or `https`, if the link starts with that and a colon.
  private var webSchemeLength: Int? {
    // Letters alone are folded: a `:` is not what a control character would become.
    let word = bytes.base.word(from: 0, to: bytes.count > 8 ? 8 : bytes.count) | 0x2020_2020
    if word & 0xFFFF_FFFF != 0x7074_7468 { return nil }
    if bytes.count > 5, bytes[4] | 0x20 == 0x73, bytes[5] == 0x3A { return 5 }
    return bytes.count > 4 && bytes[4] == 0x3A ? 4 : nil
  }

  private func isScheme(_ colon: Int) -> Bool {
    guard colon > 0, colon < bytes.count, bytes[0].isLetter else { return false }
    var index = 1
    while index < colon {
      if !bytes[index].isSchemeByte { return false }
      index &+= 1
    }
    return true
  }

  private func isSlash(_ index: Int) -> Bool { index < bytes.count && bytes[index] == 0x2F }

  /// Takes a scheme of the manifest; the path starts behind one slash, or the authority behind two.
  private mutating func setScheme(_ colon: Int) {
    var start = colon &+ 1
    while start < bytes.count, start <= colon &+ 3, bytes.base[start] == 0x2F { start &+= 1 }
    startsWithAuthority = start == colon &+ 3 && start < bytes.count && !bytes[start].endsAuthority
    pathStart = UInt16(truncatingIfNeeded: start)
  }

  // MARK: Host

  /// Scans `//host:port` and what follows.
  private mutating func scanHost(_ start: Int, defaultPort: Int) -> LinkReading? {
    guard isSlash(start), isSlash(start + 1) else { return .malformed(.noHost) }
    let hostStart = start + 2
    if let end = table.endOfHost(in: bytes, at: hostStart) {
      setHost(hostStart, end)
      return nil
    }
    var end = hostStart
    var colon = -1
    while end < bytes.count, !bytes[end].endsAuthority {
      switch bytes[end] {
      case 0x40, 0x5C: return .malformed(.authority)
      case 0x3A: colon = end
      default: break
      }
      end &+= 1
    }
    let hostEnd = colon < 0 ? end : colon
    let port = colon < 0 ? end : colon + 1
    let isUsualPort = port == end || bytes.slice(port, end).int == defaultPort
    setHost(hostStart, hostEnd)
    if isUsualPort, hostEnd == hostStart { return .malformed(.noHost) }
    if hasControlCharacter(hostStart, end) { return .malformed(.controlCharacter) }
    if isUsualPort, table.isOwn(host: host) {
      setPathStart(behind: end)
      return nil
    }
    if hasControlCharacter(end, bytes.count) { return .malformed(.controlCharacter) }
    let name = bytes.slice(hostStart, isUsualPort ? hostEnd : end)
    return .foreign(String(decoding: name.buffer.map(\.lowercased), as: UTF8.self))
  }

  private mutating func setHost(_ start: Int, _ end: Int) {
    source = .web
    hostStart = UInt16(truncatingIfNeeded: start)
    hostEnd = UInt16(truncatingIfNeeded: end)
    setPathStart(behind: end)
  }

  private mutating func setPathStart(behind end: Int) {
    pathStart = UInt16(truncatingIfNeeded: isSlash(end) ? end &+ 1 : end)
  }

  // MARK: Path, query, fragment

  private mutating func scanPath() -> LinkReading? {
    if !scanPlainPath(), let malformation = scanAnyPath() { return .malformed(malformation) }
    queryEnd = pathEnd
    if Int(pathEnd) < bytes.count, let malformation = scanQueryAndFragment(Int(pathEnd)) {
      return .malformed(malformation)
    }
    return startsWithAuthority ? checkAuthority() : nil
  }

  @inline(never)
  private mutating func scanAnyPath() -> LinkError.Malformation? {
    let path = PathScanner(bytes, segments, start: Int(pathStart))
    if path.hasControlCharacter { return .controlCharacter }
    if path.count > Self.segmentLimit { return .tooManySegments }
    if path.hasDotSegment { return .dotSegment }
    pathEnd = UInt16(truncatingIfNeeded: path.end)
    segmentCount = path.count
    hasEmptySegment = path.hasEmptySegment
    needsDecoding = path.needsDecoding
    return nil
  }

  private mutating func scanQueryAndFragment(_ start: Int) -> LinkError.Malformation? {
    let bytes = bytes
    var end = bytes[start] == 0x3F ? -1 : start
    var index = start
    while index < bytes.count {
      let word = bytes.paddedWord(at: index)
      if word.hasUnusualByte | word.bytes(equalTo: 0x2B) != 0 {
        let last = Swift.min(index &+ 8, bytes.count)
        var place = index
        while place < last {
          let byte = bytes[place]
          switch byte {
          case 0x23: if end < 0 { end = place }
          case 0x25, 0x2B, 0x80...: hasEscapedItems = true
          default: if byte.isControl { return .controlCharacter }
          }
          place &+= 1
        }
      }
      index &+= 8
    }
    if end < 0 { end = bytes.count }
    queryEnd = UInt16(truncatingIfNeeded: end)
    // Fewer bytes cannot hold that many items.
    let isLong = end &- start > Self.itemLimit
    return isLong && bytes.slice(start, end).itemCount > Self.itemLimit ? .tooManyQueryItems : nil
  }

  private func hasControlCharacter(_ start: Int, _ end: Int) -> Bool {
    bytes.slice(start, end).buffer.contains { $0.isControl }
  }

  /// An unescaped `:`, `@`, `[` or `\` cannot stand in the authority of a custom scheme; `xn--` asks for decoding.
  private mutating func checkAuthority() -> LinkReading? {
    var index = Int(segments[0].start)
    let end = index &+ Int(segments[0].count)
    let authority = bytes.slice(index, end)
    var forbidden: UInt64 = 0
    while index < end {
      var word = bytes.paddedWord(at: index)
      // What follows the authority is made harmless.
      if end &- index < 8 { word |= 0x6161_6161_6161_6161 &<< UInt64(truncatingIfNeeded: (end &- index) &* 8) }
      index &+= 8
      if word.hasOnlySmallLetters { continue }
      forbidden |= word.bytes(equalTo: 0x3A) | word.bytes(equalTo: 0x40)
      forbidden |= word.bytes(equalTo: 0x5B) | word.bytes(equalTo: 0x5C)
      // Every label that needs decoding has two hyphens in a row; a single one is looked for, and looked at closer.
      if word.bytes(equalTo: 0x2D) != 0 { needsDecoding = needsDecoding || authority.hasEncodedLabel }
    }
    return forbidden == 0 ? nil : .malformed(.authority)
  }
}

extension UInt8 {
  /// Whether an authority ends before this byte.
  @inline(__always)
  var endsAuthority: Bool { self == 0x2F || self == 0x3F || self == 0x23 }
}

extension TextBytes {
  /// How many items a query has that begins with its `?`.
  fileprivate var itemCount: Int {
    var items = LinkItems(slice(1, count))
    var result = 0
    while items.next() != nil { result += 1 }
    return result
  }
}
