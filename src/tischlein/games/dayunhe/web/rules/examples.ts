// The examples that are drawn, in the notation of the game's tests, which play them by the real rules.

import type { Route } from '../model/mapping';
import { pieceOf, seatOf, type Drawn } from './drawn';
import examples from './examples.json';
import type { Piece } from '../model/pieces';

export interface Example {
  /** By field: owner, tile and how it lies. */
  board: Record<string, string>;
  /** The fields that are drawn, with blanks between them; else those around what lies there. */
  fields?: string;
  ship?: string;
  way?: string[];
  /** What each step of the way brings to whom: `y+2`. */
  points?: string[];
  warehouse?: string;
  city?: string;
  moves?: string[];
  isRight?: boolean;
  /** Fields of the largest network. */
  network?: string[];
  /** For network, city and unrest in the end. */
  scored?: number[];
}

export const EXAMPLES: Record<string, Example[]> = examples;

export function exampleOf(name: string, at = 0): Example {
  return EXAMPLES[name]?.[at] ?? { board: {} };
}

export function tilesOf(example: Example, drawn: Drawn): Map<string, Piece> {
  return new Map(Object.entries(example.board).map(([field, text]) => [field, pieceOf(drawn, text)]));
}

/** The way of the ship with what it brings. */
export function routesOf({ ship = '', way = [], points = [] }: Example, drawn: Drawn): Route[] {
  if (!way.length) return [];
  const badges = way.flatMap((field, at) => {
    const brought = points[at];
    return brought ? [{ field, seat: seatOf(drawn, brought[0] ?? ''), points: Number(brought.slice(1)) }] : [];
  });
  return [{ fields: [ship, ...way], badges, isMain: true }];
}

export interface Laying {
  field: string;
  piece: Piece;
}

/** The tile that the moves of an example lay, and where; it belongs to who moves, the first seat. */
export function layingOf({ moves = [] }: Example, drawn: Drawn): Laying | null {
  const said = (verb: string) => moves.find((move) => move.startsWith(`${verb} `))?.split(' ')[1] ?? '';
  const [tile, field] = [said('build'), said('at')];
  return tile && field ? { field, piece: pieceOf(drawn, `y ${tile} ${said('turn')}`.trim()) } : null;
}

/** What the way brings to each, added up. */
export function sumsOf({ points = [] }: Example): { letter: string; points: number }[] {
  const sums = new Map<string, number>();
  for (const each of points.filter(Boolean)) sums.set(each[0]!, (sums.get(each[0]!) ?? 0) + Number(each.slice(1)));
  return [...sums].map(([letter, points]) => ({ letter, points }));
}
