// The types of the board's input: the generated view, and the kit's types for everything else.

import type { BoardProps as Told } from '$kit/board';
import type { Shown } from './generated';

export type { Line, Person, Press, Reason, Strip, Translate } from '$kit/board';
export type View = Shown;
export type SoundName = 'lay' | 'roll' | 'shutter' | 'call' | 'flop' | 'win' | 'turn';
export type BoardProps = Told<View, SoundName>;

/** A photo that was possible and not taken. */
export interface MissedPhoto {
  /** The number of the log record after which it became possible. */
  v: number;
  turn: number;
  seat: number;
  /** Its motifs, joined by hyphens. */
  row: string;
  points: number;
  /** The place of its leftmost card, from 1. */
  start: number;
}
