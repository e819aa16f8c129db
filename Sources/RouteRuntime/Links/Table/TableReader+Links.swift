extension TableReader {
  var foldsCase: Bool { digit(Header.foldsCase) != 0 }
  var plusIsSpace: Bool { digit(Header.plusIsSpace) != 0 }

  /// The index of the colon behind one of the manifest's schemes, if a link starts with one.
  @inline(__always)
  func colonOfOwnScheme(in link: TextBytes) -> Int? {
    var place = quad(Header.schemes)
    var count = number(&place)
    while count > 0 {
      let scheme = text(reference(place))
      place &+= referenceWidth
      let end = scheme.count
      if end < link.count, link[end] == 0x3A,
        link.holds(scheme, at: 0) || link.slice(0, end).equalsIgnoringCase(TextBytes(scheme))
      {
        return end
      }
      count &-= 1
    }
    return nil
  }

  /// The place of the name of the SDK that owns a scheme.
  func handoff(of scheme: TextBytes) -> Int? {
    var place = quad(Header.handoffs)
    var count = number(&place)
    while count > 0 {
      let name = reference(at: &place)
      let text = text(at: &place)
      if text.count == scheme.count, TextBytes(text).equalsIgnoringCase(scheme) { return name }
      count -= 1
    }
    return nil
  }

  var hostCount: Int {
    var place = quad(Header.hosts)
    return number(&place)
  }

  /// A host of the manifest, by its position there.
  func host(_ position: Int) -> TextBytes {
    var place = quad(Header.hosts)
    _ = number(&place)
    return TextBytes(text(reference(place + position * referenceWidth)))
  }

  /// The index behind one of the manifest's hosts, if it stands in a link exactly as it is declared.
  @inline(__always)
  func endOfHost(in link: TextBytes, at start: Int) -> Int? {
    var place = quad(Header.hosts)
    var count = number(&place)
    while count > 0 {
      let host = text(reference(place))
      place &+= referenceWidth
      let end = start &+ host.count
      if link.holds(host, at: start), end == link.count || link[end].endsAuthority { return end }
      count &-= 1
    }
    return nil
  }

  func isOwn(host: TextBytes) -> Bool {
    var position = hostCount
    while position > 0 {
      position -= 1
      if host.isCovered(by: self.host(position)) { return true }
    }
    return false
  }
}

extension TextBytes {
  @inline(__always)
  init(_ text: TableText) { self.init(base: text.base, count: text.count) }

  /// Whether a host is the declared one, or has labels in the place of its `*`.
  func isCovered(by declared: TextBytes) -> Bool {
    guard declared.count > 2, declared[0] == 0x2A else { return equalsIgnoringCase(declared) }
    let suffix = declared.slice(1, declared.count)
    guard count > suffix.count, slice(count - suffix.count, count).equalsIgnoringCase(suffix) else { return false }
    // Labels are not empty.
    var index = 0
    var labelStart = 0
    while index <= count - suffix.count {
      if base[index] == 0x2E {
        if index == labelStart { return false }
        labelStart = index + 1
      }
      index += 1
    }
    return true
  }
}

extension TableReader {
  var firstScheme: TextBytes? {
    var place = quad(Header.schemes)
    return number(&place) > 0 ? TextBytes(text(at: &place)) : nil
  }
}
