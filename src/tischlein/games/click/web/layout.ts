// How large the wall's cards are, whether it scrolls, and how the strip above it shows the whole. Numbers in pixels.

/** Below this nobody's thumb hits a card, and no motif is told from afar. */
export const LEAST = 72;
/** A card's height with the roof of a tower, in card widths. */
export const TALL = 1.76;
/** The photo finish below the wall. */
const STRIP = 112;

export interface Room {
  width: number;
  height: number;
  /** The largest card. */
  max: number;
  /** The captions below the cards. */
  caption: number;
  /** A screen that nobody can scroll lays the wall in several lines. */
  mayWrap: boolean;
}

export interface Fit {
  /** Whole pixels: neighbours must meet without a hairline. */
  cw: number;
  lines: number;
  perLine: number;
  isScrolling: boolean;
  /** Whether the photo finish fits below the wall, always, so that the wall never jumps. */
  hasStripRoom: boolean;
}

export function fitWall(count: number, room: Room): Fit {
  const cards = Math.max(1, count);
  const tallest = (lines: number) => Math.floor((room.height / lines - room.caption) / TALL);
  const size = (lines: number) => {
    const perLine = Math.ceil(cards / lines);
    return { perLine, cw: Math.floor(Math.min(room.max, tallest(lines), room.width / perLine)) };
  };
  let lines = 1;
  let { cw, perLine } = size(1);
  while (room.mayWrap && room.width / perLine < LEAST && lines < cards) ({ cw, perLine } = size(++lines));
  cw = Math.max(LEAST, cw);
  const height = lines * (cw * TALL + room.caption);
  return { cw, lines, perLine, isScrolling: lines === 1 && cards * cw > room.width, hasStripRoom: room.height - height >= STRIP };
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

/** How high a row of viewfinders can be, so that all of them fit beside one another; below `least` the row scrolls. */
export function finderHeight(sizes: readonly number[], width: number, most: number, least: number, gap = 10): number {
  const cells = sizes.reduce((sum, size) => sum + size, 0);
  if (cells === 0) return most;
  const free = width - sizes.length * 10 - (sizes.length - 1) * gap;
  return Math.floor(Math.min(most, Math.max(least, (free / cells) * (88 / 64))));
}
