extension PageBehavior {
  /// What can be done with an example link: trying it, copying it, showing it to a camera.
  static let links = #"""
      async function copied(text, button) {
        const name = button.textContent;
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          const area = make("textarea", { value: text });
          document.body.append(area);
          area.select();
          document.execCommand("copy");
          area.remove();
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = name; }, 1200);
      }
      const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

      function drawing(link) {
        const grid = qrCode(link);
        if (!grid) return make("p", { className: "muted" }, "The link is too long for a QR code.");
        // Four modules of white around it belong to the code.
        const size = grid.length + 8;
        const path = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const draw = (tag, attributes) => {
          const shape = svg.appendChild(document.createElementNS(svg.namespaceURI, tag));
          for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
        };
        svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
        svg.setAttribute("class", "qr");
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", `QR code of ${link}`);
        draw("rect", { width: size, height: size, fill: "#fff" });
        draw("path", { d: path.join(""), fill: "#000", "shape-rendering": "crispEdges" });
        return svg;
      }

      const actions = {
        try(link) {
          url.value = link;
          show();
          byId("try").scrollIntoView({ behavior: "smooth" });
        },
        copy: (link, button) => copied(link, button),
        simulator: (link, button) => copied(`xcrun simctl openurl booted ${quoted(link)}`, button),
        qr(link, button) {
          const isOpen = button.getAttribute("aria-expanded") === "true";
          button.setAttribute("aria-expanded", String(!isOpen));
          if (isOpen) button.parentElement.lastElementChild.remove();
          else button.parentElement.append(drawing(link));
        },
      };
      document.addEventListener("click", (event) => {
        const button = event.target.closest(".try button");
        if (button) actions[button.name](button.parentElement.firstElementChild.textContent, button);
      });

    """#
}
