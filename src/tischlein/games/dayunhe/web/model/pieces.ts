// Tiles on the map, in warehouses and on stacks, in the form that the drawings need.

import type { Terrain, Tops } from './geometry';

export interface Piece {
  /** The seat that owns it. */
  owner: number;
  /** `canal1` to `canal9`, a building, or `unrest`. */
  name: string;
  /** 0 for unrest. */
  value: number;
  /** The edges at which its line ends; none for unrest. */
  edges: number[];
}

/** Kinds of tiles and shape of hexagons from the last view, for drawings of tiles that have no view. */
const known = { kinds: new Map<string, Piece>(), edges: ['n', 'ne', 'se', 's', 'sw', 'nw'] as readonly string[], tops: 'flat' as Tops };

export function learnTiles(kinds: ReadonlyMap<string, Piece>, { edges, tops }: Terrain): void {
  for (const [name, piece] of kinds) known.kinds.set(name, piece);
  Object.assign(known, { edges, tops });
}

export function kindOf(name: string): Piece {
  return known.kinds.get(name) ?? { owner: -1, name, value: 0, edges: [] };
}

export function knownTops(): Tops {
  return known.tops;
}

/** The names of the edges, clockwise. */
export function knownEdges(): readonly string[] {
  return known.edges;
}

const BUILDINGS = ['garden', 'teahouse', 'temple', 'waterwheel', 'weir', 'lock', 'bridge', 'warehouse', 'lighthouse'];

export function isUnrest(piece: Piece): boolean {
  return piece.name === 'unrest';
}

export function hasBuilding(piece: Piece): boolean {
  return BUILDINGS.includes(piece.name);
}

/** The edges after so many sixths of a turn clockwise. */
export function turnedBy(edges: readonly number[], sixths: number): number[] {
  return edges.map((edge) => (((edge + sixths) % 6) + 6) % 6).sort((a, b) => a - b);
}
