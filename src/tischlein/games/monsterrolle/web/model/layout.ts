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
  /** What is written at each monster; without it, names are taken to be short. */
  tag?: Tag;
}

/** The widths of the widest name and of the most figures, and the height of their letters, in pixels. */
export interface Tag {
  name: number;
  figures: number;
  letter: number;
}

/** Of a line of letters, with what is between lines. */
const LINE_HEIGHT = 1.2;
/** What is left and right of a name. */
const AROUND_NAME = 32;
/** The width of the label with the points of a section, in letters. */
const PILL = 2.6;
/** The height that is left for the name and its figures anyway: `--mr-tag`. */
const TAG = { wide: 44, narrow: 24, short: 20 };

/** On a phone a name that has no room beside its monster, with the figures, is above both. */
export function isNameAbove({ shape, width, letters, tag }: Wall, room: number): boolean {
  if (shape === 'wide') return false;
  if (shape === 'narrow' && width <= NAME_ABOVE * letters) return true;
  return tag !== undefined && tag.name + tag.figures + PILL * tag.letter + AROUND_NAME > room - MONSTER * largestRival(shape, width);
}

/** How much higher than usual a name with its figures is, of which so many lines are names. */
function tagGrows({ shape, scale, tag }: Wall, lines: number): number {
  return tag ? Math.max(0, lines * LINE_HEIGHT * tag.letter - TAG[shape] * scale) : 0;
}

/** The lines of a name and its figures on a shared screen, beside a monster with cards of this width. */
function linesBeside({ tag }: Wall, room: number, cw: number): number {
  if (!tag) return 1;
  const free = room - MONSTER * cw - PILL * tag.letter - AROUND_NAME;
  return tag.name + tag.figures <= free ? 1 : 1 + Math.ceil(tag.name / Math.max(tag.letter, free));
}

/** Height that a row needs above and below its strip: the name, the monster's feet, the padding. */
const OWN_EXTRA = { wide: 82, narrow: 62, short: 50 };
const RIVAL_EXTRA = { wide: 58, narrow: 47, short: 37 };
/** The share of the height that the others' rows may take, by their number; the viewer's row gets the rest. */
const RIVALS_SHARE = [0, 0.52, 0.62, 0.68];
const OWN_SHARE = 0.6;

/** Below this width, in letters, every name of a phone is above its figures. */
const NAME_ABOVE = 17 * 16;
/** How much higher a name is with large letters, in a row of this width. */
function nameGrows(wall: Wall, room: number): number {
  const { shape, letters, scale, isDisplay, tag } = wall;
  if (shape === 'wide') return isDisplay ? 0 : Math.max(0, 20 * letters - 26) * scale;
  const above = tag && isNameAbove(wall, room) ? Math.ceil(tag.name / Math.max(1, room - AROUND_NAME)) : 0;
  return tagGrows(wall, 1 + above);
}

/** `lines`: of names and figures on a shared screen. */
function rivalExtra(wall: Wall, room: number, lines = 1): number {
  const { shape, isDisplay, scale } = wall;
  if (isDisplay && shape === 'wide') return 78 * scale + tagGrows(wall, lines);
  return RIVAL_EXTRA[shape] * scale + nameGrows(wall, room);
}

/** The largest cards of the others on a phone. */
function largestRival(shape: Shape, width: number): number {
  return shape === 'short' ? 72 : width <= 480 ? 56 : 84;
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

export function rivalRoom(wall: Wall, rivalsWidth: number, columns = 1, lines = 1): Room {
  const { shape, width, height, scale, rivals, hasHand, isDisplay, hit = 0 } = wall;
  const usual = shape === 'wide' ? (isDisplay ? 132 : hasHand ? 96 : 110) * scale : largestRival(shape, width);
  const room = (rivalsWidth - RIVALS_GAP * (columns - 1)) / columns - (shape === 'wide' ? 26 : 20);
  const max = hit > USUAL_HIT ? Math.max(usual, hit) : usual;
  const share = hasHand ? (RIVALS_SHARE[rivals] ?? 0.7) : 1;
  return {
    width: room,
    height: Math.max(44, (height * share) / Math.ceil(rivals / columns) - rivalExtra(wall, room, lines)),
    min: hit > USUAL_HIT ? hit : 38,
    max,
    comfort: comfortOf(shape, max),
    gap: 12,
  };
}

/** `usual` is the height of the wall without what comes and goes above it: rows must not change their column for that. */
export function fitRivals(wall: Wall, rivalsWidth: number, counts: readonly number[], usual = wall.height): Rivals {
  const columns = columnsOf({ ...wall, height: usual }, rivalsWidth, counts);
  return { columns, fits: fitNamed(wall, rivalsWidth, counts, columns) };
}

const MOST_LINES = 4;
/** The largest cards with whose monsters the names have the lines that were left for them. */
function fitNamed(wall: Wall, rivalsWidth: number, counts: readonly number[], columns: number): Fit[] {
  for (let lines = 1; ; lines++) {
    const room = rivalRoom(wall, rivalsWidth, columns, lines);
    const fits = fitRows(counts, room);
    if (!wall.isDisplay || lines === MOST_LINES || linesBeside(wall, room.width, fits[0]?.cw ?? 0) <= lines) return fits;
  }
}

function columnsOf(wall: Wall, rivalsWidth: number, counts: readonly number[]): number {
  if (wall.shape !== 'wide' || counts.length < 2) return 1;
  const room = rivalRoom(wall, rivalsWidth, 2);
  const [single, double] = [1, 2].map((columns) => fitNamed(wall, rivalsWidth, counts, columns)[0]?.cw ?? 0) as [number, number];
  const hasNames = room.width >= double * MONSTER + NAMED * wall.letters * wall.scale;
  return hasNames && double > single * WORTH_IT ? 2 : 1;
}

export function ownRoom(wall: Wall, { columns, fits }: Rivals): Room {
  const { shape, width, height, scale, hit = 0 } = wall;
  const max = shape === 'short' ? 84 : shape === 'wide' ? 118 * scale : width <= 480 ? 72 : 100;
  const room = width - asideOf(wall) - (shape === 'wide' ? 60 : 30);
  let taken = 0;
  for (let at = 0; at < fits.length; at += columns) {
    taken += Math.max(...fits.slice(at, at + columns).map((fit) => heightOf(fit, 12))) + rivalExtra(wall, room);
  }
  return {
    width: room,
    height: Math.max(48, Math.min(height * OWN_SHARE, height - taken) - OWN_EXTRA[shape] * scale - nameGrows(wall, room)),
    min: hit > USUAL_HIT ? hit : 44,
    max,
    comfort: comfortOf(shape, max),
    gap: shape === 'wide' ? 14 : 12,
  };
}

/** How much of the wall's height is left above the viewer's row. */
export function aboveOwn(wall: Wall, own: Fit, gap: number): number {
  const { shape, width, height, scale, hasHand } = wall;
  return hasHand ? height - heightOf(own, gap) - OWN_EXTRA[shape] * scale - nameGrows(wall, width) : height;
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
