extension PageMatcher {
  /// Strings with a byte of UTF-8 a character, and what URLs do to text.
  static let texts = #"""
      // Texts.

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
    """#
}
