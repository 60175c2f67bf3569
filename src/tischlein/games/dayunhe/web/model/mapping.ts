// What the map shows beyond its tiles: glowing fields, a tile that is being tried, ways of the ship, points in the air.

import type { Piece } from './pieces';

/** Points that a step of the ship brings, or has brought. */
export interface Badge {
  field: string;
  /** Whose points; -1 for nobody. */
  seat: number;
  points: number;
}

export interface Route {
  /** From the ship's field on. */
  fields: string[];
  badges: Badge[];
  /** The way that is chosen, or the only one. */
  isMain: boolean;
  /** As it was without the deed in hand: its points are lost. */
  isOld?: boolean;
}

export interface Trial {
  field: string;
  piece: Piece;
  /** It already stands there; only its way round is open. */
  isPlaced: boolean;
  /** There is more than one way round. */
  canTurn?: boolean;
}

export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `\u2212${-points}`;
}

/** One figure, or the worst and the best. */
export function ranged([least, most]: readonly [number, number]): string {
  return least === most ? signed(least) : `${signed(least)}\u2026${signed(most)}`;
}
