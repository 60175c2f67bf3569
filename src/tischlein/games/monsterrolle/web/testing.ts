// Small views for tests: a test gives what it needs, the rest has defaults.

import type { View } from './types';

interface Sketch extends Partial<Omit<View, 'seats'>> {
  /** Visible cards by seat; `+` joins a stack from the bottom up, a trailing `!` means protected. */
  rows: string[][];
  hands?: number[];
  points?: number[][];
}

/** The runs of paper without a tear on top, as the server computes them. */
function sectionsOf(row: string[]): View['seats'][number]['sections'] {
  const found: View['seats'][number]['sections'] = [];
  row.forEach((text, at) => {
    const card = text.replace('!', '').split('+').at(-1) ?? '';
    if (card.startsWith('t')) return;
    const points = card.endsWith('*') ? 2 : 1;
    const open = found.at(-1);
    if (open && open.last === at) Object.assign(open, { last: at + 1, points: open.points + points });
    else found.push({ first: at + 1, last: at + 1, points });
  });
  return found;
}

function bestOf(sections: View['seats'][number]['sections']) {
  const best = sections.toSorted((a, b) => b.points - a.points)[0];
  return { best: best?.points ?? 0, best_first: best?.first ?? 0, best_last: best?.last ?? 0 };
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
    mended_beside: [],
    covered_itself: [],
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
      ...bestOf(sectionsOf(row)),
      sections: sectionsOf(row),
    })),
  };
}
