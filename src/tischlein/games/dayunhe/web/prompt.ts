// Which sentence stands at the top: read off the model and what is offered, as one word key.

import type { Model } from './model';
import type { Offers } from './moves';

export interface Asked {
  ask: string;
  /** The person is expected to do something. */
  isMine: boolean;
}

const WAITS: Record<string, string> = { taking: 'wait-take', drafting: 'wait-draft', sailing: 'wait-sail', inspecting: 'wait-sail' };

export function askOf(model: Model, offers: Offers, seat: number, isMine: boolean, mode: string, chosen: string): Asked {
  const { step, winners, pending } = model;
  if (step === 'over') {
    const ask = winners.length > 1 ? 'shared' : winners.includes(seat) ? 'won' : 'winner';
    return { ask, isMine: false };
  }
  if (!isMine || offers.size === 0) return { ask: WAITS[step] ?? 'wait-act', isMine: false };
  const mine = (ask: string) => ({ ask, isMine: true });
  switch (step) {
    case 'taking':
      return mine('take');
    case 'drafting':
      return mine(chosen ? 'draft-chosen' : 'draft');
    case 'placing':
      return mine(pending.tile === 'unrest' ? 'place-unrest' : 'place');
    case 'turning':
      return mine('turn');
    case 'rebuilding':
      return mine('rebuilding');
    case 'tucking':
      return mine(pending.verb === 'calm' ? 'tuck-calmed' : 'tuck');
    case 'inspecting':
      return mine('inspect');
    case 'sailing':
      return mine('sail');
    default:
      if (mode) return mine(`aim-${mode}`);
      return mine(offers.size === 1 && offers.has('end') ? 'done' : 'act');
  }
}

/** 1 cards, 2 actions, 3 voyage; 0 before the first round and 5 when all is over. */
export function phaseOf(step: string): number {
  if (step === 'taking') return 0;
  if (step === 'drafting') return 1;
  if (step === 'sailing') return 3;
  return step === 'over' ? 5 : 2;
}
