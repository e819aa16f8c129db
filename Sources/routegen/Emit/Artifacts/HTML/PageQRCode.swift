/// Draws links as QR codes: bytes of UTF-8 at error correction level M, in the smallest version that holds them.
///
/// The numbers are those of ISO/IEC 18004. The code is made when somebody asks for it, so the page carries none.
enum PageQRCode {
  static let script =
    ["function qrCode(text) {", field, contents, modules, masks, assembly, "}"].joined(separator: "\n")

  /// Arithmetic in the field of 256 elements, and the remainder that corrects errors.
  private static let field = #"""
      const powers = [1];
      for (let i = 1; i < 255; i++) powers.push((powers[i - 1] << 1) ^ (powers[i - 1] & 0x80 ? 0x11d : 0));
      const logarithms = new Map(powers.map((power, exponent) => [power, exponent]));
      const product = (one, other) =>
        one && other ? powers[(logarithms.get(one) + logarithms.get(other)) % 255] : 0;
      const generator = (degree) => {
        let factors = [1];
        for (let root = 0; root < degree; root++) {
          const next = [...factors, 0];
          factors.forEach((factor, index) => { next[index + 1] ^= product(factor, powers[root]); });
          factors = next;
        }
        return factors.slice(1);
      };
      const remainder = (data, divisor) => {
        const rest = divisor.map(() => 0);
        for (const byte of data) {
          const factor = byte ^ rest.shift();
          rest.push(0);
          divisor.forEach((coefficient, index) => { rest[index] ^= product(coefficient, factor); });
        }
        return rest;
      };

    """#

  /// What the code holds: the text, padding, and behind each block its correction, all woven together.
  private static let contents = #"""
      // By version, of level M: codewords of correction in a block, and blocks.
      const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
      const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21,
        23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];
      const capacity = (version) => {
        const size = version * 4 + 17;
        const alignments = version < 2 ? 0 : Math.floor(version / 7) + 2;
        const patterns = version < 2 ? 0 : 25 * (alignments ** 2 - 3) - 10 * (alignments - 2);
        return (size ** 2 - 3 * 64 - 31 - 2 * (size - 16) - patterns - (version < 7 ? 0 : 36)) >> 3;
      };
      const room = (version) => capacity(version) - corrections[version - 1] * blockCounts[version - 1];

      const bytes = [...new TextEncoder().encode(text)];
      const lengthBits = (version) => (version < 10 ? 8 : 16);
      let version = 1;
      while (version <= 40 && 4 + lengthBits(version) + 8 * bytes.length > 8 * room(version)) version += 1;
      if (version > 40) return null;

      const bits = [];
      const append = (value, count) => { for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1); };
      append(4, 4);
      append(bytes.length, lengthBits(version));
      for (const byte of bytes) append(byte, 8);
      append(0, Math.min(4, 8 * room(version) - bits.length));
      append(0, -bits.length & 7);
      for (let padding = 0xec; bits.length < 8 * room(version); padding ^= 0xec ^ 0x11) append(padding, 8);

      const data = [];
      for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
      const blockCount = blockCounts[version - 1];
      const shortLength = Math.floor(data.length / blockCount);
      const shortCount = blockCount - (data.length % blockCount);
      const divisor = generator(corrections[version - 1]);
      const blocks = Array.from({ length: blockCount }, (_, index) => {
        const start = index * shortLength + Math.max(0, index - shortCount);
        return data.slice(start, start + shortLength + (index < shortCount ? 0 : 1));
      });
      const woven = (columns) =>
        Array.from({ length: Math.max(...columns.map((column) => column.length)) },
          (_, index) => columns.flatMap((column) => (index < column.length ? [column[index]] : []))).flat();
      const codewords = [...woven(blocks), ...woven(blocks.map((block) => remainder(block, divisor)))];

    """#

  /// The square: first what every code of the version has, then the codewords.
  private static let modules = #"""
      const size = version * 4 + 17;
      const grid = Array.from({ length: size }, () => Array(size).fill(null));
      const set = (x, y, dark) => { if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = Boolean(dark); };
      const rings = (x, y, radius, isDark) => {
        for (let dy = -radius; dy <= radius; dy++) {
          for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
        }
      };
      const centers = [];
      if (version > 1) {
        const count = Math.floor(version / 7) + 2;
        const step = version === 32 ? 26 : Math.ceil((size - 13) / (count * 2 - 2)) * 2;
        for (let i = 0, center = size - 7; i < count - 1; i++, center -= step) centers.unshift(center);
        centers.unshift(6);
      }
      const last = centers.length - 1;
      for (const [i, x] of centers.entries()) {
        for (const [j, y] of centers.entries()) {
          const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
          if (!isCorner) rings(x, y, 2, (distance) => distance !== 1);
        }
      }
      for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
        rings(x, y, 4, (distance) => distance !== 2 && distance !== 4);
      }
      for (let i = 8; i < size - 8; i++) {
        set(i, 6, i % 2 === 0);
        set(6, i, i % 2 === 0);
      }
      const checked = (value, divisor) => {
        const length = divisor.toString(2).length - 1;
        let rest = value << length;
        for (let i = value.toString(2).length - 1; i >= 0; i--) if ((rest >> (i + length)) & 1) rest ^= divisor << i;
        return (value << length) | rest;
      };
      if (version >= 7) {
        const bits = checked(version, 0x1f25);
        for (let i = 0; i < 18; i++) {
          const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
          set(far, near, (bits >> i) & 1);
          set(near, far, (bits >> i) & 1);
        }
      }
      const setFormat = (mask) => {
        // Level M is 00.
        const bits = checked(mask, 0x537) ^ 0x5412;
        const dark = (i) => (bits >> i) & 1;
        for (let i = 0; i < 15; i++) {
          const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
          if (i < 8) {
            set(8, near, dark(i));
            set(size - 1 - i, 8, dark(i));
          } else {
            set(i === 8 ? 7 : near, 8, dark(i));
            set(8, size - 15 + i, dark(i));
          }
        }
        set(8, size - 8, true);
      };
      setFormat(0);

      const free = grid.map((row) => row.map((module) => module === null));
      let next = 0;
      for (let right = size - 1, upward = true; right > 0; right -= right === 8 ? 3 : 2, upward = !upward) {
        for (let step = 0; step < size; step++) {
          const y = upward ? size - 1 - step : step;
          for (const x of [right, right - 1]) {
            if (!free[y][x]) continue;
            grid[y][x] = next < codewords.length * 8 && Boolean((codewords[next >> 3] >> (7 - (next & 7))) & 1);
            next += 1;
          }
        }
      }

    """#

  /// The mask that makes the code easiest to read.
  private static let masks = #"""
      const maskings = [
        (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
        (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
        (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
      ];
      const toggle = (mask) => {
        for (let y = 0; y < size; y++) {
          for (let x = 0; x < size; x++) if (free[y][x] && maskings[mask](x, y) === 0) grid[y][x] = !grid[y][x];
        }
      };
      const penalty = () => {
        let points = 0;
        let darkCount = 0;
        for (let i = 0; i < size; i++) {
          const row = grid[i].map((dark) => (dark ? "1" : "0")).join("");
          const column = grid.map((row) => (row[i] ? "1" : "0")).join("");
          for (const line of [row, column]) {
            for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
            points += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
          }
          darkCount += row.replaceAll("0", "").length;
        }
        for (let y = 1; y < size; y++) {
          for (let x = 1; x < size; x++) {
            const dark = grid[y][x];
            if (grid[y - 1][x] === dark && grid[y][x - 1] === dark && grid[y - 1][x - 1] === dark) points += 3;
          }
        }
        return points + 10 * Math.floor(Math.abs((darkCount * 20) / size ** 2 - 10));
      };
    """#

  private static let assembly = #"""
      const penalties = maskings.map((_, mask) => {
        toggle(mask);
        setFormat(mask);
        const points = penalty();
        toggle(mask);
        return points;
      });
      const mask = penalties.indexOf(Math.min(...penalties));
      toggle(mask);
      setFormat(mask);
      return grid;
    """#
}
