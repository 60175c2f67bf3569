// The sentence at the top, as one word key, chosen from the model and the legal moves.

import { overFor } from '$kit/happened';
import type { Model } from './model';
import type { Offers } from './moves';

export interface Asked {
  ask: string;
  /** Whether the viewer has to act. */
  isMine: boolean;
}

const WAITS: Record<string, string> = { taking: 'wait-take', drafting: 'wait-draft', sailing: 'wait-sail', inspecting: 'wait-sail', rising: 'wait-rise' };

/** What the person at the board is doing. */
export interface Doing {
  offers: Offers;
  isMine: boolean;
  mode: string;
  chosen: string;
  deed: string;
  isAsking: boolean;
}

/** `stage`: what the board is still animating while the table is further on. */
export function askOf(model: Model, { offers, isMine, mode, chosen, deed, isAsking }: Doing, seat: number, stage: string): Asked {
  const { step, winners, pending } = model;
  if (stage === 'voyage' || stage === 'uprising') return { ask: `shown-${stage}`, isMine: false };
  if (step === 'over') return { ask: overFor(seat, winners), isMine: false };
  if (!isMine || offers.size === 0) return { ask: WAITS[step] ?? 'wait-act', isMine: false };
  const mine = (ask: string) => ({ ask, isMine: true });
  if (isAsking) return mine('why');
  if (deed.startsWith('city ')) return mine('deed-city');
  if (deed) return mine('deed');
  switch (step) {
    case 'taking':
      return mine('take');
    case 'drafting':
      return mine(chosen ? 'draft-chosen' : 'draft');
    case 'placing':
      return mine(pending.tile === 'unrest' ? 'place-unrest' : 'place');
    case 'turning':
      return mine(pending.verb === 'build' ? 'turn' : 'turn-there');
    case 'rebuilding':
      return mine(pending.tile === 'unrest' ? 'rebuilding-unrest' : 'rebuilding');
    case 'tucking':
      return mine(pending.verb === 'calm' ? 'tuck-calmed' : 'tuck');
    case 'inspecting':
      return mine('inspect');
    case 'sailing':
      return mine('sail');
    case 'rising':
      return mine('rising');
    default:
      if (mode) return mine(`aim-${mode}`);
      return mine(offers.size === 1 && offers.has('end') ? 'done' : 'act');
  }
}

/** 1 cards, 2 actions, 3 voyage, 4 uprisings; 0 before the first round and 5 after the end. */
export function phaseOf(step: string): number {
  if (step === 'taking') return 0;
  if (step === 'drafting') return 1;
  if (step === 'sailing') return 3;
  if (step === 'rising') return 4;
  return step === 'over' ? 5 : 2;
}
