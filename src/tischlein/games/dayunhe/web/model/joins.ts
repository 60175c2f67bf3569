// Which lines are joined: if both tiles have a line end at a shared edge, it is open; every other end gets a dam.

import { opposite, type Terrain } from './geometry';

export interface Laid {
  field: string;
  edges: readonly number[];
}

export interface End {
  field: string;
  edge: number;
}

export interface Joins {
  /** Each joined edge once. */
  joined: End[];
  dams: End[];
}

export function joinsOf(tiles: readonly Laid[], terrain: Terrain): Joins {
  const byField = new Map(tiles.map((tile) => [tile.field, tile.edges]));
  const joined: End[] = [];
  const dams: End[] = [];
  for (const { field, edges } of tiles) {
    for (const edge of edges) {
      const isJoined = byField.get(terrain.across(field, edge))?.includes(opposite(edge)) ?? false;
      if (!isJoined) dams.push({ field, edge });
      else if (edge < 3) joined.push({ field, edge });
    }
  }
  return { joined, dams };
}

/** The joined edges of one tile among the others. */
export function joinsAt(tile: Laid, others: readonly Laid[], terrain: Terrain): number[] {
  const { joined } = joinsOf([...others.filter((other) => other.field !== tile.field), tile], terrain);
  return tile.edges.filter((edge) =>
    joined.some((end) =>
      edge < 3 ? end.field === tile.field && end.edge === edge : end.field === terrain.across(tile.field, edge) && end.edge === opposite(edge),
    ),
  );
}
