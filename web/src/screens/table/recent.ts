// What of the log still holds, how it falls into turns, and what of it is news to whoever looks at the board.

import type { ShownLine } from '$lib/generated';

const MOST = 120;

/** Without what was taken back, and without the taking back itself. */
export function standing(log: readonly ShownLine[]): ShownLine[] {
  const gone = takenBack(log);
  return gone.size ? log.filter((line) => !line.takenBack && !gone.has(line.v)) : [...log];
}

/** The numbers of the lines that these take back. */
export function takenBack(lines: readonly ShownLine[]): Set<number> {
  return new Set(lines.flatMap((line) => line.takenBack || []));
}

/** A stretch of the log: lines `from` up to (not including) `to`. */
export interface Turn {
  seat: number;
  from: number;
  to: number;
}

/** Whose turn this line opens with an event `TurnBegan`; -1 for none. The line itself belongs to the turn before. */
function opened(line: ShownLine): number {
  const began = line.events.findLast((event) => event['kind'] === 'TurnBegan');
  return typeof began?.['seat'] === 'number' ? began['seat'] : -1;
}

/** Where a game tells of no beginning, a turn is what one seat does until another one does something. */
export function turnsOf(lines: readonly ShownLine[]): Turn[] {
  const tells = lines.some((line) => opened(line) >= 0);
  const turns: Turn[] = [];
  let next = -1;
  lines.forEach((line, i) => {
    const last = turns.at(-1);
    const isNew = tells ? next >= 0 : line.seat >= 0 && line.seat !== last?.seat;
    if (!last || isNew) turns.push({ seat: next >= 0 ? next : line.seat, from: i, to: i + 1 });
    else last.to = i + 1;
    next = opened(line);
  });
  // A turn that has begun and in which nothing was done yet is somebody's all the same.
  if (next >= 0) turns.push({ seat: next, from: lines.length, to: lines.length });
  return turns;
}

/**
 * From the line before the last turn of this seat that is over; for those without a seat, a round.
 * In the middle of a turn of one's own that is the turn before it.
 */
export function recentOf(lines: readonly ShownLine[], seat: number, seats: number): ShownLine[] {
  const turns = turnsOf(lines);
  const over = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  const first = seat >= 0 ? over.findLast((turn) => turn.seat === seat) : turns.at(-seats - 1);
  return lines.slice(Math.max(0, (first?.from ?? 0) - 1)).slice(-MOST);
}
