// Small views for tests: a test gives what it needs, the rest has defaults.

import type { ShownComposition } from './generated';
import type { View } from './types';

interface Sketch extends Partial<Omit<View, 'wall' | 'compositions' | 'open' | 'seats'>> {
  /** Motifs; a trailing `*` means under a rickshaw. */
  wall?: string;
  /** Compositions as motifs joined by hyphens. */
  held?: string[];
  laidOpen?: (string | null)[];
  /** Photos of each seat, as compositions. */
  photos?: string[][];
}

const KINDS = ['lantern', 'fan', 'blossom', 'crane', 'hiker', 'tower', 'panda', 'head', 'middle', 'tail'];
const LOOKS = ['amber', 'plum', 'teal', 'blue'];

export function composition(row: string, points = row.split('-').length - 2): ShownComposition {
  return { id: row.length, motifs: row.split('-'), points };
}

export function viewOf(sketch: Sketch = {}): View {
  const { wall = 'crane lantern hiker head tail', held = ['head-tail-lantern', 'fan-crane-hiker'], laidOpen = ['lantern-fan-blossom', null, null], photos = [[], []], ...rest } = sketch;
  return {
    seat: 0,
    phase: 'act',
    active: 0,
    turn: 7,
    turns_left: 0,
    played: 0,
    most_actions: 1,
    kinds: KINDS.map((id) => ({ id, word: id, drawing: id, name: '', count: 4 })),
    dragons: ['head-tail', 'head-middle-tail'],
    is_calm: false,
    is_window: true,
    window: 12,
    marking: -1,
    queue: [],
    is_false_start: false,
    market: ['fan', 'panda', 'tower'],
    drawn: '',
    waiting_rickshaws: 0,
    deck_size: 30,
    discard: ['blossom', 'crane'],
    action_deck_size: 20,
    action_discard: [],
    composition_deck_size: 12,
    actions: ['move1', 'swap', 'swap'],
    gone: [],
    answer: '',
    possible: [],
    ...rest,
    wall: wall.split(' ').map((card) => {
      const motif = card.replace('*', '');
      const has_rickshaw = card.endsWith('*');
      return { motif, has_rickshaw, is_free: !has_rickshaw && motif !== 'tower' };
    }),
    compositions: held.map((row) => composition(row)),
    open: laidOpen.map((row) => (row ? composition(row) : null)),
    seats: photos.map((rows, seat) => ({
      look: LOOKS[seat] ?? 'amber',
      actions: 3,
      compositions: 2,
      photos: rows.map((row) => composition(row)),
      points: rows.reduce((sum, row) => sum + composition(row).points, 0),
      wrong: 0,
      misses: 0,
      time_to_mark: 6000,
      next_lock_out: 5000,
      is_closed: false,
      has_answered: false,
      is_resting: false,
    })),
  };
}
