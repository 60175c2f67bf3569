// Helpers for new lines of the log. `E` is the game's union of events.

import type { Line } from './board';

export function eventsOf<E>(lines: readonly Line[]): E[] {
  return lines.flatMap((line) => line.events as unknown as E[]);
}

/** Each sound once, in the order of the events. */
export function soundsOf<E, Sound>(lines: readonly Line[], soundOf: (event: E) => Sound | undefined): Sound[] {
  return [...new Set(eventsOf<E>(lines).flatMap((event) => soundOf(event) ?? []))];
}

/** The sound of the end for the person at `seat`. */
export function overFor(seat: number, winners: readonly number[]): 'shared' | 'won' | 'winner' {
  if (winners.length > 1) return 'shared';
  return winners.includes(seat) ? 'won' : 'winner';
}
