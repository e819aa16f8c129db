extension PageBehavior {
  /// The box in which one types a URL and reads what it opens.
  static let outcome = #"""
      const printed = (value) =>
        value === null ? "nil"
          : Array.isArray(value) ? `[${value.map(printed).join(", ")}]`
          : typeof value === "object" ? value.number : JSON.stringify(value);
      const entryLink = (number) => make("a", { href: `#e${number}` }, matcher.entries[number].path);
      const screen = ({ entry, values }) => {
        const { parameters } = matcher.entries[entry];
        const list = parameters.map(({ name }, index) => `${name}: ${printed(values[index])}`).join(", ");
        return make("span", {}, entryLink(entry), list ? make("span", { className: "muted" }, `(${list})`) : "");
      };
      const trail = (screens) => screens.flatMap((one, index) => (index ? [" › ", screen(one)] : [screen(one)]));
      const fact = (list, name, ...value) => list.append(make("dt", {}, name), make("dd", {}, ...value));
      const pattern = (number) =>
        make("span", {}, code(matcher.patterns[number].text), " of ", entryLink(matcher.patterns[number].entry));

      function shown(result) {
        const verdict = (className, text) => make("strong", { className }, text);
        if (result.kind === "handoff") return [make("p", {}, verdict("good", `Handed over to ${result.name}`))];
        if (result.kind === "ambiguous") {
          return [make("p", {}, verdict("bad", "Ambiguous"), ": several patterns match, and none wins"),
            ...result.openings.map((one) => make("p", {}, pattern(one.pattern)))];
        }
        if (result.kind === "opens") {
          const entry = matcher.entries[result.entry];
          const facts = make("dl", { className: "facts" });
          fact(facts, "matched by", code(matcher.patterns[result.pattern].text));
          entry.parameters.forEach(({ name }, index) => fact(facts, name, code(printed(result.values[index]))));
          const tab = result.tab === null ? "the current one" : entryLink(result.tab);
          if (entry.kind !== "action") fact(facts, "tab", tab);
          if (result.base.length) fact(facts, "below the sheet", ...trail(result.base));
          if (result.sheet) fact(facts, "sheet", screen(result.sheet));
          if (result.path.length) fact(facts, "stack", ...trail(result.path));
          if (entry.guards.length) fact(facts, "guards", entry.guards.join(", "));
          const extra = result.extra.map(([key, value]) => (value === null ? key : `${key}=${value}`)).join("&");
          if (extra) fact(facts, "not declared", code(extra));
          for (const lost of result.lost) fact(facts, "wins over", pattern(lost));
          const name = make("strong", {}, entryLink(result.entry));
          return [make("p", {}, verdict("good", "Opens "), name, ` (${entry.kind})`), facts];
        }
        const why = {
          notFound: () => ["no pattern matches"],
          missingParameter: () => ["the required parameter ", code(result.parameter), " is missing"],
          invalidParameter: () =>
            [code(JSON.stringify(result.value)), " is no value of ", code(result.parameter),
              `, which is ${result.expected}`],
          sourceNotAllowed: () => ["its entry does not open from a URL of this form"],
          malformed: () => [`${result.text}`],
          foreign: () => ["the scheme or host ", code(result.text), " is not declared"],
        }[result.reason]();
        const closest = (result.closest ?? null) === null
          ? [] : [make("p", {}, "The closest pattern is ", pattern(result.closest), ".")];
        return [make("p", {}, verdict("bad", "Opens nothing"), ": ", ...why), ...closest];
      }

      // A path alone is tried in each form.
      function outcome(text) {
        if (!text.startsWith("/")) return matcher.match(text);
        const schemes = table.links.schemes.map((scheme) => `${scheme}://${text}`);
        const hosts = table.links.hosts.filter((host) => !host.startsWith("*"));
        const web = hosts.map((host) => `https://${host}${text}`);
        const forms = [...schemes.slice(0, 1), ...web.slice(0, 1)];
        const results = forms.map((url) => matcher.match(url));
        return results.find((result) => result.kind === "opens") ?? results[0] ?? matcher.match(text);
      }

      const [url, box] = [byId("url"), byId("outcome")];
      const show = () => {
        const text = url.value.trim();
        const hint = () => make("p", { className: "muted" }, "Type or paste a link, or a path such as ", code("/"), ".");
        box.replaceChildren(...(text ? shown(outcome(text)) : [hint()]));
      };
      url.addEventListener("input", show);

    """#
}
