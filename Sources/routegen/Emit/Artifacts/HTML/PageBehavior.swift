/// What the page does: it matches the URL that is typed, searches the list, and copies. Everything is set as text.
enum PageBehavior {
  static let script = #"""
    (() => {
      const table = JSON.parse(document.getElementById("table").textContent);
      const matcher = routeMatcher(table);
      const byId = (id) => document.getElementById(id);
      const make = (tag, more = {}, ...children) => {
        const element = Object.assign(document.createElement(tag), more);
        element.append(...children);
        return element;
      };
      const code = (text) => make("code", {}, text);
      const printed = (value) =>
        value === null ? "nil" : Array.isArray(value) ? `[${value.map(printed).join(", ")}]`
          : typeof value === "object" ? value.number : typeof value === "boolean" ? String(value) : JSON.stringify(value);
      const entryLink = (number) => make("a", { href: `#e${number}` }, table.entries[number].path);
      const screen = ({ entry, values }) => {
        const list = table.entries[entry].parameters.map((parameter, index) => `${parameter.name}: ${printed(values[index])}`);
        return make("span", {}, entryLink(entry), list.length ? make("span", { className: "muted" }, `(${list.join(", ")})`) : "");
      };
      const trail = (screens) => screens.flatMap((one, index) => (index ? [" › ", screen(one)] : [screen(one)]));
      const fact = (list, name, ...value) => list.append(make("dt", {}, name), make("dd", {}, ...value));
      const pattern = (number) => make("span", {}, code(table.patterns[number].text), " of ", entryLink(table.patterns[number].entry));

      function shown(result) {
        if (result.kind === "handoff") return [make("p", {}, make("strong", { className: "good" }, `Handed over to ${result.name}`))];
        if (result.kind === "ambiguous") {
          return [make("p", {}, make("strong", { className: "bad" }, "Ambiguous"), ": several patterns match, and none wins"),
            ...result.openings.map((one) => make("p", {}, pattern(one.pattern)))];
        }
        if (result.kind === "opens") {
          const kind = table.entries[result.entry].kind;
          const facts = make("dl", { className: "facts" });
          fact(facts, "matched by", code(table.patterns[result.pattern].text));
          table.entries[result.entry].parameters.forEach((parameter, index) => fact(facts, parameter.name, code(printed(result.values[index]))));
          if (kind !== "action") fact(facts, "tab", result.tab === null ? "the current one" : entryLink(result.tab));
          if (result.base.length) fact(facts, "below the sheet", ...trail(result.base));
          if (result.sheet) fact(facts, "sheet", screen(result.sheet));
          if (result.path.length) fact(facts, "stack", ...trail(result.path));
          const guards = table.entries[result.entry].guards;
          if (guards.length) fact(facts, "guards", guards.join(", "));
          if (result.extra.length) fact(facts, "not declared", code(result.extra.map(([key, value]) => (value === null ? key : `${key}=${value}`)).join("&")));
          for (const lost of result.lost) fact(facts, "wins over", pattern(lost));
          return [make("p", {}, make("strong", { className: "good" }, "Opens "), make("strong", {}, entryLink(result.entry)), ` (${kind})`), facts];
        }
        const why = {
          notFound: () => ["no pattern matches"],
          missingParameter: () => ["the required parameter ", code(result.parameter), " is missing"],
          invalidParameter: () => [code(JSON.stringify(result.value)), " is no value of ", code(result.parameter), `, which is ${result.expected}`],
          sourceNotAllowed: () => ["its entry does not open from a URL of this form"],
          malformed: () => [`${result.text}`],
          foreign: () => ["the scheme or host ", code(result.text), " is not declared"],
        }[result.reason]();
        const lines = [make("p", {}, make("strong", { className: "bad" }, "Opens nothing"), ": ", ...why)];
        if (result.closest !== undefined && result.closest !== null) lines.push(make("p", {}, "The closest pattern is ", pattern(result.closest), "."));
        return lines;
      }

      // A path alone is tried in each form.
      function outcome(text) {
        if (!text.startsWith("/")) return matcher.match(text);
        const hosts = table.hosts.filter((host) => !host.startsWith("*"));
        const forms = [...table.schemes.slice(0, 1).map((scheme) => `${scheme}://${text}`), ...hosts.slice(0, 1).map((host) => `https://${host}${text}`)];
        const results = forms.map((url) => matcher.match(url));
        return results.find((result) => result.kind === "opens") ?? results[0] ?? matcher.match(text);
      }

      const [url, box] = [byId("url"), byId("outcome")];
      const show = () => {
        const text = url.value.trim();
        box.replaceChildren(...(text ? shown(outcome(text)) : [make("p", { className: "muted" }, "Type or paste a link, or a path such as ", code("/"), ".")]));
      };
      url.addEventListener("input", show);

      const entries = [...document.querySelectorAll(".entry")].map((element) => ({ element, text: element.textContent.toLowerCase() }));
      const [search, count] = [byId("search"), byId("count")];
      search.addEventListener("input", () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let found = 0;
        for (const { element, text } of entries) {
          element.hidden = !words.every((word) => text.includes(word));
          if (!element.hidden) found += 1;
        }
        count.textContent = words.length ? `${found} of ${entries.length}` : "";
      });

      async function copy(text) {
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          const area = make("textarea", { value: text });
          document.body.append(area);
          area.select();
          document.execCommand("copy");
          area.remove();
        }
      }
      document.addEventListener("click", async (event) => {
        const button = event.target.closest("button[data-copy]");
        if (button) {
          const name = button.textContent;
          await copy(button.dataset.copy);
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = name; }, 1200);
        }
        const tried = event.target.closest("button[data-try]");
        if (tried) {
          url.value = tried.dataset.try;
          show();
          byId("try").scrollIntoView({ behavior: "smooth" });
        }
      });
      show();
    })();
    """#
}
