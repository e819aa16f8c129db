/// Reads one link against a table: takes it apart, finds the pattern that wins, and where its values lie.
///
/// It points into the link and to the stack, and is valid only while it is being used; nothing of it is on the heap.
struct LinkReader: ~Copyable {
  static let lengthLimit = 8192
  static let segmentLimit = 64
  static let itemLimit = 128

  let table: TableReader
  let bytes: TextBytes
  /// Room for `segmentLimit` segments.
  let segments: UnsafeMutablePointer<Segment>
  var segmentCount = 0
  /// What the segments start from: the link's first byte, or that of their decoded text.
  var base: UnsafePointer<UInt8>
  /// The segments as keys of literals, from the same base.
  var keys: UnsafePointer<Segment>

  // What scanning finds; a link is short enough for these numbers.
  var source = LinkSource.scheme
  /// The first segment was the authority of a custom scheme.
  var startsWithAuthority = false
  /// A segment inside the path is empty: nothing matches.
  var hasEmptySegment = false
  /// The path holds an escape or a byte beyond ASCII, so its segments must be decoded.
  var needsDecoding = false
  /// So does the query or the fragment, or a `+`; else they are what they say.
  var hasEscapedItems = false
  var hostStart: UInt16 = 0
  var hostEnd: UInt16 = 0
  var pathStart: UInt16 = 0
  var pathEnd: UInt16 = 0
  var queryEnd: UInt16 = 0

  // What matching finds.
  let foldsCase: Bool
  let plusIsSpace: Bool
  /// Text that the pattern last looked at declares cannot be decoded: if the pattern wins, the link is malformed.
  var fault: DecodingFault?
  /// Room for the values of any entry.
  var slots: UnsafeMutablePointer<ValueSlot>
  /// The place of the pattern that has won so far, or 0; its entry, and how many parameters that has.
  var winner = 0
  var entry = 0
  var parameterCount = 0

  init(
    _ bytes: TextBytes, table: TableReader, segments: UnsafeMutablePointer<Segment>,
    slots: UnsafeMutablePointer<ValueSlot>
  ) {
    self.table = table
    self.bytes = bytes
    self.segments = segments
    self.slots = slots
    base = bytes.base
    keys = UnsafePointer(segments)
    foldsCase = table.foldsCase
    plusIsSpace = table.plusIsSpace
  }

  /// A segment, decoded; the index is below `segmentCount`.
  @inline(__always)
  func segment(_ index: Int) -> TextBytes {
    TextBytes(base: base + Int(segments[index].start), count: Int(segments[index].count))
  }

  /// The host of a web link.
  var host: TextBytes { bytes.slice(Int(hostStart), Int(hostEnd)) }
  var path: TextBytes { bytes.slice(Int(pathStart), Int(pathEnd)) }
  var query: TextBytes? { queryEnd > pathEnd ? bytes.slice(Int(pathEnd) &+ 1, Int(queryEnd)) : nil }
  var fragment: TextBytes? { Int(queryEnd) < bytes.count ? bytes.slice(Int(queryEnd) &+ 1, bytes.count) : nil }
}

/// What a link is before anything is made of it.
enum LinkReading {
  case match(LinkMatch)
  /// No pattern matches; what looked for one.
  case miss(UnsafeMutablePointer<LinkReader>)
  /// A segment inside the path is empty, which nothing matches.
  case nothing
  /// Another SDK's link; the place of the SDK's name in the table.
  case handoff(name: Int)
  case foreign(String)
  case malformed(LinkError.Malformation)
}

extension CompiledRoutes {
  /// Reads a link and gives what it is; that points into the link and is valid only within `body`.
  @inline(__always)
  func read(_ text: String, _ body: (LinkReading) -> Void) {
    if text.utf8.withContiguousStorageIfAvailable({ read(TextBytes($0), body) }) != nil { return }
    var copy = text
    copy.withUTF8 { read(TextBytes($0), body) }
  }

  @inline(__always)
  private func read(_ bytes: TextBytes, _ body: (LinkReading) -> Void) {
    // One more, because there is no memory at all where none is asked for.
    let slotCount = table.pair(TableReader.Header.parameterCount) + 1
    withUnsafeTemporaryAllocation(of: Segment.self, capacity: LinkReader.segmentLimit) { segments in
      withUnsafeTemporaryAllocation(of: ValueSlot.self, capacity: slotCount) { slots in
        guard let segments = segments.baseAddress, let slots = slots.baseAddress else { return }
        var reader = LinkReader(bytes, table: table, segments: segments, slots: slots)
        if let reading = reader.scan() { return body(reading) }
        if reader.needsDecoding { return readDecoded(&reader, body) }
        match(&reader, body)
      }
    }
  }

  private func readDecoded(_ reader: inout LinkReader, _ body: (LinkReading) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecodedPath.capacity(reader)) { target in
      withUnsafeTemporaryAllocation(of: Segment.self, capacity: LinkReader.segmentLimit) { keys in
        guard let start = target.baseAddress, let keys = keys.baseAddress else { return }
        var path = DecodedPath(target: start)
        if let malformation = path.decode(reader, keys: keys) { return body(.malformed(malformation)) }
        reader.base = UnsafePointer(start)
        reader.keys = UnsafePointer(keys)
        match(&reader, body)
      }
    }
  }

  /// Looks for the pattern that wins.
  private func match(_ reader: UnsafeMutablePointer<LinkReader>, _ body: (LinkReading) -> Void) {
    if reader.pointee.hasEmptySegment { return body(.nothing) }
    reader.pointee.findWinner()
    if reader.pointee.winner == 0 { return body(.miss(reader)) }
    if let fault = reader.pointee.fault { return body(.malformed(fault)) }
    body(.match(LinkMatch(reader)))
  }
}
