// The size of a row's cards, and where its strip wraps. Numbers are pixels; factors of the card width come from the drawings.

/** The width of the monster with its roll, in card widths; the strip begins there. */
export const MONSTER = 222 / 129.62;
export const CARD_HEIGHT = 1.08;

export interface Fit {
  cw: number;
  /** How many places are in the first line, beside the monster. */
  first: number;
  /** How many places are in each further line. */
  rest: number;
  lines: number;
}

export interface Room {
  width: number;
  height: number;
  min: number;
  max: number;
  /** Down to this card width smaller cards are better than another line. */
  comfort: number;
  gap: number;
}

/** An upright phone, a phone on its side (with the tray beside the rows), or any larger screen. */
export type Shape = 'narrow' | 'short' | 'wide';

/** Below this height a wide board saves height wherever possible. */
export const LOW = 660;

/** On an upright tablet, which is narrow, the piles are below the others' rows, on a shelf of this height. */
export const PILES_SHELF = 204;
export function isUpright(shape: Shape, width: number, tall: number): boolean {
  return shape === 'wide' && tall > width;
}

export function shapeOf(width: number, height: number): Shape {
  if (height < 470 && width > 560) return 'short';
  return width <= 700 ? 'narrow' : 'wide';
}

/** On a large screen everything is enlarged, as far as the smaller side allows. */
export function scaleOf(shape: Shape, width: number, tall: number, isDisplay: boolean): number {
  if (shape !== 'wide') return 1;
  const [usualWidth, usualHeight] = isDisplay ? [1500, 790] : [1250, 840];
  return Math.min(isDisplay ? 4 : 2, Math.max(1, Math.min(width / usualWidth, tall / usualHeight)));
}

/** The area for the rows: the whole width, and the height between the prompt and the tray. */
export interface Wall {
  shape: Shape;
  width: number;
  height: number;
  /** From `scaleOf`. */
  scale: number;
  /** The reader's font size: 2 is twice the usual. */
  letters: number;
  rivals: number;
  hasHand: boolean;
  isDisplay: boolean;
  /** The least size of a target. */
  hit?: number;
}

/** Height that a row needs above and below its strip: the name, the monster's feet, the padding. */
const OWN_EXTRA = { wide: 82, narrow: 62, short: 50 };
const RIVAL_EXTRA = { wide: 58, narrow: 47, short: 37 };
/** The share of the height that the others' rows may take, by their number; the viewer's row gets the rest. */
const RIVALS_SHARE = [0, 0.52, 0.62, 0.68];
const OWN_SHARE = 0.6;

/** Below this width, in letters, a phone has the name above its figures: see Seat.svelte. */
const NAME_ABOVE = 17 * 16;
/** How much higher a name is with large letters. */
function nameGrows({ shape, letters, scale, width }: Wall): number {
  if (shape === 'wide') return Math.max(0, 20 * letters - 26) * scale;
  return width <= NAME_ABOVE * letters ? Math.min(14 * letters, 0.06 * width) * 1.3 : 0; // on phones letters grow less
}

function rivalExtra(wall: Wall): number {
  const { shape, isDisplay, scale } = wall;
  return (isDisplay && shape === 'wide' ? 78 : RIVAL_EXTRA[shape]) * scale + nameGrows(wall);
}

function comfortOf(shape: Shape, max: number): number {
  return max * (shape === 'narrow' ? 0.8 : 0.64);
}

/** The width of the tray if it is at the side. */
export function asideOf({ shape, width }: Pick<Wall, 'shape' | 'width'>): number {
  return shape === 'short' ? Math.round(Math.min(320, Math.max(236, width * 0.3))) : 0;
}

/** The others' rows are in one column or, on a low and wide wall, in two. */
export interface Rivals {
  columns: number;
  fits: Fit[];
}

/** Cards of others may be smaller than this: one seldom presses them. Not at a table with children. */
const USUAL_HIT = 44;
const RIVALS_GAP = 16;
/** Two columns are harder to read, so cards have to become larger by this factor. */
const WORTH_IT = 1.1;
/** The width that a name with its figures needs beside its monster, in pixels at the usual font size. */
const NAMED = 270;

export function rivalRoom(wall: Wall, rivalsWidth: number, columns = 1): Room {
  const { shape, width, height, scale, rivals, hasHand, isDisplay, hit = 0 } = wall;
  const usual = shape === 'short' ? 72 : width <= 480 ? 56 : shape === 'narrow' ? 84 : (isDisplay ? 132 : hasHand ? 96 : 110) * scale;
  const max = hit > USUAL_HIT ? Math.max(usual, hit) : usual;
  const share = hasHand ? (RIVALS_SHARE[rivals] ?? 0.7) : 1;
  return {
    width: (rivalsWidth - RIVALS_GAP * (columns - 1)) / columns - (shape === 'wide' ? 26 : 20),
    height: Math.max(44, (height * share) / Math.ceil(rivals / columns) - rivalExtra(wall)),
    min: hit > USUAL_HIT ? hit : 38,
    max,
    comfort: comfortOf(shape, max),
    gap: 12,
  };
}

/** `usual` is the height of the wall without what comes and goes above it: rows must not change their column for that. */
export function fitRivals(wall: Wall, rivalsWidth: number, counts: readonly number[], usual = wall.height): Rivals {
  const columns = columnsOf({ ...wall, height: usual }, rivalsWidth, counts);
  return { columns, fits: fitRows(counts, rivalRoom(wall, rivalsWidth, columns)) };
}

function columnsOf(wall: Wall, rivalsWidth: number, counts: readonly number[]): number {
  if (wall.shape !== 'wide' || counts.length < 2) return 1;
  const room = rivalRoom(wall, rivalsWidth, 2);
  const [single, double] = [fitRows(counts, rivalRoom(wall, rivalsWidth))[0]?.cw ?? 0, fitRows(counts, room)[0]?.cw ?? 0];
  const hasNames = room.width >= double * MONSTER + NAMED * wall.letters * wall.scale;
  return hasNames && double > single * WORTH_IT ? 2 : 1;
}

export function ownRoom(wall: Wall, { columns, fits }: Rivals): Room {
  const { shape, width, height, scale, hit = 0 } = wall;
  const max = shape === 'short' ? 84 : shape === 'wide' ? 118 * scale : width <= 480 ? 72 : 100;
  let taken = 0;
  for (let at = 0; at < fits.length; at += columns) {
    taken += Math.max(...fits.slice(at, at + columns).map((fit) => heightOf(fit, 12))) + rivalExtra(wall);
  }
  return {
    width: width - asideOf(wall) - (shape === 'wide' ? 60 : 30),
    height: Math.max(48, Math.min(height * OWN_SHARE, height - taken) - OWN_EXTRA[shape] * scale - nameGrows(wall)),
    min: hit > USUAL_HIT ? hit : 44,
    max,
    comfort: comfortOf(shape, max),
    gap: shape === 'wide' ? 14 : 12,
  };
}

/** How much of the wall's height is left above the viewer's row. */
export function aboveOwn(wall: Wall, own: Fit, gap: number): number {
  const { shape, height, scale, hasHand } = wall;
  return hasHand ? height - heightOf(own, gap) - OWN_EXTRA[shape] * scale - nameGrows(wall) : height;
}

/** The card width of the piles on the wall, and whether there is space for the window above them. */
export function cornerOf(isDisplay: boolean, above: number, scale: number): { pile: number; hasWindow: boolean } {
  const most = (isDisplay ? 118 : 96) * scale;
  const room = above - (isDisplay ? 126 : 114) * scale; // the shelf, the numbers below it, the padding
  const pile = Math.floor(Math.min(most, Math.max(52, room / CARD_HEIGHT)));
  return { pile, hasWindow: room >= most * CARD_HEIGHT + 170 };
}

function linesAt(count: number, cw: number, width: number): Fit {
  const first = Math.max(1, Math.floor(width / cw - MONSTER));
  const rest = Math.max(1, Math.floor(width / cw));
  const lines = count <= first ? 1 : 1 + Math.ceil((count - first) / rest);
  return { cw, first, rest, lines };
}

/** The height of a row's strip with all its lines. */
export function heightOf(fit: Fit, gap: number): number {
  return fit.lines * fit.cw * CARD_HEIGHT + (fit.lines - 1) * gap;
}

/** The largest cards with which so many places fit; never below `min`: then the row overflows. */
export function fitRow(count: number, room: Room): Fit {
  let best: Fit | null = null;
  for (let cw = Math.floor(room.max); cw > room.min; cw--) {
    const fit = linesAt(count, cw, room.width);
    if (heightOf(fit, room.gap) > room.height) continue;
    if (!best || (cw >= room.comfort && fit.lines < best.lines)) best = fit;
  }
  return best ?? linesAt(count, room.min, room.width);
}

/** Fits rows that should look alike: all get the card size of the longest, each its own wrapping. */
export function fitRows(counts: readonly number[], room: Room): Fit[] {
  const { cw } = fitRow(Math.max(0, ...counts), room);
  return counts.map((count) => linesAt(count, cw, room.width));
}

/** The indices of the places, by line. */
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

/** The other seats in drawing order: clockwise from the left of the viewer, whose row is drawn separately. */
export function rivalsOf(count: number, own: number): number[] {
  if (own < 0) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
}
