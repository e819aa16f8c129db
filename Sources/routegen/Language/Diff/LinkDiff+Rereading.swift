extension LinkDiff {
  /// A parameter to which a URL gives another value than before.
  struct Rereading: Hashable {
    var parameter: String
    var before: MatchedValue
    var after: MatchedValue
  }

  /// A parameter that is read from another part of the URL than before.
  private struct Move {
    /// In the older entry and in the newer one.
    var parameters: (old: Int, new: Int)
    var places: [Pattern.Reading]
  }

  /// Texts that are tried in one place: one may be that of the other place, and one a default.
  private static let variations = 3

  /// A URL that opens an entry as before, but gives one of its parameters another value.
  ///
  /// The first URL that comes to hand may have the same text in both places, or a default in one; then they are varied.
  ///
  /// - Parameter region: the URLs of the older pattern
  func rereading(
    _ pattern: Pattern, by other: Pattern, in region: Region
  ) throws(TooComplex) -> (rereading: Rereading, sample: SampleURL)? {
    let moves = moves(from: pattern, to: other)
    let own = combined.older(pattern.id)
    // Most patterns are as they were.
    guard !moves.isEmpty, let shape = combined.table.shapes[other.id.index],
      let common = try combined.table.intersection(region, shape), let first = try url(in: common, of: own, other.id)
    else { return nil }
    for move in moves {
      if let found = confirmed(move, pattern, other, first) { return (found, first) }
      for place in move.places {
        var (region, sample) = (common, first)
        for _ in 0..<Self.variations {
          guard let next = try combined.table.region(region, besides: sample, at: place),
            let another = try url(in: next, of: own, other.id)
          else { break }
          (region, sample) = (next, another)
          if let found = confirmed(move, pattern, other, sample) { return (found, sample) }
        }
      }
    }
    return nil
  }

  /// The parameters of the same name and type that the patterns do not read from the same place.
  private func moves(from pattern: Pattern, to other: Pattern) -> [Move] {
    let (before, after) = (pattern.readings, other.readings)
    let parameters = new[other.entry].parameters
    return old[pattern.entry].parameters.indices.compactMap { index in
      let parameter = old[pattern.entry].parameters[index]
      guard let now = parameters.firstIndex(where: { $0.name == parameter.name }), before[index] != after[now],
        old.typeText(of: parameter) == new.typeText(of: parameters[now])
      else { return nil }
      return Move(parameters: (index, now), places: [before[index], after[now]].compactMap(\.self))
    }
  }

  /// What both matchers say of a URL, if it opens the entry with another value.
  private func confirmed(
    _ move: Move, _ pattern: Pattern, _ other: Pattern, _ sample: SampleURL
  ) -> Rereading? {
    let example = combined.table.text(of: sample)
    guard let was = matchers.old.match(example).opening, was.entry == pattern.entry,
      let now = matchers.new.match(example).opening, now.entry == other.entry
    else { return nil }
    let (before, after) = (was.values[move.parameters.old], now.values[move.parameters.new])
    if before == after { return nil }
    let name = old[pattern.entry].parameters[move.parameters.old].name
    return Rereading(parameter: name, before: before, after: after)
  }
}
