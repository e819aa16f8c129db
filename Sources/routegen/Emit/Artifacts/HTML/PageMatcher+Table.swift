extension PageMatcher {
  /// The table made ready.
  static let table = #"""
      // The table with places for names: entries and patterns go by their number, parameters by their index.

      const links = table.links;
      const hosts = links.hosts.map((name) => ({ name, pattern: bytesOf(name) }));
      const handoffs = new Map(
        Object.entries(links.handoff).flatMap(([name, schemes]) => schemes.map((scheme) => [scheme, name])));

      const numbers = new Map(table.entries.map((entry, number) => [entry.id, number]));
      const numberOf = (id) => (id === null ? null : numbers.get(id));
      const placeOf = (entry, name) => entry.parameters.findIndex((parameter) => parameter.name === name);
      // For each parameter of the screen below, the place of the one that fills it.
      const filling = (entry, id, names) => id === null ? [] : table.entries[numberOf(id)].parameters.map(
        (parameter) => (names[parameter.name] === null ? null : placeOf(entry, names[parameter.name])));

      const scalars = table.scalars.map((scalar) => {
        const bound = (text) => (text === undefined ? null : scalar.base === "int" ? BigInt(text) : Number(text));
        return {
          ...scalar,
          low: bound(scalar.low),
          high: bound(scalar.high),
          values: scalar.values && new Set(scalar.values.map(bytesOf)),
          automata: (scalar.automata ?? []).map((automaton) => ({
            ...automaton,
            classes: automaton.classes.flatMap(([byteClass, count]) => Array(count).fill(byteClass)),
            accepting: new Set(automaton.accepting),
          })),
        };
      });
      const entries = table.entries.map((entry) => ({
        ...entry,
        tab: numberOf(entry.tab),
        parent: numberOf(entry.parent),
        parentArguments: filling(entry, entry.parent, entry.parentArguments),
        sheet: numberOf(entry.sheet),
        sheetArguments: filling(entry, entry.sheet, entry.sheetArguments),
        parameters: entry.parameters.map((parameter) => ({
          ...parameter,
          scalar: scalars[parameter.scalar],
          mayBeAbsent: parameter.shape !== "single" || parameter.default !== undefined,
        })),
      }));
      const patterns = table.patterns.map((pattern, id) => {
        const entry = entries[numberOf(pattern.entry)];
        const item = ({ key, literal, parameter }) => ({
          name: normal(key), literal, parameter: parameter === undefined ? undefined : placeOf(entry, parameter),
        });
        const { fragment } = pattern;
        return {
          ...pattern, id,
          entry: numberOf(pattern.entry),
          segments: pattern.segments.map(({ literal, parameter, prefix, suffix }) => literal !== undefined
            ? { literal: bytesOf(literal), keys: [false, true].map((isFolded) => key(bytesOf(literal), isFolded)) }
            : { parameter: placeOf(entry, parameter), prefix: bytesOf(prefix ?? ""), suffix: bytesOf(suffix ?? "") }),
          rest: pattern.rest === null ? null : placeOf(entry, pattern.rest.parameter),
          query: pattern.query.map(item),
          fragment: fragment && {
            literal: fragment.literal,
            parameter: fragment.parameter === undefined ? undefined : placeOf(entry, fragment.parameter),
            pairs: fragment.pairs?.map(item),
          },
          fixed: Object.entries(pattern.fixed ?? {}).map(([name, value]) => [placeOf(entry, name), value]),
          wins: new Set(pattern.wins),
        };
      });
    """#
}
