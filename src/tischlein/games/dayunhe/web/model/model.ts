// The view in the form that the drawings need: tiles with edges instead of names of lines, seats as households.

import type { Fixed, ShownSeat } from '../generated';
import { Terrain } from './geometry';
import { edgesOf } from './moves';
import { learnTiles, type Piece } from './pieces';
import type { View } from '../types';

export interface Stack {
  size: number;
  /** Null if it is face down, or if the stack is empty. */
  top: Piece | null;
  /** Tiles at the bottom that are known to be unrest. */
  low: number;
}

export interface Household {
  look: string;
  reputation: number;
  /** Empty if it is unknown to the viewer. */
  card: string;
  /** Whether the seat has a card, known or not. */
  hasCard: boolean;
  warehouse: Piece[];
  stacks: Stack[];
  city: Piece[];
  blots: Piece[];
  /** The points of its part of the Forbidden City at the end. */
  cityPoints: number;
  wall: number;
  /** The points of its largest network. */
  network: number;
  riots: number;
  /** The cost of the unrest in its region at the end. */
  riotPoints: number;
  /** Its reputation if the match ended now. */
  final: number;
  title: string;
}

/** The part of a card that was begun. */
export interface Pending {
  verb: string;
  tile: string;
  source: string;
  field: string;
  /** The seat that is its target; -1 if none is. */
  seat: number;
  /** The line of the first of two swapped tiles. */
  line: string;
  /** Whether the second of two swapped tiles has to be turned now. */
  isSecond: boolean;
}

export interface Model {
  step: string;
  ship: string;
  isNorthbound: boolean;
  terrain: Terrain;
  fields: readonly string[];
  /** The tiles on the table, without one that is only previewed. */
  tiles: Map<string, Piece>;
  /** Fields with a printed unrest symbol (DY-1.5). */
  symbols: Set<string>;
  /** Every kind of tile in its printed direction, without an owner. */
  kinds: Map<string, Piece>;
  /** The seat of each region, from the north. */
  regions: number[];
  looks: string[];
  households: Household[];
  pending: Pending;
  winners: number[];
}

/** The map never changes in a match, so it is cached by the list of fields, which all frames of a match share. */
const terrains = new WeakMap<View['fields'], Terrain>();

function terrainOf(view: View, regions: readonly number[]): Terrain {
  const known = terrains.get(view.fields);
  if (known) return known;
  const terrain = new Terrain(view.tops, view.edges, view.fields, regions);
  terrains.set(view.fields, terrain);
  return terrain;
}

/** Every kind of tile, as it lies by itself; nobody's. */
export function kindsOf({ kinds, edges }: Pick<Fixed, 'kinds' | 'edges'>): Map<string, Piece> {
  const canals = kinds.map(({ name, value, lines }): [string, Piece] => [name, { owner: -1, name, value, edges: edgesOf(lines[0] ?? '', edges) }]);
  return new Map([['unrest', { owner: -1, name: 'unrest', value: 0, edges: [] }], ...canals]);
}

export function modelOf(view: View): Model {
  const regions: number[] = [];
  view.seats.forEach((seat, at) => (regions[seat.region - 1] = at));
  const terrain = terrainOf(view, regions);
  const kinds = kindsOf(view);
  learnTiles(kinds, terrain);
  const pieceOf = (name: string, owner: number): Piece => ({ ...(kinds.get(name) ?? { name, value: 0, edges: [] }), owner });
  const stacksOf = ({ stacks, tops, low }: ShownSeat, owner: number): Stack[] =>
    stacks.map((size, at) => ({ size, top: tops[at] ? pieceOf(tops[at], owner) : null, low: low[at] ?? 0 }));
  const tiles = new Map<string, Piece>();
  view.tiles.forEach((tile, at) => {
    const field = view.fields[at];
    if (tile && field) tiles.set(field.name, { ...pieceOf(tile.tile, tile.owner), edges: edgesOf(tile.line, view.edges) });
  });
  const household = (seat: ShownSeat, owner: number): Household => ({
    look: seat.colour,
    reputation: seat.reputation,
    card: seat.card,
    hasCard: seat.has_card,
    warehouse: seat.warehouse.map((name) => pieceOf(name, owner)),
    stacks: stacksOf(seat, owner),
    city: seat.city.map((name) => pieceOf(name, owner)),
    blots: seat.blots.map((from) => pieceOf('unrest', from)),
    cityPoints: seat.tally.hall,
    wall: seat.wall,
    network: seat.tally.network,
    riots: seat.riots,
    riotPoints: seat.tally.riots,
    final: seat.tally.final,
    title: seat.title,
  });
  const { begun, tile, source, field, aim, line } = view.turn;
  const isSecond = begun === 'swap' && (line !== '' || tiles.get(source)?.name === 'unrest');
  return {
    step: view.step,
    ship: view.ship,
    isNorthbound: view.heading === 'north',
    terrain,
    fields: terrain.names,
    tiles,
    symbols: new Set(view.fields.flatMap((each) => (each.has_symbol ? [each.name] : []))),
    kinds,
    regions,
    looks: view.seats.map((seat) => seat.colour),
    households: view.seats.map(household),
    pending: { verb: begun, tile, source, field, seat: aim, line, isSecond },
    winners: view.seats.flatMap((seat, at) => (seat.title === 'zhuangyuan' ? [at] : [])),
  };
}
