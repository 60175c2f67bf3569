// The steps of a turn as small icons: which are done, and which is the current one.

import type { Translate, View } from '../types';

export interface Step {
  name: string;
  state: 'done' | 'now' | 'later';
}

const AT: Record<string, number> = { start: 0, take: 1, place: 1, 'must-take': 1, act: 2, replaced: 2, ending: 3 };

export function stepsOf(view: View, isSeated: boolean, t: Translate): Step[] {
  const now = AT[view.phase];
  if (now === undefined || !isSeated || view.marking >= 0) return [];
  const played = Math.min(view.most_actions, view.played + (view.phase === 'replaced' ? 0 : 1));
  const names = [
    t('cl-page-step-rickshaws'),
    t('cl-page-step-lay'),
    t('cl-page-step-act', { number: played, most: view.most_actions }),
    t('cl-page-step-draw'),
  ];
  return names.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}
