// Matches of one deal side by side: the points of one seat over the turns, one line for each match.

import type { ShownDealMatch } from '$lib/generated';
import { scaleOf, type Room } from '../replay/points';

/** Lines that can still be told apart. */
export const MOST_LINES = 5;

export interface Line {
  match: ShownDealMatch;
  /** Its number among the matches: colour and shape go by it. */
  index: number;
  stops: { x: number; y: number; number: number; points: number }[];
}

export interface Compared {
  lines: Line[];
  rows: { y: number; points: number }[];
  ticks: { x: number; number: number }[];
}

/** By turn as the game counts them, so that lines of different length lie above each other. Null without points. */
export function comparedOf(matches: readonly ShownDealMatch[], seat: number, room: Room): Compared | null {
  const drawn = matches.slice(0, MOST_LINES).map((match, index) => {
    const told = match.ticks.filter(({ points }) => points.length).map(({ number, points }) => ({ number, points: points[seat]! }));
    const last = told.at(-1)?.number ?? 0;
    return { match, index, told: told.length ? [...told, { number: last + 1, points: match.result.scores[seat]! }] : [] };
  });
  const all = drawn.flatMap(({ told }) => told);
  if (!all.length) return null;
  const [from, to] = [Math.min(...all.map(({ number }) => number)), Math.max(...all.map(({ number }) => number))];
  const { y, rows } = scaleOf(all.map(({ points }) => points), room);
  const x = (number: number) => room.left + ((room.width - room.left - room.right) * (number - from)) / Math.max(1, to - from);
  return {
    lines: drawn.map(({ match, index, told }) => ({ match, index, stops: told.map((each) => ({ ...each, x: x(each.number), y: y(each.points) })) })),
    rows: rows.map((points) => ({ points, y: y(points) })),
    ticks: Array.from({ length: to - from }, (_, i) => ({ number: from + i, x: x(from + i) })).filter(({ number }) => number > 0),
  };
}

/** The seat that is compared first: one's own in the newest match of one's own. */
export function ownSeat(matches: readonly ShownDealMatch[]): number {
  const mine = matches.filter(({ seats }) => seats.some(({ isYou }) => isYou)).sort((a, b) => b.played - a.played)[0];
  return Math.max(0, mine?.seats.findIndex(({ isYou }) => isYou) ?? 0);
}
