// Parameters that nothing fits: part of `invalid-constraint`.
extension Checker {
  mutating func checkEmptyParameters() {
    let languages = ScalarLanguages(store: LanguageStore(), types: model.types)
    for number in model.entries.indices where !model.entries[number].hasFaults {
      let parameters = model.entries[number].parameters
      var reported: Set<Int> = []
      // A type and a parameter of it that narrow each other away; each by itself is checked where it is read.
      for index in parameters.indices {
        guard case .named = parameters[index].scalar,
          parameters[index].constraint.min != nil || parameters[index].constraint.max != nil,
          isEmpty(parameters[index], .query, languages), reported.insert(index).inserted
        else { continue }
        reportEmpty("value", index, model.entries[number], at: parameters[index].range)
      }
      // A pattern that matches no URL at all.
      for id in model.entries[number].patterns where overlaps.table.shapes[id.index] == nil {
        for (index, place, range) in placed(model[id]) where !reported.contains(index) {
          guard isEmpty(parameters[index], place, languages) else { continue }
          reported.insert(index)
          reportEmpty(place == .segment ? "segment" : "value", index, model.entries[number], at: range)
        }
      }
    }
  }

  private mutating func reportEmpty(_ what: String, _ index: Int, _ entry: Entry, at range: SourceRange) {
    let parameter = entry.parameters[index]
    let isNumber = parameter.constraint.matches == nil && parameter.constraint != .none
    report(
      .invalidConstraint,
      "no \(what) fits `\(parameter.name)` of `\(entry.path)`; widen its "
        + (isNumber ? "`min` and `max`, or those of its type" : "`matches`"), at: range,
      related: range == parameter.range
        ? [] : [.init(message: "`\(parameter.name)` is declared here", range: parameter.range)], entry: entry)
  }

  /// The parameters of a pattern with the places where they have to be.
  private func placed(_ pattern: Pattern) -> [(index: Int, place: ScalarLanguages.Place, range: SourceRange)] {
    var result: [(Int, ScalarLanguages.Place, SourceRange)] = []
    for (segment, range) in zip(pattern.segments, pattern.pieceRanges) {
      guard case .placeholder(let placeholder) = segment, let index = placeholder.parameter else { continue }
      let isWhole = placeholder.prefix.isEmpty && placeholder.suffix.isEmpty
      result.append((index, isWhole ? .segment : .insideSegment, range))
    }
    if let index = pattern.rest?.parameter { result.append((index, .segment, pattern.range)) }
    for index in pattern.parameterIndices where !result.contains(where: { $0.0 == index }) {
      result.append((index, .query, pattern.range))
    }
    return result
  }

  private func isEmpty(
    _ parameter: Parameter, _ place: ScalarLanguages.Place, _ languages: ScalarLanguages
  ) -> Bool {
    do throws(TooComplex) {
      return try languages.values(of: parameter, in: place) == nil
    } catch {
      return false
    }
  }
}
