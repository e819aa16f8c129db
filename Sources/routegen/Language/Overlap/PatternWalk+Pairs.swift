extension PatternWalk {
  /// Pairs that are tried without an index over their query values.
  private static let directPairs = 400

  func first(ofRest rest: Int) -> PatternID { trie.patterns[trie.rests[rest].patterns.lowerBound] }

  /// How two segments meet, of which the first patterns behind them are given.
  mutating func meeting(
    _ left: LanguageID, _ right: LanguageID, _ first: PatternID, _ second: PatternID
  ) -> SegmentMeeting {
    do throws(TooComplex) {
      return try table.meeting(left, right)
    } catch {
      meetings.failures.append((first, second, error))
      return .apart
    }
  }

  /// The patterns of two places.
  mutating func pair(_ left: Range<Int>, _ right: Range<Int>, _ way: Way) {
    if left.isEmpty || right.isEmpty { return }
    if left.count * right.count > Self.directPairs {
      let index = LiteralIndex(Array(trie.patterns[right]), table)
      for pattern in trie.patterns[left] {
        for part in index.candidates(for: pattern) {
          for other in part { meetings.record(pattern, other, way) }
        }
      }
      return
    }
    for place in left {
      for other in right { meetings.record(trie.patterns[place], trie.patterns[other], way) }
    }
  }

  /// The patterns of one place.
  mutating func pairUp(_ places: Range<Int>) {
    if places.count < 2 { return }
    let same = Way()
    if places.count * places.count > Self.directPairs {
      let patterns = Array(trie.patterns[places])
      let index = LiteralIndex(patterns, table)
      for pattern in patterns {
        for part in index.candidates(for: pattern) {
          for other in part where pattern.index < other.index { meetings.record(pattern, other, same) }
        }
      }
      return
    }
    for place in places {
      for other in place + 1..<places.upperBound {
        meetings.record(trie.patterns[place], trie.patterns[other], same)
      }
    }
  }

  /// The patterns of two rests.
  mutating func pair(rests left: Int, _ right: Int, _ way: Way) {
    let (first, second) = (trie.rests[left], trie.rests[right])
    let meeting = meeting(
      first.language, second.language, self.first(ofRest: left), self.first(ofRest: right))
    pair(first.patterns, second.patterns, Way(comparison: way.comparison.adding(rests: meeting.order)))
  }
}
