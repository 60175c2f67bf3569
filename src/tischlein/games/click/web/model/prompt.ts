// The sentence at the top, as one word key, chosen from the view and the legal moves.

import { overFor } from '$kit/happened';
import type { View } from '../types';

export type Ask =
  | 'winner' | 'won' | 'shared' | 'mark' | 'mark-where' | 'mark-which' | 'pressed' | 'calls' | 'queued' | 'calm' | 'calm-mark' | 'calm-wait'
  | 'take' | 'take-end' | 'place' | 'must-take' | 'act' | 'act-more' | 'replaced' | 'start' | 'start-look' | 'ending'
  | 'move1' | 'move1-to' | 'move2' | 'move2-to' | 'swap' | 'swap-to' | 'remove' | 'extra' | 'replace' | 'back' | 'back-to' | 'renew' | 'drop' | 'confirm'
  | 'wait' | 'past';

export interface Asked {
  ask: Ask;
  tone: 'mine' | 'call' | 'calm';
  /** Whether a countdown is shown, because a seat is marking. */
  hasRing: boolean;
  /** Whether an automatic step follows soon. */
  hasPause: boolean;
}

/** What the board knows about the person besides the view. */
export interface Doing {
  isSeated: boolean;
  isPressed: boolean;
  isAsked: boolean;
  wantsPhoto: boolean;
  hasName: boolean;
  hasCards: boolean;
  action: string;
  taps: readonly string[];
  isComplete: boolean;
  /** Whether an action card is laid down without effect, because it cannot be carried out. */
  isDropped: boolean;
  /** Whether an earlier position is shown. */
  isPast: boolean;
}

const TWO_TAPS = ['move1', 'move2', 'swap', 'back'];

export function winnersOf(view: View): number[] {
  if (view.phase !== 'over') return [];
  const best = Math.max(...view.seats.map((seat) => seat.points));
  const most = Math.max(...view.seats.filter((seat) => seat.points === best).map((seat) => seat.photos.length));
  return view.seats.flatMap((seat, at) => (seat.points === best && seat.photos.length === most ? [at] : []));
}

/** The seats by points, then by photos. */
export function rankedOf(view: View): number[] {
  const worth = ({ points, photos }: View['seats'][number]) => points * 100 + photos.length;
  return view.seats.map((_, seat) => seat).sort((a, b) => worth(view.seats[b]!) - worth(view.seats[a]!));
}

/** Whether somebody else has as many points, so that the number of photos decided (CL-7.3). */
export function isByPhotos(view: View): boolean {
  const winners = winnersOf(view);
  const best = view.seats[winners[0] ?? -1]?.points;
  return view.seats.filter((seat) => seat.points === best).length > winners.length && winners.length > 0;
}

/** The beginning of the sentence. */
export function leadOf({ ask, tone }: Asked): string {
  if (tone === 'mine') return ask.startsWith('calm') ? 'calm' : 'mine';
  if (ask.startsWith('mark')) return 'mark';
  if (ask === 'calls' || ask === 'queued') return 'calls';
  if (['won', 'winner', 'shared'].includes(ask)) return 'over';
  return ask === 'pressed' ? 'pressed' : 'turn';
}

function said(ask: Ask, tone: Asked['tone'], more: Partial<Asked> = {}): Asked {
  return { ask, tone, hasRing: false, hasPause: false, ...more };
}

export function askOf(view: View, seat: number, doing: Doing): Asked {
  if (view.phase === 'over') return said(overFor(seat, winnersOf(view)), 'calm');
  if (doing.isPast) return said('past', 'calm');
  if (view.marking >= 0) {
    if (view.marking === seat) {
      return said(doing.hasName ? 'mark-where' : doing.hasCards ? 'mark-which' : 'mark', 'call', { hasRing: true });
    }
    return said(view.queue.includes(seat) ? 'queued' : 'calls', 'call', { hasRing: true });
  }
  if (doing.isPressed) return said('pressed', 'call');
  if (view.is_calm && view.is_window) {
    const hasRing = true;
    if (!doing.isAsked) return said('calm-wait', 'calm', { hasRing });
    return said(doing.wantsPhoto ? 'calm-mark' : 'calm', 'mine', { hasRing });
  }
  if (view.phase === 'start') return said(view.wall.some((card) => card.has_rickshaw) ? 'start' : 'start-look', 'calm', { hasPause: true });
  if (view.phase === 'ending') return said('ending', 'calm', { hasPause: true });
  if (view.active !== seat || !doing.isSeated) return said('wait', 'calm');
  return said(commandOf(view, doing), 'mine');
}

/** What the active player has to do next. */
function commandOf(view: View, doing: Doing): Ask {
  const { action, taps, isComplete } = doing;
  if (taps[0] === 'renew') return 'renew';
  if (doing.isDropped) return 'drop';
  if (action === 'extra' || action === 'replace') return action;
  if (isComplete) return 'confirm';
  if (action) return (taps.length > 1 && TWO_TAPS.includes(action) ? `${action}-to` : action) as Ask;
  if (taps[0]?.startsWith('market:')) return 'take-end';
  if (view.phase === 'act') return view.played > 0 ? 'act-more' : 'act';
  return view.phase as Ask;
}
