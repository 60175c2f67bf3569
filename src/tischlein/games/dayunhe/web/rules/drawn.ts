// The box as drawings need it: the whole map, every kind of tile, and households for wall and city.

import type { Components } from '../generated';
import { Terrain } from '../model/geometry';
import { kindsOf, type Household } from '../model/model';
import { edgesOf } from '../model/moves';
import { learnTiles, type Piece } from '../model/pieces';

export interface Drawn {
  terrain: Terrain;
  kinds: ReadonlyMap<string, Piece>;
  /** By seat; seats are counted from the north. */
  looks: readonly string[];
  symbols: ReadonlySet<string>;
}

const known = new WeakMap<Components, Drawn>();

export function drawnFrom(components: Components): Drawn {
  const found = known.get(components);
  if (found) return found;
  const { tops, edges, fields, colours } = components;
  const terrain = new Terrain(tops, edges, fields, colours.map((_, seat) => seat));
  const kinds = kindsOf(components);
  learnTiles(kinds, terrain);
  const drawn = { terrain, kinds, looks: colours, symbols: new Set(fields.flatMap(({ name, has_symbol }) => (has_symbol ? [name] : []))) };
  known.set(components, drawn);
  return drawn;
}

/** Owners as letters: those that their colours begin with. */
export function seatOf({ looks }: Drawn, letter: string): number {
  return looks.findIndex((look) => look.startsWith(letter));
}

/** `y canal4 n-s`: owner, tile and how it lies; by itself if that is not said. */
export function pieceOf(drawn: Drawn, text: string): Piece {
  const [owner = '', name = '', line = ''] = text.split(' ');
  const kind = drawn.kinds.get(name) ?? { name, value: 0, edges: [] };
  return { ...kind, owner: seatOf(drawn, owner), edges: line ? edgesOf(line, drawn.terrain.edges) : kind.edges };
}

/** What wall and city show of a player. */
export function householdOf(look: string, has: Partial<Household> = {}): Household {
  return {
    look, reputation: 0, card: '', hasCard: false, warehouse: [], stacks: [], city: [], blots: [], cityPoints: 0,
    wall: 0, network: 0, riots: 0, riotPoints: 0, final: 0, title: '', ...has,
  };
}
