// What the board is told: the generated view, and the kit's form of everything else.

import type { BoardProps as Told } from '$kit/board';
import type { Shown } from './generated';

export type { Line, Person, Press, Reason, Strip, Translate } from '$kit/board';
export type View = Shown;
export type SoundName = 'lay' | 'roll' | 'shutter' | 'call' | 'flop' | 'win' | 'turn';
export type BoardProps = Told<View, SoundName>;

/** A photo that was possible and that nobody took. */
export interface MissedPhoto {
  /** The record of the log before which it was possible. */
  v: number;
  turn: number;
  seat: number;
  /** Its motifs, joined by hyphens. */
  row: string;
  points: number;
  /** The place of its leftmost card, from 1. */
  start: number;
}
