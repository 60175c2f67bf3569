// Small views for tests: only what a test names, the rest plain.

import type { ShownField, ShownKind, ShownSeat, ShownTile } from './generated';
import { fieldsOf, isNeutral, heightOf, placeOf, regionOf, turningPoint } from './model/geometry';
import type { View } from './types';

export const KINDS: ShownKind[] = [
  { name: 'canal1', value: 1, lines: ['n-s', 'ne-sw', 'se-nw'] },
  { name: 'canal2', value: 1, lines: ['n-se', 'ne-s', 'se-sw', 's-nw', 'n-sw', 'ne-nw'] },
  { name: 'lock', value: 6, lines: ['n-ne', 'ne-se', 'se-s', 's-sw', 'sw-nw', 'n-nw'] },
  { name: 'bridge', value: 7, lines: ['n-s', 'ne-sw', 'se-nw'] },
];

const COLOURS = ['yellow', 'red', 'green', 'blue', 'purple'];

interface Sketch extends Partial<Omit<View, 'seats' | 'fields' | 'tiles' | 'turn'>> {
  /** Seats at the table. */
  players?: number;
  /** Tiles by field: owner's seat, name, line. */
  tiles?: Record<string, [owner: number, tile: string, line?: string]>;
  seats?: Partial<ShownSeat>[];
  turn?: Partial<View['turn']>;
}

export function viewOf({ players = 2, tiles = {}, seats = [], turn = {}, ...rest }: Sketch = {}): View {
  const tileAt = (field: string): ShownTile | null => {
    const found = tiles[field];
    return found ? { owner: found[0], tile: found[1], line: found[2] ?? '', turn: 0 } : null;
  };
  const field = (name: string): ShownField => ({
    name,
    column: placeOf(name).column,
    height: heightOf(name),
    place: name === 'A0' || name === turningPoint(players) ? 'turn' : isNeutral(name, players) ? 'neutral' : 'region',
    region: regionOf(name, players),
    has_symbol: false,
  });
  const stack = { size: 8, top: '', low: 0 };
  const seat = (at: number): ShownSeat => ({
    colour: COLOURS[at] ?? 'yellow',
    region: at + 1,
    reputation: 15,
    sums: Array<number>(10).fill(0),
    warehouse: [],
    stacks: [stack, stack, stack],
    city: [],
    blots: [],
    wall: 0,
    has_card: true,
    card: '',
    network: [],
    canals: 0,
    riots: 0,
    tally: { uprisings: 0, network: 0, city: 0, riots: 0, blots: 0, final: 15 },
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
    is_tea: false,
    fields: fieldsOf(players).map(field),
    tiles: fieldsOf(players).map(tileAt),
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
