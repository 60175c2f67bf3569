// The view as the drawings need it: tiles with edges instead of names of lines, seats as households.

import type { ShownSeat, ShownStack } from '../generated';
import { Terrain } from './geometry';
import { edgesOf } from './moves';
import { learnTiles, type Piece } from './pieces';
import type { View } from '../types';

export interface Stack {
  size: number;
  /** Null when it lies face down, or when there is none. */
  top: Piece | null;
  /** Tiles at the bottom that all know to be unrest. */
  low: number;
}

export interface Household {
  look: string;
  reputation: number;
  /** Empty before it is known to us. */
  card: string;
  /** It has a card, though we may not know which. */
  hasCard: boolean;
  warehouse: Piece[];
  stacks: Stack[];
  city: Piece[];
  blots: Piece[];
  /** What the hall would bring at the end. */
  cityPoints: number;
  wall: number;
  /** Points of the largest network. */
  network: number;
  riots: number;
  /** What the unrest in the own region would cost. */
  riotPoints: number;
  /** If the match ended now. */
  final: number;
  title: string;
}

/** The part of a card that is begun. */
export interface Pending {
  verb: string;
  tile: string;
  source: string;
  field: string;
  /** The seat it is aimed at; -1 for nobody. */
  seat: number;
  /** Of the first of two swapped tiles. */
  line: string;
  /** The second of two swapped tiles is being turned. */
  isSecond: boolean;
}

export interface Model {
  step: string;
  ship: string;
  isNorthbound: boolean;
  terrain: Terrain;
  fields: readonly string[];
  /** As the table has them, without what is only begun. */
  tiles: Map<string, Piece>;
  /** Fields with a printed unrest symbol (DY-1.5). */
  symbols: Set<string>;
  /** Every kind of tile, as it lies by itself; nobody's. */
  kinds: Map<string, Piece>;
  /** The seat of each region, from the north. */
  regions: number[];
  looks: string[];
  households: Household[];
  pending: Pending;
  winners: number[];
}

/** The map never changes in a match: worked out once for the fields of a view, which all its frames share. */
const terrains = new WeakMap<View['fields'], Terrain>();

function terrainOf(view: View, regions: readonly number[]): Terrain {
  const known = terrains.get(view.fields);
  if (known) return known;
  const terrain = new Terrain(view.tops, view.edges, view.fields, regions);
  terrains.set(view.fields, terrain);
  return terrain;
}

export function modelOf(view: View): Model {
  const regions: number[] = [];
  view.seats.forEach((seat, at) => (regions[seat.region - 1] = at));
  const terrain = terrainOf(view, regions);
  const kinds = new Map<string, Piece>([['unrest', { owner: -1, name: 'unrest', value: 0, edges: [] }]]);
  for (const { name, value, lines } of view.kinds) kinds.set(name, { owner: -1, name, value, edges: edgesOf(lines[0] ?? '', view.edges) });
  learnTiles(kinds, terrain);
  const pieceOf = (name: string, owner: number): Piece => ({ ...(kinds.get(name) ?? { name, value: 0, edges: [] }), owner });
  const stackOf = (stack: ShownStack, owner: number): Stack => ({
    size: stack.size,
    top: stack.top ? pieceOf(stack.top, owner) : null,
    low: stack.low,
  });
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
    stacks: seat.stacks.map((stack) => stackOf(stack, owner)),
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
