/// What a link is before anything is made of it.
enum LinkReading {
  case match(LinkMatch)
  /// No pattern matches; what looked for one.
  case miss(Matcher)
  case handoff(name: String)
  case failure(LinkError)
}

extension CompiledRoutes {
  /// Reads a link and gives what it is; that points into the link and is valid only within `body`.
  func read<Value>(_ text: String, _ body: (LinkReading) -> Value) -> Value {
    if let value = text.utf8.withContiguousStorageIfAvailable({ read(TextBytes($0), body) }) { return value }
    var copy = text
    return copy.withUTF8 { read(TextBytes($0), body) }
  }

  private func read<Value>(_ bytes: TextBytes, _ body: (LinkReading) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: Segment.self, capacity: LinkScanner.segmentLimit) { segments in
      guard let segments = segments.baseAddress else { return body(.failure(.notFound(closest: nil))) }
      var scanner = LinkScanner(bytes, table: table, segments: segments)
      switch scanner.scan() {
      case .own: break
      case .foreign(let name): return body(.failure(.foreign(name)))
      case .handoff(let name): return body(.handoff(name: table.text(name).string))
      case .malformed(let malformation): return body(.failure(.malformed(malformation)))
      }
      if scanner.needsDecoding { return readDecoded(bytes, scanner, segments, body) }
      let list = SegmentList(base: bytes.base, segments: segments, count: scanner.segmentCount)
      if list.hasDotSegment { return body(.failure(.malformed(.dotSegment))) }
      return match(scanner, values: list, keys: list, readableKeyBytes: bytes.count, body)
    }
  }

  private func readDecoded<Value>(
    _ bytes: TextBytes, _ scanner: LinkScanner, _ segments: UnsafeMutablePointer<Segment>,
    _ body: (LinkReading) -> Value
  ) -> Value {
    let capacity = DecodedPath.capacity(scanner.link)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { target in
      withUnsafeTemporaryAllocation(of: Segment.self, capacity: LinkScanner.segmentLimit) { keys in
        guard let target = target.baseAddress, let keys = keys.baseAddress else {
          return body(.failure(.notFound(closest: nil)))
        }
        var path = DecodedPath(target: target)
        let malformation = path.decode(
          segments, scanner.segmentCount, of: bytes, startsWithAuthority: scanner.link.startsWithAuthority, keys: keys)
        if let malformation { return body(.failure(.malformed(malformation))) }
        let values = SegmentList(base: target, segments: segments, count: scanner.segmentCount)
        if values.hasDotSegment { return body(.failure(.malformed(.dotSegment))) }
        return match(
          scanner, values: values, keys: SegmentList(base: target, segments: keys, count: values.count),
          readableKeyBytes: capacity, body)
      }
    }
  }

  private func match<Value>(
    _ scanner: LinkScanner, values: SegmentList, keys: SegmentList, readableKeyBytes: Int,
    _ body: (LinkReading) -> Value
  ) -> Value {
    if scanner.hasEmptySegment { return body(.failure(.notFound(closest: nil))) }
    let capacity = table.pair(TableReader.Header.parameterCount)
    return withUnsafeTemporaryAllocation(of: ValueSlot.self, capacity: capacity + 1) { slots in
      guard let slots = slots.baseAddress else { return body(.failure(.notFound(closest: nil))) }
      var matcher = Matcher(
        table: table, link: scanner.link, values: values, keys: keys, readableKeyBytes: readableKeyBytes, slots: slots)
      guard let match = matcher.run() else { return body(.miss(matcher)) }
      if let fault = matcher.fault { return body(.failure(.malformed(fault))) }
      return body(.match(match))
    }
  }
}

extension SegmentList {
  /// Whether some segment is a step in a path instead of a name.
  fileprivate var hasDotSegment: Bool {
    var index = 0
    while index < count {
      let segment = segments[index]
      if segment.count <= 2, segment.count > 0, base[Int(segment.start)] == 0x2E,
        base[Int(segment.start &+ segment.count &- 1)] == 0x2E
      {
        return true
      }
      index &+= 1
    }
    return false
  }
}
