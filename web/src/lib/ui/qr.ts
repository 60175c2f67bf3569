// QR codes (ISO/IEC 18004), byte mode, error correction M, versions 1 to 15. Drawn in the page, because a personal link
// must not travel to the server once more just to be painted.

/** Per version: check bytes per block, then [blocks, data bytes] once or twice. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [22, [[2, 38], [2, 39]]],
  [22, [[3, 36], [2, 37]]],
  [26, [[4, 43], [1, 44]]],
  [30, [[1, 50], [4, 51]]],
  [22, [[6, 36], [2, 37]]],
  [22, [[8, 37], [1, 38]]],
  [24, [[4, 40], [5, 41]]],
  [24, [[5, 41], [5, 42]]],
];
const ALIGNMENT = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54],
  [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70],
];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = boolean[][];

// Arithmetic in the field of 256 elements.
const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

function checkBytes(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, k) => (next[k + 1]! ^= times(factor, EXP[i]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) divisor.forEach((each, k) => (rest[i + k]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

const capacity = (version: number): number => BLOCKS[version - 1]![1].reduce((sum, [n, size]) => sum + n * size, 0);

function versionFor(length: number): number {
  const version = BLOCKS.findIndex((_, i) => capacity(i + 1) >= length + (i + 1 < 10 ? 2 : 3)) + 1;
  if (!version) throw new RangeError('too long for a QR code');
  return version;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity(version) * 8 - bits.length));
  put(0, -bits.length & 7);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity(version); pad ^= 0xfd) data.push(pad);
  return interleaved(data, version);
}

function interleaved(data: number[], version: number): number[] {
  const [checks, groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups) {
    for (let i = 0; i < count; i++, at += size) blocks.push(data.slice(at, at + size));
  }
  const zip = (lists: number[][]): number[] => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
  };
  return [...zip(blocks), ...zip(blocks.map((block) => checkBytes(block, checks)))];
}

/** What does not depend on the text: finders, alignment, timing, version; `null` where data may go. */
function frameOf(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, isDark: (distance: number) => boolean): void => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        const line = grid[row + r];
        if (line && line[column + c] !== undefined) line[column + c] = isDark(Math.max(Math.abs(r), Math.abs(c)));
      }
    }
  };
  for (const [r, c] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(r, c, 4, (d) => d !== 2 && d !== 4);
  const spots = ALIGNMENT[version - 1]!;
  for (const r of spots) for (const c of spots) if (grid[r]![c] === null) square(r, c, 2, (d) => d !== 1);
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] ??= i % 2 === 0;
    grid[i]![6] ??= i % 2 === 0;
  }
  if (version >= 7) {
    const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      grid[Math.floor(i / 3)]![size - 11 + (i % 3)] = isDark;
      grid[size - 11 + (i % 3)]![Math.floor(i / 3)] = isDark;
    }
  }
  setFormat(grid, 0);
  return grid;
}

function remainder(value: number, divisor: number, width: number): number {
  const top = 31 - Math.clz32(divisor);
  let rest = value;
  for (let i = 31 - Math.clz32(rest); i >= width && rest; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - top);
  return rest;
}

function setFormat(grid: (boolean | null)[][], mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = isDark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = isDark;
  }
  grid[size - 8]![8] = true;
}

function draw(version: number, bytes: number[], mask: number): Grid {
  const grid = frameOf(version);
  const size = grid.length;
  const isFree = grid.map((line) => line.map((cell) => cell === null));
  let bit = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const r = isUp ? size - 1 - i : i;
      for (const c of [right, right - 1]) {
        if (!isFree[r]![c]) continue;
        const isOne = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[r]![c] = isOne !== MASKS[mask]!(r, c);
        bit += 1;
      }
    }
  }
  setFormat(grid, mask);
  return grid as Grid;
}

/** Long runs and solid squares confuse scanners. */
function ugliness(grid: Grid): number {
  let sum = 0;
  const size = grid.length;
  for (let r = 0; r < size; r++) {
    for (const at of [(i: number) => grid[r]![i]!, (i: number) => grid[i]![r]!]) {
      for (let i = 1, run = 1; i <= size; i++) {
        if (i < size && at(i) === at(i - 1)) run += 1;
        else {
          if (run >= 5) sum += run - 2;
          run = 1;
        }
      }
    }
    for (let c = 1; r && c < size; c++) {
      const dark = +grid[r]![c]! + +grid[r - 1]![c]! + +grid[r]![c - 1]! + +grid[r - 1]![c - 1]!;
      if (dark % 4 === 0) sum += 3;
    }
  }
  return sum;
}

export function qrGrid(text: string, mask?: number): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  if (mask !== undefined) return draw(version, words, mask);
  const drawn = MASKS.map((_, i) => draw(version, words, i));
  return drawn.reduce((best, each) => (ugliness(each) < ugliness(best) ? each : best));
}

export const qrSize = (text: string): number => 17 + 4 * versionFor(new TextEncoder().encode(text).length);

/** One SVG path with a unit square for each dark cell, joined along rows. */
export function qrPath(text: string): string {
  return qrGrid(text)
    .flatMap((line, r) =>
      line.flatMap((isDark, c) => {
        if (!isDark || line[c - 1]) return [];
        const end = line.findIndex((cell, i) => i > c && !cell);
        return [`M${c},${r}h${(end < 0 ? line.length : end) - c}v1H${c}z`];
      }),
    )
    .join('');
}
