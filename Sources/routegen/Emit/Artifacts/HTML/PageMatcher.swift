/// The matcher of the page: the rules of the manifest once more, in JavaScript, over `PageTable`.
///
/// It works on strings that hold one byte of UTF-8 a character, as the Swift matcher works on bytes, and decides by the
/// same definition: of all patterns that match, the one that wins against each of the others.
enum PageMatcher {
  static let script = #"""
    "use strict";
    function routeMatcher(table) {
      const encoder = new TextEncoder();
      const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      const bytesOf = (text) => {
        let bytes = "";
        for (const byte of encoder.encode(text)) bytes += String.fromCharCode(byte);
        return bytes;
      };
      const arrayOf = (bytes) => Uint8Array.from(bytes, (c) => c.charCodeAt(0));
      const textOf = (bytes) => {
        try { return strict.decode(arrayOf(bytes)); } catch { return null; }
      };
      const lower = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
      const normal = (text) => text.normalize("NFC");
      const key = (bytes, ignoresCase) => {
        const text = normal(textOf(bytes) ?? "");
        return ignoresCase ? lower(text) : text;
      };
      class Malformed extends Error {}

      // Types.

      const types = table.types.map((type) => ({
        ...type,
        values: type.values && new Set(type.values.map(bytesOf)),
        low: type.low === undefined ? null : type.base === "int" ? BigInt(type.low) : Number(type.low),
        high: type.high === undefined ? null : type.base === "int" ? BigInt(type.high) : Number(type.high),
        texts: (type.texts ?? []).map((automaton) => {
          const classes = [];
          for (const [byteClass, count] of automaton.classes) for (let i = 0; i < count; i++) classes.push(byteClass);
          return { ...automaton, classes, accepting: new Set(automaton.accepting) };
        }),
      }));
      const runs = (automaton, bytes) => {
        let state = automaton.start;
        for (let i = 0; i < bytes.length; i++) {
          state = automaton.next[state * automaton.width + automaton.classes[bytes.charCodeAt(i)]];
          if (state === 0) return false;
        }
        return automaton.accepting.has(state);
      };
      const booleans = { true: true, 1: true, yes: true, false: false, 0: false, no: false };
      const boolean = (text) => (Object.hasOwn(booleans, lower(text)) ? booleans[lower(text)] : null);
      const within = (value, type) => (type.low === null || value >= type.low) && (type.high === null || value <= type.high);

      function milliseconds(text) {
        const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2})))?$/i.exec(text);
        if (!parts) return null;
        const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
        const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
        if (!(days && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60)) return null;
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        date.setUTCHours(hour, minute, second, Number((parts[7] ?? "").slice(0, 3).padEnd(3, "0")));
        const [hours, minutes] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
        if (hours > 23 || minutes > 59) return null;
        const offset = (hours * 60 + minutes) * 60000;
        return date.getTime() + (parts[8] === "-" ? offset : -offset);
      }

      function fits(type, bytes) {
        switch (type.base) {
          case "string": return true;
          case "external": return bytes.length > 0;
          case "bool": return boolean(bytes) !== null;
          case "uuid": return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(bytes);
          case "date": return milliseconds(bytes) !== null;
          case "url": return /^[a-z][a-z0-9+.-]*:[^]/i.test(bytes);
          case "int":
            return bytes.length <= 20 && /^(0|-?[1-9]\d*)$/.test(bytes) && within(BigInt(bytes), type);
          case "double":
            return bytes.length <= 24 && /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d{1,2})?$/i.test(bytes) && within(Number(bytes), type);
          case "enum": return type.values.has(bytes);
          default: return false;
        }
      }
      const accepts = (type, bytes) => fits(type, bytes) && type.texts.every((automaton) => runs(automaton, bytes));

      // A value is null, true or false, { number }, a text, or a list of them.
      function valueOf(type, bytes) {
        const text = textOf(bytes) ?? "";
        switch (type.base) {
          case "bool": return boolean(text) ?? text;
          case "uuid": return text.toUpperCase();
          case "int": return { number: text };
          case "double": return { number: String(Number(text)) };
          case "date": {
            const time = milliseconds(text);
            const printed = time === null ? "" : new Date(time).toISOString();
            return /^\d{4}-/.test(printed) ? printed.replace(".000Z", "Z") : text;
          }
          default: return text;
        }
      }

      // Taking URLs apart.

      function decoded(bytes, plusIsSpace) {
        if (!/[%+]/.test(bytes)) return bytes;
        let bad = false;
        let result = plusIsSpace ? bytes.replaceAll("+", " ") : bytes;
        result = result.replace(/%([^]{0,2})/g, (_, hex) => {
          if (!/^[\da-f]{2}$/i.test(hex) || hex === "00") bad = true;
          return String.fromCharCode(parseInt(hex, 16) || 0);
        });
        return bad || textOf(result) === null ? null : result;
      }

      function segmentOf(raw) {
        const text = decoded(raw, false);
        if (text === null) throw new Malformed(`'${textOf(raw) ?? raw}' is not valid percent-encoded UTF-8 text`);
        if (text === "." || text === "..") throw new Malformed("its path contains a '.' or '..' segment");
        return text;
      }

      function punycode(label) {
        const hyphen = label.lastIndexOf("-");
        if (label.length > 63 || hyphen === 0 || /[\x80-\xff]/.test(label)) return null;
        const points = hyphen < 0 ? [] : Array.from(label.slice(0, hyphen), (c) => c.charCodeAt(0));
        let digits = Array.from(label.slice(hyphen + 1));
        let [point, insertion, bias] = [128, 0, 72];
        while (digits.length) {
          const before = insertion;
          let [value, weight, position] = [0, 1, 36];
          for (;;) {
            const digit = digits.length ? "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(lower(digits.shift())) : -1;
            if (digit < 0 || weight >= 2 ** 40 || value >= 2 ** 40) return null;
            value += digit * weight;
            const threshold = Math.min(Math.max(position - bias, 1), 26);
            if (digit < threshold) break;
            weight *= 36 - threshold;
            position += 36;
          }
          insertion += value;
          const count = points.length + 1;
          let delta = Math.floor(value / (before === 0 ? 700 : 2));
          delta += Math.floor(delta / count);
          for (position = 0; delta > 455; position += 36) delta = Math.floor(delta / 35);
          bias = position + Math.floor((36 * delta) / (delta + 38));
          point += Math.floor(insertion / count);
          insertion %= count;
          if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return null;
          points.splice(insertion, 0, point);
          insertion += 1;
        }
        return String.fromCodePoint(...points);
      }

      function unpunycoded(bytes) {
        if (!lower(bytes).includes("xn--")) return bytes;
        return bytes.split(".").map((label) => {
          if (label.length <= 4 || lower(label.slice(0, 4)) !== "xn--") return label;
          const text = punycode(label.slice(4));
          return text === null ? label : bytesOf(text);
        }).join(".");
      }

      const covers = (pattern, host) => {
        if (!pattern.startsWith("*.")) return host === pattern;
        const suffix = pattern.slice(1);
        return host.length > suffix.length && host.endsWith(suffix)
          && host.slice(0, -suffix.length).split(".").every((label) => label !== "");
      };
      const hosts = table.hosts.map(bytesOf);

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
        const name = decoded(rawKey, table.plusIsSpace);
        return { rawKey, rawValue: equals < 0 ? null : piece.slice(equals + 1), name: name === null ? null : normal(textOf(name)) };
      });

      function read(url) {
        if (url.length > 8192) throw new Malformed("it is longer than 8 KiB");
        const start = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(url);
        if (!start) throw new Malformed("it does not begin with a scheme such as 'https:'");
        const scheme = lower(start[1]);
        if (Object.hasOwn(table.handoff, scheme)) return { handoff: table.handoff[scheme], scheme };
        const isWeb = scheme === "https" || scheme === "http";
        if (!isWeb && !table.schemes.includes(scheme)) return { foreign: scheme };
        if (/[\x00-\x1f\x7f]/.test(url)) throw new Malformed("it contains a control character that is not escaped");
        let rest = url.slice(start[0].length);
        const parts = { isWeb, hosts: [], segments: [], hasAuthority: false, hasEmpty: false, query: [], fragment: null };
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
          parts.hosts = hosts.flatMap((pattern, index) => (covers(pattern, host) ? [index] : []));
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
        parts.query = pairsOf(query);
        if (parts.query.length > 128) throw new Malformed("its query has more than 128 pairs");
        return { parts };
      }

      // Holding a pattern against a URL.

      const patterns = table.patterns.map((pattern, id) => ({
        ...pattern, id,
        segments: pattern.segments.map((segment) => typeof segment === "string"
          ? { literal: bytesOf(segment) }
          : { parameter: segment[0], prefix: bytesOf(segment[1]), suffix: bytesOf(segment[2]) }),
        query: pattern.query.map((item) => ({ ...item, name: normal(item.key) })),
        pairs: pattern.pairs?.map((item) => ({ ...item, name: normal(item.key) })),
        wins: new Set(pattern.wins),
      }));
      const entries = table.entries;

      const within_ = (segment, bytes) => {
        const { prefix, suffix } = segment;
        if (prefix === "" && suffix === "") return bytes === "" ? null : bytes;
        if (bytes.length <= prefix.length + suffix.length || !bytes.startsWith(prefix) || !bytes.endsWith(suffix)) return null;
        return bytes.slice(prefix.length, bytes.length - suffix.length);
      };
      const sameLiteral = (segment, bytes, number, parts) => {
        const ignoresCase = table.caseInsensitive || (number === 0 && parts.hasAuthority);
        return key(bytes, ignoresCase) === key(segment.literal, ignoresCase);
      };

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
          if (!accepts(types[parameters[index].type], bytes)) fault("value", { index, bytes });
        };
        const takeList = (list, index) => {
          if (index < 0) return;
          reading.texts[index] = list;
          const bad = list.find((bytes) => !accepts(types[parameters[index].type], bytes));
          if (bad !== undefined) fault("value", { index, bytes: bad });
        };
        const readParameter = (index, pairs, plusIsSpace) => {
          const parameter = parameters[index];
          const type = types[parameter.type];
          const hasEmptyText = type.base === "string";
          if (parameter.shape === "list") {
            let pieces = pairs.map((pair) => pair.rawValue ?? "");
            if (parameter.comma) pieces = pieces.flatMap((piece) => (piece === "" ? [] : piece.split(",")));
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
            else if (type.base === "bool" && pairs[0].rawValue === null) reading.texts[index] = "true";
            else if (!parameter.mayBeAbsent) fault("value", { index, bytes: "" });
          }
        };
        const readItem = (item, all) => {
          const pairs = all.filter((pair) => pair.name === item.name);
          if (item.parameter !== undefined) return readParameter(item.parameter, pairs, table.plusIsSpace);
          const values = pairs.map((pair) => decode(pair.rawValue ?? "", table.plusIsSpace));
          if (!values.length) fault("query");
          else if (item.literal !== undefined && values[0] !== null && normal(textOf(values[0])) !== normal(item.literal)) fault("query");
        };

        if (!(pattern.sources & (parts.isWeb ? 1 : 2))) fault("source");
        if (parts.isWeb && pattern.hosts && !parts.hosts.some((host) => pattern.hosts.includes(host))) fault("host");
        const count = pattern.segments.length;
        if (parts.hasEmpty || (pattern.rest === null ? parts.segments.length !== count : parts.segments.length < count)) fault("count");
        pattern.segments.slice(0, parts.segments.length).forEach((segment, number) => {
          const bytes = parts.segments[number];
          if (segment.literal !== undefined) {
            if (!sameLiteral(segment, bytes, number, parts)) fault("literal");
            return;
          }
          const text = within_(segment, bytes);
          if (text === null) fault("literal");
          else if (segment.parameter >= 0) take(text, segment.parameter);
        });
        if (pattern.rest !== null) takeList(parts.segments.slice(count), pattern.rest);
        for (const [index, value] of pattern.fixed) reading.texts[index] = Array.isArray(value) ? value.map(bytesOf) : bytesOf(value);
        for (const item of pattern.query) readItem(item, parts.query);
        if (pattern.fragmentText !== undefined) {
          const text = parts.fragment === null ? null : decode(parts.fragment, false);
          if (parts.fragment === null || (text !== null && normal(textOf(text)) !== normal(pattern.fragmentText))) fault("fragment");
        } else if (pattern.fragmentParameter !== undefined) {
          readParameter(pattern.fragmentParameter, parts.fragment === null ? [] : [{ rawValue: parts.fragment }], false);
        } else if (pattern.pairs) {
          const pairs = parts.fragment === null ? [] : pairsOf(parts.fragment);
          for (const item of pattern.pairs) readItem(item, pairs);
        }
        return reading;
      }

      // Deciding.

      const same = (one, other) => one.pattern.entry === other.pattern.entry && JSON.stringify(one.texts) === JSON.stringify(other.texts);
      const beats = (one, other) => one.pattern.wins.has(other.pattern.id);

      function opening(reading, parts) {
        const entry = entries[reading.pattern.entry];
        const absent = (parameter) => parameter.default !== undefined
          ? (Array.isArray(parameter.default)
            ? parameter.default.map((text) => valueOf(types[parameter.type], bytesOf(text)))
            : valueOf(types[parameter.type], bytesOf(parameter.default)))
          : parameter.shape === "list" ? [] : null;
        const values = entry.parameters.map((parameter, index) => {
          const text = reading.texts[index];
          const type = types[parameter.type];
          return text === null ? absent(parameter) : Array.isArray(text) ? text.map((bytes) => valueOf(type, bytes)) : valueOf(type, text);
        });
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
          for (let child = from; entries[child.entry].parent !== null && screens.length < entries.length; child = screens[0]) {
            screens.unshift(derived(entries[child.entry].parent, entries[child.entry].parentArguments, child));
          }
          return screens;
        };
        const result = { kind: "opens", ...screen, pattern: reading.pattern.id, tab: entry.tab, path: [], sheet: null, base: [] };
        const declared = new Set(reading.pattern.query.map((item) => item.name));
        result.extra = parts.query.filter((pair) => pair.name === null || !declared.has(pair.name)).map((pair) => {
          const value = pair.rawValue === null ? null : decoded(pair.rawValue, table.plusIsSpace) ?? pair.rawValue;
          const name = decoded(pair.rawKey, table.plusIsSpace) ?? pair.rawKey;
          return [textOf(name), value === null ? null : textOf(value)];
        });
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
            else if (segment.literal === undefined) cost += within_(segment, segments[number]) === null ? 5 : 0;
            else cost += distance(table.caseInsensitive ? lower(segment.literal) : segment.literal, segments[number]);
          });
          if (cost < limit || (cost === limit && best === null)) [best, limit] = [pattern.id, cost];
        }
        return best;
      }

      function miss(parts, readings) {
        const near = readings.filter(({ pattern }) =>
          !parts.hasEmpty
          && (pattern.rest === null ? parts.segments.length === pattern.segments.length : parts.segments.length >= pattern.segments.length)
          && pattern.segments.every((segment, number) => segment.literal !== undefined
            ? sameLiteral(segment, parts.segments[number], number, parts)
            : within_(segment, parts.segments[number]) !== null));
        if (!near.length) return { kind: "fails", reason: "notFound", closest: closest(parts) };
        const literals = ({ pattern }) => pattern.segments.filter((segment) => segment.literal !== undefined).length;
        const best = near.reduce((one, other) => {
          const difference = other.faults.length - one.faults.length || literals(one) - literals(other)
            || other.pattern.entry - one.pattern.entry || (other.faults[0]?.index ?? -1) - (one.faults[0]?.index ?? -1);
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
          result.expected = types[parameters[first.index].type].name;
        }
        return result;
      }

      function decide(text) {
        const form = read(bytesOf(text));
        if (form.handoff !== undefined) return { kind: "handoff", name: form.handoff, scheme: form.scheme };
        if (form.foreign !== undefined) return { kind: "fails", reason: "foreign", text: form.foreign };
        const parts = form.parts;
        const readings = patterns.map((pattern) => hold(pattern, parts));
        let matching = readings.filter((reading) => !reading.faults.length);
        if (!matching.length) return miss(parts, readings);
        if (matching.length > 1 && parts.hasAuthority) {
          const spelling = ({ pattern }) => pattern.segments[0]?.literal === undefined
            ? null : normal(textOf(pattern.segments[0].literal)) === normal(textOf(parts.segments[0]));
          if (matching.some((reading) => spelling(reading) === true)) matching = matching.filter((reading) => spelling(reading) !== false);
        }
        const winner = matching.find((one) => matching.every((other) => one === other || beats(one, other) || same(one, other)));
        const malformed = winner ? winner.malformed : matching.find((reading) => reading.malformed)?.malformed;
        if (malformed) throw new Malformed(malformed);
        if (!winner) return { kind: "ambiguous", openings: matching.map((reading) => opening(reading, parts)) };
        const lost = matching.filter((reading) => reading !== winner).map((reading) => reading.pattern.id);
        return { ...opening(winner, parts), lost };
      }

      return {
        match(url) {
          try {
            return decide(url);
          } catch (error) {
            if (error instanceof Malformed) return { kind: "fails", reason: "malformed", text: error.message };
            throw error;
          }
        },
      };
    }
    """#
}
