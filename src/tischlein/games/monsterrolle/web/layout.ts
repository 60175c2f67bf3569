// How large a row's cards are and where its strip wraps. Numbers in pixels; sizes in card widths come from the drawings.

/** The monster with its roll is so many card widths wide; the strip begins there. */
export const MONSTER = 222 / 129.62;
export const MONSTER_HEIGHT = 200 / 129.62;
export const CARD_HEIGHT = 1.08;
/** How far above the floor the strip hangs, in card widths. */
export const LIFT = 0.1234;

export interface Fit {
  cw: number;
  /** How many places lie in the first line, beside the monster, and how many in each further one. */
  first: number;
  rest: number;
  lines: number;
}

export interface Room {
  width: number;
  height: number;
  min: number;
  max: number;
  gap: number;
}

function linesAt(count: number, cw: number, width: number): Fit {
  const first = Math.max(1, Math.floor(width / cw - MONSTER));
  const rest = Math.max(1, Math.floor(width / cw));
  const lines = count <= first ? 1 : 1 + Math.ceil((count - first) / rest);
  return { cw, first, rest, lines };
}

/** The largest cards with which so many places fit into the room; never below `min`, then the row just grows. */
export function fitRow(count: number, room: Room): Fit {
  for (let cw = Math.floor(room.max); cw > room.min; cw--) {
    const fit = linesAt(count, cw, room.width);
    if (fit.lines * cw * CARD_HEIGHT + (fit.lines - 1) * room.gap <= room.height) return fit;
  }
  return linesAt(count, room.min, room.width);
}

/** Rows that are drawn alike: one size for all, the one that the longest asks for; each with its own wrapping. */
export function fitRows(counts: readonly number[], room: Room): Fit[] {
  const { cw } = fitRow(Math.max(0, ...counts), room);
  return counts.map((count) => linesAt(count, cw, room.width));
}

/** Indices of the places, line by line. */
export function linesOf(count: number, fit: Fit): number[][] {
  const lines: number[][] = [];
  for (let at = 0; at < count || lines.length === 0; ) {
    const size = lines.length === 0 ? fit.first : fit.rest;
    const end = Math.min(count, at + size);
    lines.push(Array.from({ length: end - at }, (_, step) => at + step));
    at = end;
    if (count === 0) break;
  }
  return lines;
}

/** Seats in the order they are drawn: from the left of the own one, clockwise; the own one is drawn apart. */
export function rivalsOf(count: number, own: number): number[] {
  if (own < 0) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
}
