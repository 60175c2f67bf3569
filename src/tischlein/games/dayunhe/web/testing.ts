// Small views for tests: a test gives what it needs, the rest has defaults.

import type { ShownField, ShownKind, ShownSeat, ShownTile } from './generated';
import { Terrain } from './model/geometry';
import type { View } from './types';

export const KINDS: ShownKind[] = [
  { name: 'canal1', value: 1, lines: ['n-s', 'ne-sw', 'se-nw'] },
  { name: 'canal2', value: 1, lines: ['n-se', 'ne-s', 'se-sw', 's-nw', 'n-sw', 'ne-nw'] },
  { name: 'lock', value: 6, lines: ['n-ne', 'ne-se', 'se-s', 's-sw', 'sw-nw', 'n-nw'] },
  { name: 'bridge', value: 7, lines: ['n-s', 'ne-sw', 'se-nw'] },
];

export const FLAT_EDGES = ['n', 'ne', 'se', 's', 'sw', 'nw'];
export const POINTY_EDGES = ['ne', 'e', 'se', 'sw', 'w', 'nw'];

type Cell = [name: string, x: number, y: number, place: string, region?: number];

const STEPS = {
  flat: [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]],
  pointy: [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]],
} as const;

function fieldsAt(tops: 'flat' | 'pointy', cells: readonly Cell[]): ShownField[] {
  const at = (x: number, y: number) => cells.findIndex((cell) => cell[1] === x && cell[2] === y);
  return cells.map(([name, x, y, place, region = -1]) => ({
    name, x, y, place, region, has_symbol: false, beside: STEPS[tops].map(([dx, dy]) => at(x + dx, y + dy)),
  }));
}

/** The shipped map: three columns, B half a hexagon further south; the seat of a region is its number. */
export function canalFields(players: number): ShownField[] {
  const cells: Cell[] = [['A0', 0, 0, 'north'], ['B0', 1, 1, 'neutral']];
  for (let tier = 1; tier <= 3 * players; tier++) {
    for (const x of [0, 1, 2]) cells.push([`${'ABC'[x]}${tier}`, x, 2 * tier + (x === 1 ? 1 : 0), 'region', Math.floor((tier - 1) / 3)]);
  }
  const last = 3 * players + 1;
  cells.push([`B${last}`, 1, 2 * last + 1, 'south'], [`C${last}`, 2, 2 * last, 'neutral']);
  return fieldsAt('flat', cells);
}

/** A part of another map: pointy-topped hexagons, four in a row, two regions; fields are named by their places. */
export function pointyFields(): ShownField[] {
  const rows = [[2], [3], [2, 4], [1, 3, 5], [0, 2, 4, 6], [1, 3, 5, 7], [2, 4, 6], [3, 5], [4], [3]];
  const places = ['north', 'neutral', ...Array<string>(6).fill('region'), 'neutral', 'south'];
  return fieldsAt('pointy', rows.flatMap((row, y) => row.map((x): Cell => [`${'ABCDEFGH'[x]}${y}`, x, y, places[y]!, places[y] === 'region' ? (y < 5 ? 0 : 1) : -1])));
}

export function canalTerrain(players: number): Terrain {
  return new Terrain('flat', FLAT_EDGES, canalFields(players), Array.from({ length: players }, (_, at) => at));
}

export function pointyTerrain(): Terrain {
  return new Terrain('pointy', POINTY_EDGES, pointyFields(), [0, 1]);
}

const COLOURS = ['yellow', 'red', 'green', 'blue', 'purple'];

interface Sketch extends Partial<Omit<View, 'seats' | 'tiles' | 'turn'>> {
  /** The number of seats. */
  players?: number;
  /** Tiles by field: owner's seat, name, line. */
  tiles?: Record<string, [owner: number, tile: string, line?: string]>;
  seats?: Partial<ShownSeat>[];
  turn?: Partial<View['turn']>;
}

export function viewOf({ players = 2, tiles = {}, seats = [], turn = {}, fields = canalFields(players), ...rest }: Sketch = {}): View {
  const tileAt = (field: string): ShownTile | null => {
    const found = tiles[field];
    return found ? { owner: found[0], tile: found[1], line: found[2] ?? '' } : null;
  };
  const seat = (at: number): ShownSeat => ({
    colour: COLOURS[at] ?? 'yellow',
    region: at + 1,
    reputation: 15,
    sums: Array<number>(10).fill(0),
    warehouse: [],
    stacks: [8, 8, 8],
    tops: ['', '', ''],
    low: [0, 0, 0],
    city: [],
    blots: [],
    wall: 0,
    has_card: true,
    card: '',
    network: [],
    canals: 0,
    riots: 0,
    tally: { uprisings: 0, network: 0, city: 0, riots: 0, blots: 0, hall: 0, final: 15 },
    title: '',
    ...seats[at],
  });
  return {
    seat: 0,
    step: 'acting',
    active: 0,
    start: 0,
    round: 3,
    fist: 3,
    trips: 3,
    ship: 'B2',
    heading: 'south',
    left: 0,
    length: 5,
    reputation: 15,
    is_tea: false,
    tops: 'flat',
    edges: FLAT_EDGES,
    fields,
    tiles: fields.map((field) => tileAt(field.name)),
    seats: Array.from({ length: players }, (_, at) => seat(at)),
    turn: { supplies: 1, builds: 1, may_rebuild: false, may_special: true, begun: '', tile: '', source: '', field: '', aim: -1, line: '', rising: 0, ...turn },
    received: [],
    barred: [],
    kinds: KINDS,
    sources: ['built', 'travelled', 'torches', 'court', 'intrigues', 'uprisings', 'network', 'city', 'riots', 'blots'],
    history: [],
    forecast: [],
    forecast_least: Array<number>(players).fill(0),
    forecast_most: Array<number>(players).fill(0),
    courses: [],
    ...rest,
  };
}
