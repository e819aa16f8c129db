extension PageMatcher {
  /// What the text of a value may be, and what it means.
  static let values = #"""
      // The values of parameters.

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
      const isWithin = (value, { low, high }) => (low === null || value >= low) && (high === null || value <= high);

      function milliseconds(text) {
        const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d)))?$/i;
        const parts = form.exec(text);
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

      function fits(scalar, bytes) {
        switch (scalar.base) {
          case "string": return true;
          case "external": return bytes.length > 0;
          case "bool": return boolean(bytes) !== null;
          case "uuid": return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(bytes);
          case "date": return milliseconds(bytes) !== null;
          case "url": return /^[a-z][a-z0-9+.-]*:[^]/i.test(bytes);
          case "int":
            return bytes.length <= 20 && /^(0|-?[1-9]\d*)$/.test(bytes) && isWithin(BigInt(bytes), scalar);
          case "double":
            return bytes.length <= 24 && /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d{1,2})?$/i.test(bytes)
              && isWithin(Number(bytes), scalar);
          case "enum": return scalar.values.has(bytes);
          default: return false;
        }
      }
      const accepts = (scalar, bytes) =>
        fits(scalar, bytes) && scalar.automata.every((automaton) => runs(automaton, bytes));

      // A value is null, true or false, { number }, a text, or a list of them.
      function valueOf(scalar, bytes) {
        const text = textOf(bytes) ?? "";
        switch (scalar.base) {
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
    """#
}
