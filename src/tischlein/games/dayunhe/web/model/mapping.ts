// What the map shows besides its tiles: targets, a previewed tile, ways of the ship, points.

import type { Piece } from './pieces';

/** Points that a step of the ship brings, or has brought. */
export interface Badge {
  field: string;
  /** The seat that gets the points; -1 if none does. */
  seat: number;
  points: number;
}

export interface Route {
  /** Beginning with the ship's field. */
  fields: string[];
  badges: Badge[];
  /** Whether it is the chosen way, or the only one. */
  isMain: boolean;
  /** Whether it is the way without the previewed move, whose points are lost. */
  isOld?: boolean;
}

export interface Trial {
  field: string;
  piece: Piece;
  /** Whether its field is chosen and only its direction is open. */
  isPlaced: boolean;
  /** Whether it has more than one direction. */
  canTurn?: boolean;
}

export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `\u2212${-points}`;
}

/** One number, or the worst and the best. */
export function ranged([least, most]: readonly [number, number]): string {
  return least === most ? signed(least) : `${signed(least)}\u2026${signed(most)}`;
}
