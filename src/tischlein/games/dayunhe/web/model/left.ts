// The parts of the viewer's card that would be lost if the turn ended now: only those that could still be used.

import { printed } from './cards';
import type { Offers } from './moves';
import type { Translate, View } from '../types';

export interface Left {
  sign: string;
  words: string;
}

export function leftOf(card: string, turn: View['turn'], offers: Offers, t: Translate): Left[] {
  const face = printed(card);
  if (!face || !offers.has('end')) return [];
  const left: Left[] = [];
  if (offers.has('supply')) left.push({ sign: 'supply', words: t('dy-page-unused-supply', { count: turn.supplies }) });
  if (offers.has('build') || offers.has('city')) left.push({ sign: 'build', words: t('dy-page-unused-build', { count: turn.builds }) });
  if (offers.has(card)) left.push({ sign: `card-${face.number}`, words: t(`dy-page-act-${card}`) });
  return left;
}

/** Whether the turn of this seat in this round is over. */
export function isTurnOver({ step, start, active, seats }: View, seat: number): boolean {
  if (step === 'drafting' || step === 'taking') return false;
  if (step === 'sailing' || step === 'rising' || step === 'over') return true;
  const place = (who: number) => (who - start + seats.length) % seats.length;
  return place(active) > place(seat);
}
