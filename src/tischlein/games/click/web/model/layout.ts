// The size of the wall's cards, whether it scrolls, and how the overview shows all of it. Numbers are pixels.

/** A television, a desktop or a tablet, a phone, a phone on its side; as in the style sheets. */
export type Form = 'display' | 'wide' | 'narrow' | 'side';

export function formOf(width: number, height: number, isDisplay: boolean): Form {
  if (isDisplay) return 'display';
  return height <= 440 ? 'side' : width <= 700 ? 'narrow' : 'wide';
}

/** How much everything is enlarged on a screen that is larger than a desktop. */
export function zoomOf(width: number, height: number, form: Form): number {
  if (form !== 'wide' && form !== 'display') return 1;
  // A display is read at three metres: its smallest letters become a fortieth of the screen's height.
  if (form === 'display') return Math.ceil(Math.max(1, Math.min(width / 1130, height / 620)) * 20) / 20;
  return Math.round(Math.min(2.4, Math.max(1, Math.min(width / 1440, height / 840))) * 20) / 20;
}

/** The least card width at which motifs can be recognised and cards be tapped. */
export const LEAST = 72;
/** On a phone people choose: more cards, or larger ones. */
export const CARD_SIZES = { s: 48, m: 60, l: 72 } as const;
export type CardSize = keyof typeof CARD_SIZES;
export const cardSizeOf = (name: string): CardSize => (name in CARD_SIZES ? (name as CardSize) : 's');
/** The distance of both ends of the wall from the edges of the screen, added up. */
const MARGIN = 24;
/** The height of a card with the roof of a tower, in card widths. */
export const TALL = 1.76;

export interface Room {
  width: number;
  height: number;
  /** The largest card width. */
  max: number;
  /** The smallest card width of a wall that scrolls. */
  least: number;
  /** The height of the captions below the cards. */
  caption: number;
  /** The height above the wall that stays free for questions. */
  free: number;
  /** False on a display, which nobody can scroll: the wall shrinks instead. */
  mayScroll: boolean;
}

export interface Fit {
  /** The card width in whole pixels, so that there are no gaps between cards. */
  cw: number;
  /** The height of the wall with roofs and captions. */
  height: number;
  isScrolling: boolean;
}

/** Always one row: a photo must not be split. */
export function fitWall(count: number, room: Room): Fit {
  const cards = Math.max(1, count);
  const tallest = (room.height - room.free - room.caption) / TALL;
  const wished = Math.floor(Math.min(room.max, tallest, (room.width - MARGIN) / cards));
  const cw = Math.max(room.mayScroll ? room.least : 1, wished);
  return { cw, height: Math.ceil(cw * TALL + room.caption), isScrolling: room.mayScroll && cards * cw > room.width };
}

/** Whether a name of so many letters fits beside place number and lock, with this font size. */
export function hasNames(cw: number, letters: number, size: number): boolean {
  return cw >= size * (letters * 0.62 + 3);
}

/** How many cards two lines of the overview share, so that a run of one more card is whole in one of them. */
const OVERLAP = 4;
const LEAST_CELL = 24;
const MOST_LINES = 3;

export interface OverviewLine {
  /** The first card, from 0. */
  from: number;
  count: number;
}

/** The lines of the overview: one as long as its cards are large enough to recognise, else several that overlap. */
export function overviewLines(count: number, width: number, most = MOST_LINES): { perLine: number; lines: OverviewLine[] } {
  for (let wanted = 1; ; wanted++) {
    const perLine = Math.max(1, Math.ceil((count + OVERLAP * (wanted - 1)) / wanted));
    if (width / perLine < LEAST_CELL && wanted < most && count > 2 * OVERLAP + 2) continue;
    const lines = Array.from({ length: wanted }, (_, at) => ({ from: at === 0 ? 0 : at * (perLine - OVERLAP), count: perLine }));
    return { perLine, lines: lines.map((line) => ({ ...line, count: Math.min(perLine, count - line.from) })) };
  }
}

/** The visible part of a line, as shares of its width; null if none is. `from` and `to` count cards. */
export function sightOf(line: OverviewLine, perLine: number, from: number, to: number): { left: number; width: number; isCutLeft: boolean; isCutRight: boolean } | null {
  const left = Math.max(from, line.from);
  const right = Math.min(to, line.from + line.count);
  if (right - left < 0.05) return null;
  return { left: (left - line.from) / perLine, width: (right - left) / perLine, isCutLeft: from < left - 0.01, isCutRight: to > right + 0.01 };
}

/** The first and the last card of which more than half is visible; [0, -1] if there is none. */
export function inSight(count: number, cw: number, from: number, width: number): [first: number, last: number] {
  if (count === 0) return [0, -1];
  const first = Math.max(0, Math.ceil(from / cw - 0.5));
  const last = Math.min(count - 1, Math.floor((from + width) / cw - 0.5));
  return [first, last];
}

/** The wall as it was drawn, to keep the visible cards where they are. */
export interface Drawn {
  keys: readonly number[];
  cw: number;
  lead: number;
}

/** The scroll position after cards were added or removed that keeps the visible cards where they are. */
export function keptScroll(before: Drawn, after: Drawn, scrolled: number): number {
  const first = Math.max(0, Math.ceil((scrolled - before.lead) / before.cw));
  for (let at = first; at < before.keys.length; at++) {
    const now = after.keys.indexOf(before.keys[at] ?? -1);
    if (now >= 0) return Math.max(0, scrolled + (after.lead + now * after.cw) - (before.lead + at * before.cw));
  }
  return scrolled;
}

/** The scroll position that makes the cards from `first` to `last` visible; null if they are. */
export function scrollFor(first: number, last: number, cw: number, lead: number, from: number, width: number): number | null {
  const left = lead + first * cw;
  const right = lead + (last + 1) * cw;
  if (left >= from && right <= from + width) return null;
  return Math.max(0, (left + right - width) / 2);
}

/** The seats in drawing order: the viewer first, then clockwise. */
export function seatOrder(count: number, own: number): number[] {
  return Array.from({ length: count }, (_, step) => (Math.max(0, own) + step) % count);
}

export interface Rows {
  /** The height of the pictures without their frames and captions. */
  height: number;
  rows: number;
  /** Whether they are still too wide, so that the row scrolls. */
  isCut: boolean;
}

const GAP = 10;
/** How much smaller than `least` viewfinders may become before the row scrolls. */
const SQUEEZED = 0.7;
const FRAME = 10;

/** The number of motifs and frames in the longest row, if no picture is split. */
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

/** The height of viewfinders with which all are visible: in one row if they are large enough there, else in several. */
export function finderRows(sizes: readonly number[], width: number, { most, least, rows: mostRows }: { most: number; least: number; rows: number }): Rows {
  if (sizes.length === 0) return { height: most, rows: 1, isCut: false };
  const fitting = (rows: number) => {
    const { cells, frames } = longestOf(sizes, rows);
    return Math.floor(((width - frames * FRAME - (frames - 1) * GAP) / cells) * (88 / 64));
  };
  for (let rows = 1; rows <= mostRows; rows++) {
    // Several rows are not higher than necessary.
    const top = rows === 1 ? most : Math.min(most, least + 8);
    if (fitting(rows) >= least) return { height: Math.min(top, fitting(rows)), rows, isCut: false };
  }
  // A little too small is better than scrolling.
  if (fitting(mostRows) >= least * SQUEEZED) return { height: fitting(mostRows), rows: mostRows, isCut: false };
  return { height: least, rows: 1, isCut: true };
}
