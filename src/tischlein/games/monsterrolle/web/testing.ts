// Small views for tests: only what a test names, the rest plain.

import type { View } from './types';

interface Sketch extends Partial<Omit<View, 'seats'>> {
  /** Visible cards by seat; `+` joins a stack from the bottom up, a trailing `!` means protected. */
  rows: string[][];
  hands?: number[];
  points?: number[][];
}

const MONSTERS = ['blubb', 'wuschel', 'knolle', 'brumm'];

export function viewOf({ rows, hands = [], points = [], ...rest }: Sketch): View {
  return {
    seat: 0,
    phase: 'play',
    active: 0,
    turn: 5,
    used: 0,
    fresh: 0,
    broken: 0,
    hand: [],
    discard: [],
    deck_size: 40,
    scorings: 0,
    ...rest,
    seats: rows.map((row, seat) => ({
      monster: MONSTERS[seat] ?? 'blubb',
      hand_size: hands[seat] ?? 3,
      known: [],
      row: row.map((text) => ({ cards: text.replace('!', '').split('+'), is_protected: text.endsWith('!') })),
      points: points[seat] ?? [],
      best: row.length,
      best_first: row.length > 0 ? 1 : 0,
      best_last: row.length,
    })),
  };
}
