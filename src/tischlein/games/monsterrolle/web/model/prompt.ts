// The sentence at the top, as one word key, chosen from the view and the legal moves.

import { overFor } from '$kit/happened';
import type { View } from '../types';

export type Ask =
  | 'draw-or-take' | 'draw' | 'lay-two' | 'only-discard' | 'one-more' | 'discard-more' | 'repair'
  | 'confirm' | 'where' | 'count' | 'wait' | 'won' | 'winner' | 'shared';

export interface Asked {
  ask: Ask;
  /** Cards that may still leave the hand, shown as dots; 0 hides the dots. */
  pips: number;
}

export const COUNTING: Asked = { ask: 'count', pips: 0 };

export function totalOf(view: View, seat: number): number {
  return view.seats[seat]?.points.reduce((sum, points) => sum + points, 0) ?? 0;
}

export function winnersOf(view: View): number[] {
  if (view.phase !== 'over') return [];
  const totals = view.seats.map((_, seat) => totalOf(view, seat));
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

export function askOf(view: View, legal: readonly string[], seat: number, isMine: boolean, isLifted: boolean): Asked {
  if (view.phase === 'over') return { ask: overFor(seat, winnersOf(view)), pips: 0 };
  if (!isMine) return { ask: 'wait', pips: 0 };
  const starts = (...verbs: string[]) => legal.some((text) => verbs.includes(text.split(' ')[0] ?? ''));
  if (starts('draw')) return { ask: starts('take') ? 'draw-or-take' : 'draw', pips: 0 };
  const canLay = starts('lay', 'stop', 'tear');
  const pips = canLay || starts('discard') ? Math.max(0, 2 - view.used) : 0;
  if (isLifted && pips > 0) return { ask: 'where', pips };
  if (view.broken > 0) return { ask: 'repair', pips };
  if (pips === 0) return { ask: 'confirm', pips };
  if (view.used === 0) return { ask: canLay ? 'lay-two' : 'only-discard', pips };
  if (canLay) return { ask: 'one-more', pips };
  return { ask: 'discard-more', pips };
}
