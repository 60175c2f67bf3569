// The size and position of the map on its scroll, and how the space around it is divided.

import { FLAT, Layout, type Margins, type Terrain } from './geometry';

export interface Room {
  width: number;
  height: number;
}

const LYING: Margins = { left: 34, right: 34, top: 44, bottom: 12 };
const LOW: Margins = { left: 34, right: 34, top: 38, bottom: 8 };
const HUNG: Margins = { left: 44, right: 22, top: 26, bottom: 26 };
const HANGING: Margins = { left: 54, right: 70, top: 18, bottom: 26 };
const ROLLING: Margins = { left: 22, right: 22, top: 26, bottom: 10 };
/** A low screen scrolls instead of using smaller hexagons than this. */
const SMALLEST = 30;
/** A lower limit for the moment in which a screen is rotated, when parts are measured with hardly any space. */
const LEAST = 8;

/**
 * `wide`: all boards below each other. `hung`: a tablet upright, the whole map at the left, all else beside it.
 * `tall`: an upright phone. `short`: a phone on its side, with the tray beside the map.
 */
export type Shape = 'wide' | 'hung' | 'tall' | 'short';

export function shapeFor({ width, height }: Room): Shape {
  if (width >= 560 && width < 1000 && height < 460) return 'short';
  if (width >= 700 && height > 1.05 * width) return 'hung';
  return width >= 860 ? 'wide' : 'tall';
}

/** The size for which the board was designed; on a larger screen everything is scaled up. */
const DESK: Room = { width: 1396, height: 836 };
const TRAY = 156;

export function scaleFor({ width, height }: Room, hasTray: boolean): number {
  const scale = Math.min(width / DESK.width, height / (DESK.height - (hasTray ? 0 : TRAY)));
  return scale > 1.06 ? Math.min(3, scale) : 1;
}

/** The heights above and below the map of a wide screen, in pixels. */
export interface Plan {
  radius: number;
  /** The height of one player's line. */
  row: number;
  tray: number;
  /** False on a low screen: everybody's reputation is also in the table below the map. */
  hasTrack: boolean;
  /** The height above the map, for the names of the regions. */
  top: number;
  /** Whether everything is seen without scrolling. */
  isWhole: boolean;
}

const LOWEST_ROW = 32;
const SHARES: readonly (readonly [row: number, tray: number])[] = [[53, TRAY], [48, 150], [44, 144], [40, 138], [36, 128], [LOWEST_ROW, 120]];
const PROMPT = 54;
const STATUS = 42;
const GAPS = 42;
const HEAD = 28;
const LOWEST_WITH_TRACK = 690;
const TRACK = 38;
/** The height of the track with the space around it; its letters may be larger than usual. */
export const trackFor = (larger: number): number => TRACK + Math.max(0, larger);
/** The height above the map for names in two lines of these letters, with what is around them. */
export const namesFor = (letter: number): number => 2 * 1.1 * letter + 16;
const TALLEST_ROW = 74;
/** The least height of the Forbidden City, which is beside the lines of the players from this width on. */
const CITY = 130;
export const CITY_FROM = 1120;
/** The height of all players in one line, which the table can be folded to, until it is measured: names of two lines, and figures. */
const foldedFor = (letter: number): number => 2.875 * letter + 16;
const USUAL_LETTER = 16;
/** In letters: in less width than this the table of players has no room, and the tray has two rows, of this height. */
const LARGE = 53;
const LARGE_TRAY = 9.2;
const LOWEST_LARGE_WITH_TRACK = 800;
export const isLarge = (width: number, letter: number): boolean => width < LARGE * letter;
/** Folding is offered where hexagons are smaller than this, and grow at least by this factor. */
const CRAMPED = 40;
const WORTH_FOLDING = 1.12;
/** Below this width the words of a card's parts need more lines. */
const NARROW = 1100;
const TALLER_TRAY = 148;
/**
 * The height for the cards of the draft with names of several lines. Below the width NARROW the description of a card is
 * above them, and there is no track; nor is there one while cards say in words what they do.
 */
const DRAFT_TRAY = 134;
const TALLER_DRAFT_TRAY = 192;
/** The height for cards that say in words what they do, until it is measured, and what is around them. */
const WORDED_TRAY = 200;
const AROUND_CARDS = 18;

export interface Wishes {
  hasTray: boolean;
  hasStatus: boolean;
  isDrafting?: boolean;
  /** Whether the cards of the draft say in words what they do. */
  isWorded?: boolean;
  /** The height that they need for that; 0 if it is not known yet. */
  worded?: number;
  /** Whether the players are in one line instead of a table. */
  isFolded?: boolean;
  /** The height of that line; 0 if it is not known yet. */
  folded?: number;
  /** The font size. */
  letter?: number;
  track?: number;
  /** The least height above the map, for the names of the regions. */
  top?: number;
}

/** The map has priority: lines and tray become lower before the hexagons become smaller. */
export function planFor(
  { long, short }: Terrain,
  seats: number,
  room: Room,
  { hasTray, hasStatus, isDrafting = false, isWorded = false, worded = 0, isFolded = false, folded = 0, letter = USUAL_LETTER, track = TRACK, top: wanted = 0 }: Wishes,
): Plan {
  const byWidth = (room.width - 24 - LYING.left - LYING.right) / long;
  const lowest = isLarge(room.width, letter) ? LOWEST_LARGE_WITH_TRACK : LOWEST_WITH_TRACK;
  const hasTrack = room.height >= lowest && !(isDrafting && (isWorded || room.width < NARROW));
  const margins = hasTrack ? LYING : LOW;
  const top = Math.max(margins.top, wanted);
  const left = room.height - PROMPT - (hasStatus ? STATUS : 0) - GAPS - (isFolded ? 0 : HEAD) - top - margins.bottom - (hasTrack ? track : 0);
  const [cards, usualParts] = room.width < NARROW ? [TALLER_DRAFT_TRAY, TALLER_TRAY] : [DRAFT_TRAY, 0];
  const parts = isLarge(room.width, letter) ? LARGE_TRAY * letter : usualParts;
  const table = (row: number) => (isFolded ? folded || foldedFor(letter) : Math.max(room.width >= CITY_FROM ? CITY : 0, seats * row));
  // Cards in words get what the smallest map leaves, and scroll.
  const words = Math.min(worded > 0 ? worded + AROUND_CARDS : WORDED_TRAY, left - short * SMALLEST - table(LOWEST_ROW));
  const least = !isDrafting ? parts : isWorded ? Math.max(DRAFT_TRAY, words) : cards;
  let plan: Plan = { radius: SMALLEST, row: LOWEST_ROW, tray: hasTray ? 120 : 0, hasTrack, top, isWhole: true };
  for (const [row, usual] of SHARES) {
    const tray = hasTray ? Math.max(usual, least) : 0;
    const byHeight = (left - tray - table(row)) / short;
    plan = { radius: Math.max(SMALLEST, Math.min(byWidth, byHeight)), row, tray, hasTrack, top, isWhole: true };
    if (byHeight >= 0.97 * byWidth) break;
  }
  const spare = left - plan.tray - table(plan.row) - short * plan.radius;
  if (spare > 0) plan.row = Math.min(TALLEST_ROW, plan.row + spare / seats);
  plan.isWhole = spare > -1;
  return plan;
}

/** Whether the map would be considerably larger with the players in one line: on a low screen with many of them. */
export function isWorthFolding(terrain: Terrain, seats: number, room: Room, wishes: Wishes): boolean {
  const radiusOf = (isFolded: boolean) => planFor(terrain, seats, room, { ...wishes, isFolded }).radius;
  return radiusOf(false) < CRAMPED && radiusOf(true) >= WORTH_FOLDING * radiusOf(false);
}

/** The whole map in the middle of a wide scroll. */
export function fitLying(terrain: Terrain, width: number, { radius, hasTrack, top }: Plan): Layout {
  const side = Math.max(LYING.left, (width - terrain.long * radius) / 2);
  return new Layout('lying', radius, terrain, { ...(hasTrack ? LYING : LOW), top, left: side, right: side });
}

/** The whole map upright at the left of a tablet; the rest needs `least` pixels beside it. */
export function fitHung(terrain: Terrain, room: Room, least: number): Layout {
  const { long, short } = terrain;
  const byHeight = (room.height - HUNG.top - HUNG.bottom - 24) / long;
  const byWidth = (room.width - least - HUNG.left - HUNG.right) / short;
  return new Layout('hanging', Math.max(LEAST, Math.min(byHeight, byWidth)), terrain, HUNG);
}

/** On a low screen the map fills the height and scrolls sideways. */
export function fitRolling(terrain: Terrain, room: Room, zoom: number): Layout {
  const { long, short } = terrain;
  const radius = zoom * Math.max(SMALLEST, (room.height - ROLLING.top - ROLLING.bottom) / short);
  const free = { across: room.width - long * radius, down: room.height - short * radius };
  const left = Math.max(ROLLING.left, Math.min(free.across - ROLLING.right, free.across / 2));
  const top = Math.max(ROLLING.top, Math.min(free.down - ROLLING.bottom, free.down / 2));
  return new Layout('lying', radius, terrain, {
    left,
    right: Math.max(ROLLING.right, free.across - left),
    top,
    bottom: Math.max(ROLLING.bottom, free.down - top),
  });
}

/** On an upright phone the map fills the width and scrolls; zooming changes the size of the hexagons. */
export function fitHanging(terrain: Terrain, room: Room, zoom: number): Layout {
  const radius = hangingBase(terrain, room) * zoom;
  const free = room.width - terrain.short * radius;
  const left = Math.max(HANGING.left, Math.min(free - HANGING.right, free / 2));
  const right = Math.max(HANGING.right, free - left);
  return new Layout('hanging', radius, terrain, { ...HANGING, left, right });
}

function hangingBase({ short }: Terrain, room: Room): number {
  return Math.max(LEAST, Math.min(76, (room.width - HANGING.left - HANGING.right) / short));
}

/** The height of the strip below the map of a phone on its side; `hit`: the least size of a button. */
export const stripFor = (hit: number): number => Math.max(46, hit) + 8;

/** The zoom at which a phone shows the whole map. */
export function wholeZoom(terrain: Terrain, room: Room, way: 'hanging' | 'lying'): number {
  const { long, short } = terrain;
  if (way === 'hanging') return Math.min(1, (room.height - HANGING.top - HANGING.bottom) / long / hangingBase(terrain, room));
  const base = Math.max(SMALLEST, (room.height - ROLLING.top - ROLLING.bottom) / short);
  return Math.min(1, (room.width - ROLLING.left - ROLLING.right) / long / base);
}

/** The width of a region's label without its text. */
const LABEL = 46;

export interface Label {
  /** One or two. */
  lines: readonly string[];
  /** Whether the letters are smaller, and the second line is used only if the first one is full. */
  isSmall: boolean;
}

/**
 * A region's label for this width: the whole name if it fits, or if two lines of usual letters have room; else its first
 * word, in smaller letters if it is that long.
 */
export function labelFor(name: string, room: number, letter: number, hasTwoLines = false): Label {
  const fits = (text: string) => text.length * 0.5 * letter + LABEL <= room;
  if (fits(name)) return { lines: [name], isSmall: false };
  if (hasTwoLines) return { lines: halvesOf(name, fits), isSmall: false };
  const word = name.split(/[\s-]/)[0] ?? name;
  return fits(word) ? { lines: [word], isSmall: false } : { lines: halvesOf(word, fits), isSmall: true };
}

/** Two lines that are about as long as each other: between words if both fit, else in the middle. */
function halvesOf(name: string, fits: (text: string) => boolean): readonly string[] {
  const at = [...name.matchAll(/[\s-]/g)].map(({ index }) => [name.slice(0, index + 1), name.slice(index + 1)] as const);
  const longer = ([first, second]: readonly [string, string]) => Math.max(first.trimEnd().length, second.length);
  const between = at.filter(([first, second]) => fits(first.trimEnd()) && fits(second)).sort((a, b) => longer(a) - longer(b))[0];
  const middle = Math.floor(name.length / 2);
  return between ?? [name.slice(0, middle), name.slice(middle)];
}

/** How far a region extends beyond the middles of its fields, in radii. */
const HALF = 0.8;

/** The extent of a region along the scroll. */
export interface Span {
  owner: number;
  region: number;
  from: number;
  to: number;
}

/** From the first field of a region to its last, without overlap with the next one. */
export function spansOf(layout: Layout): Span[] {
  const { terrain, radius } = layout;
  const along = (field: string) => (layout.way === 'hanging' ? layout.at(field).y : layout.at(field).x);
  const ends = terrain.regions.map((_, region) => {
    const fields = terrain.fieldsOf(region).map(along);
    return { first: Math.min(...fields), last: Math.max(...fields) };
  });
  const below = [...ends.slice(1).map(({ first }) => first), Math.min(...terrain.beyond.map(along))];
  return terrain.regions.map((owner, region) => {
    const { first, last } = ends[region]!;
    const next = below[region]! > first ? below[region]! : Infinity;
    return { owner, region, from: first - HALF * radius, to: Math.min(last + HALF * radius, next - (2 * FLAT - HALF) * radius) };
  });
}
