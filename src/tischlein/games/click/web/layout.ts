// How large the wall's cards are, whether it scrolls, and how the strip above it shows the whole. Numbers in pixels.

/** A television, a desk or a tablet, a phone, a phone held sideways: as the style sheets tell them apart. */
export type Form = 'display' | 'wide' | 'narrow' | 'side';

export function formOf(width: number, height: number, isDisplay: boolean): Form {
  if (isDisplay) return 'display';
  return height <= 440 ? 'side' : width <= 700 ? 'narrow' : 'wide';
}

/** Below this nobody's thumb hits a card of a wall that scrolls, and no motif is told from afar. */
export const LEAST = 72;
/** Where the screen is low, all that has to be seen counts for more. */
export const LEAST_WHERE_LOW = 56;
/** A wall in lines need not be aimed at while it moves. */
export const LEAST_IN_LINES = 48;
/** A card's height with the roof of a tower, in card widths. */
export const TALL = 1.76;
/** The photo finish below the wall. */
const STRIP = 112;
const MOST_LINES = 4;

export interface Room {
  width: number;
  height: number;
  /** The largest card. */
  max: number;
  /** The smallest card of a wall that scrolls. */
  least: number;
  /** The captions below the cards. */
  caption: number;
  /** What is kept free above the wall, for what is asked there. */
  free: number;
  /** Whether a long wall may be laid in several lines. */
  mayWrap: boolean;
  /** On a screen that nobody can scroll the wall must. */
  mustWrap: boolean;
}

export interface Fit {
  /** Whole pixels: neighbours must meet without a hairline. */
  cw: number;
  lines: number;
  perLine: number;
  /** The wall with its roofs and captions. */
  height: number;
  isScrolling: boolean;
  /** Whether the photo finish fits below the wall, always, so that the wall never jumps. */
  hasStripRoom: boolean;
}

type Size = Pick<Fit, 'cw' | 'lines' | 'perLine'>;

export function fitWall(count: number, room: Room): Fit {
  const cards = Math.max(1, count);
  const sizeOf = (lines: number, height: number): Size => {
    const perLine = Math.ceil(cards / lines);
    const tallest = (height / lines - room.caption) / TALL;
    return { lines, perLine, cw: Math.floor(Math.min(room.max, tallest, room.width / perLine)) };
  };
  /** The largest cards; the fewest lines where several give the same. */
  const bestOf = (height: number): Size =>
    Array.from({ length: MOST_LINES }, (_, at) => sizeOf(at + 1, height)).reduce((best, each) => (each.cw > best.cw ? each : best));

  let size = sizeOf(1, room.height - room.free);
  if (room.mayWrap && cards * room.least > room.width) {
    const besideStrip = bestOf(room.height - STRIP);
    const wrapped = besideStrip.cw >= room.least ? besideStrip : bestOf(room.height - room.free);
    if (room.mustWrap || wrapped.cw >= LEAST_IN_LINES) size = wrapped;
  }
  const { lines, perLine } = size;
  const cw = lines === 1 && !room.mustWrap ? Math.max(room.least, size.cw) : size.cw;
  const height = Math.ceil(lines * (cw * TALL + room.caption));
  return { cw, lines, perLine, height, isScrolling: lines === 1 && cards * cw > room.width, hasStripRoom: room.height - height >= STRIP };
}

/** What a caption has room for, at the size of its letters. In lines the places lead from one to the next. */
export function captionOf({ cw, lines }: Size, foot: number): 'both' | 'name' | 'place' {
  if (cw >= foot * 3.6) return 'both';
  return lines === 1 && cw >= foot * 3 ? 'name' : 'place';
}

/** Where a card or a gap lies: a gap after the last card of all does not begin a line. */
export function placeOf(at: number, { perLine, lines, cw }: Size): { left: number; line: number } {
  const line = Math.min(lines - 1, Math.floor(at / perLine));
  return { left: (at - line * perLine) * cw, line };
}

export interface Piece {
  from: number;
  count: number;
  /** Goes on from the line before, or on the next one. */
  isBegun: boolean;
  goesOn: boolean;
}

/** A stretch of the wall, cut where a line ends. */
export function piecesOf(from: number, count: number, perLine: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = from; at < from + count; ) {
    const end = Math.min(from + count, (Math.floor(at / perLine) + 1) * perLine);
    pieces.push({ from: at, count: end - at, isBegun: at > from, goesOn: end < from + count });
    at = end;
  }
  return pieces;
}

/** Lines of the overview: its little cards must stay large enough to be told apart. */
export function overviewLines(count: number, width: number, least = 15): number {
  return Math.max(1, Math.ceil((count * least) / Math.max(width, least)));
}

/** The first and the last card of which more than half is in sight; [0, -1] if there is none. */
export function inSight(count: number, cw: number, from: number, width: number): [first: number, last: number] {
  if (count === 0) return [0, -1];
  const first = Math.max(0, Math.ceil(from / cw - 0.5));
  const last = Math.min(count - 1, Math.floor((from + width) / cw - 0.5));
  return [first, last];
}

/** Where to scroll so that the cards from `first` to `last` are in sight; null if they are already. */
export function scrollFor(first: number, last: number, cw: number, lead: number, from: number, width: number): number | null {
  const left = lead + first * cw;
  const right = lead + (last + 1) * cw;
  if (left >= from && right <= from + width) return null;
  return Math.max(0, (left + right - width) / 2);
}

/** Seats in the order they are drawn: the own one first, then clockwise. */
export function seatOrder(count: number, own: number): number[] {
  return Array.from({ length: count }, (_, step) => (Math.max(0, own) + step) % count);
}

export interface Rows {
  /** Of the pictures, without frame and line. */
  height: number;
  rows: number;
  /** They are still too wide: the row scrolls. */
  isCut: boolean;
}

const GAP = 10;
const FRAME = 10;

/** Motifs beside one another in the longest row, if nothing is torn apart. */
function longestOf(sizes: readonly number[], rows: number): { cells: number; frames: number } {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  for (let most = Math.max(Math.ceil(all / rows), ...sizes); ; most++) {
    const laid: { cells: number; frames: number }[] = [];
    for (const size of sizes) {
      const last = laid.at(-1);
      if (last && last.cells + size <= most) {
        last.cells += size;
        last.frames += 1;
      } else laid.push({ cells: size, frames: 1 });
    }
    if (laid.length <= rows) return laid.reduce((best, each) => (each.cells > best.cells ? each : best), { cells: 0, frames: 0 });
  }
}

/** How high viewfinders can be so that all are seen: in one row if they are not too small there, else in several. */
export function finderRows(sizes: readonly number[], width: number, { most, least, rows: mostRows }: { most: number; least: number; rows: number }): Rows {
  if (sizes.length === 0) return { height: most, rows: 1, isCut: false };
  let fitting = 0;
  for (let rows = 1; rows <= mostRows; rows++) {
    const { cells, frames } = longestOf(sizes, rows);
    fitting = Math.floor(((width - frames * FRAME - (frames - 1) * GAP) / cells) * (88 / 64));
    // Several rows are never higher than they have to be.
    const top = rows === 1 ? most : Math.min(most, least + 8);
    if (fitting >= least) return { height: Math.min(top, fitting), rows, isCut: false };
  }
  return { height: least, rows: 1, isCut: true };
}
