extension PageMatcher {
  /// What one pattern makes of a URL.
  static let patterns = #"""
      // Holding a pattern against a URL.

      // What stands for a placeholder in a segment; null where the text around it is missing.
      const placed = ({ prefix, suffix }, bytes) => {
        if (prefix === "" && suffix === "") return bytes === "" ? null : bytes;
        const length = prefix.length + suffix.length;
        if (bytes.length <= length || !bytes.startsWith(prefix) || !bytes.endsWith(suffix)) return null;
        return bytes.slice(prefix.length, bytes.length - suffix.length);
      };
      const isText = (bytes, text) => normal(textOf(bytes)) === normal(text);
      const fitsPath = (pattern, parts) => {
        const more = parts.segments.length - pattern.segments.length;
        if (parts.hasEmpty || (pattern.rest === null ? more !== 0 : more < 0)) return false;
        return pattern.segments.every((segment, number) => segment.literal === undefined
          ? placed(segment, parts.segments[number]) !== null
          : segment.keys[Number(ignoresCase(number, parts))] === parts.keys[number]);
      };

      // The pattern's path fits already.
      function hold(pattern, parts) {
        const parameters = entries[pattern.entry].parameters;
        const reading = { pattern, texts: parameters.map(() => null), faults: [], malformed: null };
        const fault = (kind, more) => reading.faults.push({ kind, ...more });
        const decode = (raw, plusIsSpace) => {
          const bytes = decoded(raw, plusIsSpace);
          if (bytes === null) reading.malformed ??= `'${textOf(raw)}' is not valid percent-encoded UTF-8 text`;
          return bytes;
        };
        const take = (bytes, index) => {
          reading.texts[index] = bytes;
          if (!accepts(parameters[index].scalar, bytes)) fault("value", { index, bytes });
        };
        const takeList = (list, index) => {
          if (index < 0) return;
          reading.texts[index] = list;
          const bad = list.find((bytes) => !accepts(parameters[index].scalar, bytes));
          if (bad !== undefined) fault("value", { index, bytes: bad });
        };
        const readParameter = (index, pairs, plusIsSpace) => {
          const parameter = parameters[index];
          const hasEmptyText = parameter.scalar.base === "string";
          if (parameter.shape === "list") {
            let pieces = pairs.map((pair) => pair.rawValue ?? "");
            if (parameter.style === "comma") pieces = pieces.flatMap((piece) => (piece === "" ? [] : piece.split(",")));
            else if (!hasEmptyText) pieces = pieces.filter((piece) => piece !== "");
            const list = pieces.map((piece) => decode(piece, plusIsSpace)).filter((bytes) => bytes !== null);
            if (pairs.length) takeList(list, index);
            return;
          }
          const values = pairs.map((pair) => decode(pair.rawValue ?? "", plusIsSpace));
          if (!values.length) {
            if (!parameter.mayBeAbsent) fault("missing", { index });
          } else if (values[0] !== null) {
            if (values[0] !== "" || hasEmptyText) take(values[0], index);
            else if (parameter.scalar.base === "bool" && pairs[0].rawValue === null) reading.texts[index] = "true";
            else if (!parameter.mayBeAbsent) fault("value", { index, bytes: "" });
          }
        };
        const readItem = (item, all) => {
          const pairs = all.filter((pair) => pair.name === item.name);
          if (item.parameter !== undefined) return readParameter(item.parameter, pairs, links.plusIsSpace);
          const values = pairs.map((pair) => decode(pair.rawValue ?? "", links.plusIsSpace));
          if (!values.length) fault("query");
          else if (item.literal !== undefined && values[0] !== null && !isText(values[0], item.literal)) fault("query");
        };
        const readFragment = ({ literal, parameter, pairs }) => {
          const raw = parts.fragment;
          if (literal !== undefined) {
            const text = raw === null ? null : decode(raw, false);
            if (raw === null || (text !== null && !isText(text, literal))) fault("fragment");
          } else if (parameter !== undefined) {
            readParameter(parameter, raw === null ? [] : [{ rawValue: raw }], false);
          } else {
            const given = raw === null ? [] : pairsOf(raw);
            for (const item of pairs) readItem(item, given);
          }
        };

        if (!pattern.sources.includes(parts.isWeb ? "web" : "scheme")) fault("source");
        if (parts.isWeb && !parts.hosts.some((host) => pattern.hosts.includes(host))) fault("host");
        pattern.segments.forEach((segment, number) => {
          if (segment.parameter >= 0) take(placed(segment, parts.segments[number]), segment.parameter);
        });
        if (pattern.rest !== null) takeList(parts.segments.slice(pattern.segments.length), pattern.rest);
        for (const [index, value] of pattern.fixed) {
          reading.texts[index] = Array.isArray(value) ? value.map(bytesOf) : bytesOf(value);
        }
        for (const item of pattern.query) readItem(item, parts.query);
        if (pattern.fragment) readFragment(pattern.fragment);
        return reading;
      }
    """#
}
