// What the answers to "what is this?" are made from.

import type { Now } from '$kit/whatis';
import type { Translate, View } from '../types';
import { meant } from './moves';

export interface Table {
  view: View;
  /** The own seat; -1 for spectators. */
  seat: number;
  /** Spots tapped already, and those that may be tapped next. */
  taps: readonly string[];
  targets: ReadonlySet<string>;
  /** Whether a call would be heard now. */
  canCall: boolean;
  /** Milliseconds for which the own seat may not call. */
  locked: number;
  t: Translate;
  name: (seat: number) => string;
}

/** What a tap would do; where it would do nothing, the move that the table is asked about. */
export function usable(at: string, { taps, targets, seat }: Table, words: string): { now?: Now; move?: string | undefined } {
  if (seat < 0) return {};
  if (targets.has(at)) return { now: { tone: 'can', words } };
  return { move: meant(taps.length > 0 && at.startsWith('wall:') ? [...taps, at] : [at]) ?? undefined };
}
