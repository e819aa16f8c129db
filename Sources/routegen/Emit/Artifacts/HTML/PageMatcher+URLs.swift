extension PageMatcher {
  /// Taking a URL apart.
  static let urls = #"""
      // Taking URLs apart.

      const covers = (pattern, host) => {
        if (!pattern.startsWith("*.")) return host === pattern;
        const suffix = pattern.slice(1);
        return host.length > suffix.length && host.endsWith(suffix)
          && host.slice(0, -suffix.length).split(".").every((label) => label !== "");
      };

      function hostOf(authority, port) {
        if (authority.includes("@")) throw new Malformed("it carries a user name or password");
        if (authority.includes("\\")) throw new Malformed("it has a '\\' before its path");
        const colon = authority.lastIndexOf(":");
        let host = authority;
        if (colon >= 0 && ["", port].includes(authority.slice(colon + 1))) host = authority.slice(0, colon);
        if (host === "") throw new Malformed("it names no host");
        return lower(host);
      }

      const pairsOf = (bytes) => bytes.split("&").filter((piece) => piece !== "").map((piece) => {
        const equals = piece.indexOf("=");
        const rawKey = equals < 0 ? piece : piece.slice(0, equals);
        const rawValue = equals < 0 ? null : piece.slice(equals + 1);
        const name = decoded(rawKey, links.plusIsSpace);
        return { rawKey, rawValue, name: name === null ? null : normal(textOf(name)) };
      });

      // A first segment that came from the authority has no case.
      const ignoresCase = (number, parts) => links.caseInsensitive || (number === 0 && parts.hasAuthority);

      function read(url) {
        if (url.length > 8192) throw new Malformed("it is longer than 8 KiB");
        const start = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(url);
        if (!start) throw new Malformed("it does not begin with a scheme such as 'https:'");
        const scheme = lower(start[1]);
        if (handoffs.has(scheme)) return { handoff: handoffs.get(scheme), scheme };
        const isWeb = scheme === "https" || scheme === "http";
        if (!isWeb && !links.schemes.includes(scheme)) return { foreign: scheme };
        if (/[\x00-\x1f\x7f]/.test(url)) throw new Malformed("it contains a control character that is not escaped");
        let rest = url.slice(start[0].length);
        const parts = {
          isWeb, hosts: [], segments: [], hasAuthority: false, hasEmpty: false, query: [], fragment: null,
        };
        const hash = rest.indexOf("#");
        if (hash >= 0) [parts.fragment, rest] = [rest.slice(hash + 1), rest.slice(0, hash)];
        let query = "";
        const mark = rest.indexOf("?");
        if (mark >= 0) [query, rest] = [rest.slice(mark + 1), rest.slice(0, mark)];
        let authority = null;
        if (rest.startsWith("//")) {
          const slash = rest.indexOf("/", 2);
          authority = rest.slice(2, slash < 0 ? undefined : slash);
          rest = slash < 0 ? "" : rest.slice(slash);
        }
        if (isWeb) {
          if (!authority) throw new Malformed("it names no host");
          const host = hostOf(authority, scheme === "https" ? "443" : "80");
          parts.hosts = hosts.filter(({ pattern }) => covers(pattern, host)).map(({ name }) => name);
          if (!parts.hosts.length) return { foreign: textOf(host) };
        } else if (authority) {
          const sign = /[:@[\\]/.exec(authority)?.[0];
          if (sign === "\\") throw new Malformed("it has a '\\' before its path");
          if (sign) throw new Malformed(`it has an unescaped '${sign}' in its first segment`);
          parts.segments.push(unpunycoded(segmentOf(authority)));
          parts.hasAuthority = true;
        }
        const path = rest.replace(/\/+$/, "");
        if (path !== "") {
          const pieces = (path.startsWith("/") ? path.slice(1) : path).split("/");
          if (parts.segments.length + pieces.length > 64) throw new Malformed("its path has more than 64 segments");
          for (const piece of pieces) {
            if (piece === "") parts.hasEmpty = true;
            parts.segments.push(segmentOf(piece));
          }
        }
        parts.keys = parts.segments.map((bytes, number) => key(bytes, ignoresCase(number, parts)));
        parts.query = pairsOf(query);
        if (parts.query.length > 128) throw new Malformed("its query has more than 128 pairs");
        return { parts };
      }
    """#
}
