extension Pattern {
  /// Where a parameter's value comes from.
  enum Reading: Hashable {
    case segment(Int, prefix: Int, suffix: Int)
    case rest(Int)
    case query(String)
    case fragment
    case fragmentPair(String)
    case fixed(ParameterValue)
  }

  /// By parameter; one that is missing takes nil or its default.
  var readings: [Int: Reading] {
    var result: [Int: Reading] = [:]
    for (parameter, value) in fixed { result[parameter] = .fixed(value) }
    for (index, segment) in segments.enumerated() {
      if case .placeholder(let placeholder) = segment, let parameter = placeholder.parameter {
        result[parameter] = .segment(
          index, prefix: placeholder.prefix.utf8.count, suffix: placeholder.suffix.utf8.count)
      }
    }
    if let parameter = rest?.parameter { result[parameter] = .rest(segments.count) }
    for item in query {
      if case .parameter(let parameter) = item.value { result[parameter] = .query(item.key) }
    }
    switch fragment {
    case .parameter(let parameter): result[parameter] = .fragment
    case .pairs(let items):
      for item in items {
        if case .parameter(let parameter) = item.value { result[parameter] = .fragmentPair(item.key) }
      }
    case .literal, nil: break
    }
    return result
  }
}

extension PatternTable {
  /// The URLs of a region that have another text than one of them where a parameter is read, or, of a rest that is
  /// empty there, some text; nil if there are none.
  func region(
    _ region: Region, besides sample: SampleURL, at reading: Pattern.Reading
  ) throws(TooComplex) -> Region? {
    var result = region
    switch reading {
    case .segment(let index, _, _), .rest(let index):
      guard let language = index < region.segments.count ? region.segments[index] : region.rest else { return nil }
      let texts = index < sample.segments.count ? [sample.segments[index]] : []
      guard let other = try store.difference(language, store.intern(.finite(texts), .typed)) else { return nil }
      if index < region.segments.count { result.segments[index] = other } else { result.segments.append(other) }
    case .query(let key): return try self.region(region, besides: sample, atKey: .query(key))
    case .fragment: return try self.region(region, besides: sample, atKey: .fragment)
    case .fragmentPair(let key): return try self.region(region, besides: sample, atKey: .fragmentPair(key))
    case .fixed: return nil
    }
    return result
  }

  private func region(
    _ region: Region, besides sample: SampleURL, atKey key: DemandKey
  ) throws(TooComplex) -> Region? {
    guard let id = keyNumbers[key] else { return nil }
    let value = store.intern(.finite([value(of: id, in: sample) ?? SpecialValue.absent]), .typed)
    guard let other = try store.difference(region.requirement[id] ?? allValues(of: id), value) else { return nil }
    var result = region
    result.requirement[id] = other
    return result
  }
}
