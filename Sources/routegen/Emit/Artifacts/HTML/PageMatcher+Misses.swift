extension PageMatcher {
  /// Why nothing opens.
  static let misses = #"""
      // What comes close.

      function closest(parts) {
        const segments = parts.segments.filter((segment) => segment !== "");
        const distance = (word, other) => {
          const allowed = Math.min(2, Math.floor(Math.max(word.length, other.length) / 3));
          if (Math.abs(word.length - other.length) > allowed) return 7;
          if (word === other) return 0;
          let row = Array.from({ length: other.length + 1 }, (_, index) => index);
          for (let line = 0; line < word.length; line++) {
            const next = [line + 1];
            for (let column = 0; column < other.length; column++) {
              const replaced = row[column] + (lower(word[line]) === lower(other[column]) ? 0 : 1);
              next.push(Math.min(replaced, next[column] + 1, row[column + 1] + 1));
            }
            row = next;
          }
          const edits = row[other.length];
          return edits <= allowed ? 2 * Math.max(edits, 1) : 7;
        };
        let best = null;
        let limit = 3 * segments.length;
        for (const pattern of patterns) {
          if (!pattern.segments.length) continue;
          let cost = pattern.rest === null ? Math.max(0, segments.length - pattern.segments.length) * 3 : 0;
          pattern.segments.forEach((segment, number) => {
            if (number >= segments.length) cost += 3;
            else if (segment.literal === undefined) cost += placed(segment, segments[number]) === null ? 5 : 0;
            else cost += distance(links.caseInsensitive ? lower(segment.literal) : segment.literal, segments[number]);
          });
          if (cost < limit || (cost === limit && best === null)) [best, limit] = [pattern.id, cost];
        }
        return best;
      }

      function miss(parts, readings) {
        if (!readings.length) return { kind: "fails", reason: "notFound", closest: closest(parts) };
        const literals = ({ pattern }) => pattern.segments.filter((segment) => segment.literal !== undefined).length;
        const place = ({ faults: [first] }) =>
          first?.index === undefined ? -1 : 2 * first.index + (first.kind === "missing" ? 1 : 0);
        const best = readings.reduce((one, other) => {
          const difference = other.faults.length - one.faults.length || literals(one) - literals(other)
            || other.pattern.entry - one.pattern.entry || place(other) - place(one);
          return difference < 0 ? other : one;
        });
        if (best.malformed) return { kind: "fails", reason: "malformed", text: best.malformed };
        const parameters = entries[best.pattern.entry].parameters;
        const result = { kind: "fails", reason: "notFound", closest: best.pattern.id };
        const first = best.faults[0];
        if (first?.kind === "source") result.reason = "sourceNotAllowed";
        if (first?.kind === "value" || first?.kind === "missing") {
          result.reason = first.kind === "value" ? "invalidParameter" : "missingParameter";
          result.parameter = parameters[first.index].name;
        }
        if (first?.kind === "value") {
          result.value = textOf(first.bytes);
          result.expected = parameters[first.index].type;
        }
        return result;
      }
    """#
}
