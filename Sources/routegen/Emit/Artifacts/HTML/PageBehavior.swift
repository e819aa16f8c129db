/// What the page does: it matches the URL that is typed, searches the list, and hands out links. Everything is set as
/// text.
enum PageBehavior {
  static let script = ["(() => {", tools, outcome, search, links, "  show();\n})();"].joined(separator: "\n")

  private static let tools = #"""
      const table = JSON.parse(document.getElementById("table").textContent);
      const matcher = routeMatcher(table);
      const byId = (id) => document.getElementById(id);
      const make = (tag, more = {}, ...children) => {
        const element = Object.assign(document.createElement(tag), more);
        element.append(...children);
        return element;
      };
      const code = (text) => make("code", {}, text);

    """#

  /// The box that narrows the list.
  private static let search = #"""
      const entries = [...document.querySelectorAll(".entry")]
        .map((element) => ({ element, text: element.textContent.toLowerCase() }));
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

    """#
}
