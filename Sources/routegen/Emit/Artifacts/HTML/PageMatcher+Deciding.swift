extension PageMatcher {
  /// Which pattern wins.
  static let deciding = #"""
      // Deciding.

      const same = (one, other) =>
        one.pattern.entry === other.pattern.entry && JSON.stringify(one.texts) === JSON.stringify(other.texts);
      const beats = (one, other) => one.pattern.wins.has(other.pattern.id);

      function decide(text) {
        const form = read(bytesOf(text));
        if (form.handoff !== undefined) return { kind: "handoff", name: form.handoff, scheme: form.scheme };
        if (form.foreign !== undefined) return { kind: "fails", reason: "foreign", text: form.foreign };
        const parts = form.parts;
        const readings = patterns.filter((pattern) => fitsPath(pattern, parts)).map((pattern) => hold(pattern, parts));
        let matching = readings.filter((reading) => !reading.faults.length);
        if (!matching.length) return miss(parts, readings);
        if (matching.length > 1 && parts.hasAuthority) {
          const spelling = ({ pattern: { segments: [first] } }) =>
            first?.literal === undefined ? null : key(first.literal, false) === key(parts.segments[0], false);
          if (matching.some((reading) => spelling(reading) === true)) {
            matching = matching.filter((reading) => spelling(reading) !== false);
          }
        }
        const winner = matching.find((one) =>
          matching.every((other) => one === other || beats(one, other) || same(one, other)));
        const malformed = winner ? winner.malformed : matching.find((reading) => reading.malformed)?.malformed;
        if (malformed) throw new Malformed(malformed);
        if (!winner) return { kind: "ambiguous", openings: matching.map((reading) => opening(reading, parts)) };
        const lost = matching.filter((reading) => reading !== winner).map((reading) => reading.pattern.id);
        return { ...opening(winner, parts), lost };
      }
    """#
}
