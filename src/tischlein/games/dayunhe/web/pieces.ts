// What lies on the map, in warehouses and on stacks, as the drawings need it.

export interface Piece {
  /** The seat that owns it. */
  owner: number;
  /** `canal1` to `canal9`, a building, or `unrest`. */
  name: string;
  /** 0 for unrest. */
  value: number;
  /** Where its line ends, as it lies; none for unrest. */
  edges: number[];
}

const BUILDINGS = ['garden', 'teahouse', 'temple', 'waterwheel', 'weir', 'lock', 'bridge', 'warehouse', 'lighthouse'];

export function isUnrest(piece: Piece): boolean {
  return piece.name === 'unrest';
}

export function hasBuilding(piece: Piece): boolean {
  return BUILDINGS.includes(piece.name);
}

/** Turned by so many sixths, clockwise as seen on the map. */
export function turnedBy(edges: readonly number[], sixths: number): number[] {
  return edges.map((edge) => (((edge + sixths) % 6) + 6) % 6).sort((a, b) => a - b);
}
