extension PageMatcher {
  /// The screens that a match places.
  static let opening = #"""
      // What opens.

      function opening(reading, parts) {
        const entry = entries[reading.pattern.entry];
        const valuesOf = ({ scalar }, bytes) =>
          Array.isArray(bytes) ? bytes.map((one) => valueOf(scalar, one)) : valueOf(scalar, bytes);
        const absent = (parameter) => {
          const value = parameter.default;
          if (value === undefined) return parameter.shape === "list" ? [] : null;
          return valuesOf(parameter, Array.isArray(value) ? value.map(bytesOf) : bytesOf(value));
        };
        const values = entry.parameters.map((parameter, index) =>
          reading.texts[index] === null ? absent(parameter) : valuesOf(parameter, reading.texts[index]));
        const screen = { entry: reading.pattern.entry, values };
        const derived = (number, sources, from) => ({
          entry: number,
          values: entries[number].parameters.map((parameter, index) => {
            const source = sources[index] ?? null;
            return source === null ? absent(parameter) : from.values[source];
          }),
        });
        const parents = (from) => {
          const screens = [];
          let child = from;
          while (entries[child.entry].parent !== null && screens.length < entries.length) {
            child = derived(entries[child.entry].parent, entries[child.entry].parentArguments, child);
            screens.unshift(child);
          }
          return screens;
        };
        const result = {
          kind: "opens", ...screen, pattern: reading.pattern.id, tab: entry.tab, path: [], sheet: null, base: [],
        };
        const declared = new Set(reading.pattern.query.map((item) => item.name));
        const readable = (raw) => (raw === null ? null : textOf(decoded(raw, links.plusIsSpace) ?? raw));
        result.extra = parts.query.filter((pair) => pair.name === null || !declared.has(pair.name))
          .map((pair) => [readable(pair.rawKey), readable(pair.rawValue)]);
        if (entry.kind === "tab") result.tab = screen.entry;
        if (entry.kind === "sheet") [result.sheet, result.base] = [screen, parents(screen)];
        if (entry.kind === "route") {
          result.path = [...parents(screen), screen];
          const inSheet = result.path.findLast((one) => entries[one.entry].sheet !== null);
          if (inSheet) {
            const owner = entries[inSheet.entry];
            result.sheet = derived(owner.sheet, owner.sheetArguments, inSheet);
            result.base = parents(result.sheet);
            result.tab = entry.tab ?? entries[owner.sheet].tab;
          }
        }
        return result;
      }
    """#
}
