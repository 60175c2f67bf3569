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
  /** Down to this size smaller cards are better than one line more. */
  comfort: number;
  gap: number;
}

/** A phone held upright, one held sideways (the tray stands at the side), or anything with room. */
export type Shape = 'narrow' | 'short' | 'wide';

/** Below this a wide board saves height wherever it can. */
export const LOW = 660;

export function shapeOf(width: number, height: number): Shape {
  if (height < 470 && width > 560) return 'short';
  return width <= 700 ? 'narrow' : 'wide';
}

/** What the board is drawn on: all of it, and the part between the prompt and the tray. */
export interface Wall {
  shape: Shape;
  width: number;
  height: number;
  rivals: number;
  hasHand: boolean;
  isDisplay: boolean;
}

/** What a row needs above and below its strip: the name, the monster's feet, the padding. */
const OWN_EXTRA = { wide: 82, narrow: 62, short: 50 };
const RIVAL_EXTRA = { wide: 58, narrow: 47, short: 37 };
/** How much of the wall the others' rows may take, by their number; the own one takes what they leave. */
const RIVALS_SHARE = [0, 0.52, 0.62, 0.68];
const OWN_SHARE = 0.6;

function rivalExtra({ shape, isDisplay }: Wall): number {
  return isDisplay && shape === 'wide' ? 78 : RIVAL_EXTRA[shape];
}

function comfortOf(shape: Shape, max: number): number {
  return max * (shape === 'narrow' ? 0.8 : 0.64);
}

/** How wide the tray is where it stands at the side. */
export function asideOf({ shape, width }: Pick<Wall, 'shape' | 'width'>): number {
  return shape === 'short' ? Math.round(Math.min(320, Math.max(236, width * 0.3))) : 0;
}

export function rivalRoom(wall: Wall, rivalsWidth: number): Room {
  const { shape, width, height, rivals, hasHand, isDisplay } = wall;
  const max = shape === 'short' ? 72 : width <= 480 ? 56 : shape === 'narrow' ? 84 : isDisplay ? 132 : hasHand ? 96 : 110;
  const share = hasHand ? (RIVALS_SHARE[rivals] ?? 0.7) : 1;
  return {
    width: rivalsWidth - (shape === 'wide' ? 26 : 20),
    height: Math.max(44, (height * share) / rivals - rivalExtra(wall)),
    min: 38,
    max,
    comfort: comfortOf(shape, max),
    gap: 12,
  };
}

export function ownRoom(wall: Wall, rivalFits: readonly Fit[]): Room {
  const { shape, width, height } = wall;
  const max = shape === 'short' ? 84 : shape === 'wide' ? 118 : width <= 480 ? 72 : 100;
  const taken = rivalFits.reduce((sum, fit) => sum + heightOf(fit, 12) + rivalExtra(wall), 0);
  return {
    width: width - asideOf(wall) - (shape === 'wide' ? 60 : 30),
    height: Math.max(48, Math.min(height * OWN_SHARE, height - taken) - OWN_EXTRA[shape]),
    min: 44,
    max,
    comfort: comfortOf(shape, max),
    gap: shape === 'wide' ? 14 : 12,
  };
}

/** How much of the wall's height is left above the own row. */
export function aboveOwn({ shape, height, hasHand }: Wall, own: Fit, gap: number): number {
  return hasHand ? height - heightOf(own, gap) - OWN_EXTRA[shape] : height;
}

/** The cards of the piles where they stand on the wall, and whether the window above them finds room. */
export function cornerOf(isDisplay: boolean, above: number): { pile: number; hasWindow: boolean } {
  const most = isDisplay ? 118 : 96;
  const room = above - (isDisplay ? 126 : 114); // the shelf, the numbers below it, the padding
  const pile = Math.floor(Math.min(most, Math.max(52, room / CARD_HEIGHT)));
  return { pile, hasWindow: room >= most * CARD_HEIGHT + 170 };
}

function linesAt(count: number, cw: number, width: number): Fit {
  const first = Math.max(1, Math.floor(width / cw - MONSTER));
  const rest = Math.max(1, Math.floor(width / cw));
  const lines = count <= first ? 1 : 1 + Math.ceil((count - first) / rest);
  return { cw, first, rest, lines };
}

/** How high a row's strip is, all its lines together. */
export function heightOf(fit: Fit, gap: number): number {
  return fit.lines * fit.cw * CARD_HEIGHT + (fit.lines - 1) * gap;
}

/** The largest cards with which so many places fit into the room; never below `min`, then the row just grows. */
export function fitRow(count: number, room: Room): Fit {
  let best: Fit | null = null;
  for (let cw = Math.floor(room.max); cw > room.min; cw--) {
    const fit = linesAt(count, cw, room.width);
    if (heightOf(fit, room.gap) > room.height) continue;
    if (!best || (cw >= room.comfort && fit.lines < best.lines)) best = fit;
  }
  return best ?? linesAt(count, room.min, room.width);
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

/** The line and the column of a place, both from 0. */
export function spotOf(index: number, fit: Fit): { line: number; column: number } {
  if (index < fit.first) return { line: 0, column: index };
  const past = index - fit.first;
  return { line: 1 + Math.floor(past / fit.rest), column: past % fit.rest };
}

/** Seats in the order they are drawn: from the left of the own one, clockwise; the own one is drawn apart. */
export function rivalsOf(count: number, own: number): number[] {
  if (own < 0) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
}
