// Filters undone lines out of the log, groups the rest into turns, and selects what is new for a seat.

import type { ShownLine } from '$lib/generated';

const MOST = 120;

/** The log without undone lines and without the undos. */
export function standing(log: readonly ShownLine[]): ShownLine[] {
  const gone = takenBack(log);
  return gone.size ? log.filter((line) => !line.takenBack && !gone.has(line.v)) : [...log];
}

/** The numbers of the lines that are undone by these lines. */
export function takenBack(lines: readonly ShownLine[]): Set<number> {
  return new Set(lines.flatMap((line) => line.takenBack || []));
}

/** The lines of one turn: from index `from` up to, not including, `to`. */
export interface Turn {
  seat: number;
  from: number;
  to: number;
}

/** The seat whose turn begins after this line (event `TurnBegan`); -1 for none. The line belongs to the previous turn. */
function opened(line: ShownLine): number {
  const began = line.events.findLast((event) => event['kind'] === 'TurnBegan');
  return typeof began?.['seat'] === 'number' ? began['seat'] : -1;
}

/** Without events `TurnBegan`, a turn is a run of lines by the same seat. */
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
  // A turn that has begun is included although it has no lines yet.
  if (next >= 0) turns.push({ seat: next, from: lines.length, to: lines.length });
  return turns;
}

/**
 * The lines from just before the last finished turn of this seat on; without a seat, those of the last round.
 * During a turn of this seat, its previous turn counts.
 */
export function recentOf(lines: readonly ShownLine[], seat: number, seats: number): ShownLine[] {
  const turns = turnsOf(lines);
  const over = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  const first = seat >= 0 ? over.findLast((turn) => turn.seat === seat) : turns.at(-seats - 1);
  return lines.slice(Math.max(0, (first?.from ?? 0) - 1)).slice(-MOST);
}
