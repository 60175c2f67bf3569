// What the board is told: the generated view, and what it reads of the shell's structs.

import type { Shown } from './generated';

export type View = Shown;

/** What the board reads of the shell's ShownSeat. */
export interface Person {
  kind: string;
  bot: string;
  isHere: boolean;
  isThinking: boolean;
}

/** What the board reads of the shell's ShownLine; each event has `kind` and the fields of its generated type. */
export interface Line {
  v: number;
  seat: number;
  move: string;
  events: Record<string, unknown>[];
  /** How the race for it was judged, where there was one, in the order of places. */
  strips?: readonly Strip[];
}

/** One call as the race's judge saw it; the shell's Strip. */
export interface Strip {
  seat: number;
  elapsed: number;
  reaction: number | null;
  credit: number;
  effective: number;
  place: number;
  isPhotoFinish: boolean;
  isFalseStart: boolean;
}

/** What a move says beside its text: the window it answers, and for a call the milliseconds from paint to press. */
export interface Press {
  window: number;
  reaction: number | null;
}

export interface Reason {
  why: string;
  clause: string;
}

export type Translate = (key: string, args?: Record<string, string | number>) => string;
export type SoundName = 'lay' | 'roll' | 'shutter' | 'call' | 'flop' | 'win' | 'turn';

export interface BoardProps {
  view: View;
  legal: string[];
  /** The seat that is acted for; -1 for spectators. */
  seat: number;
  seats: Person[];
  toAct: number[];
  canUndo: boolean;
  /** New since the last frame. */
  lines: Line[];
  /** The window in which calls are open; 0 for none. */
  window?: number;
  /** Milliseconds until something follows by itself; 0 where nothing does. */
  due?: number;
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  isDisplay: boolean;
  /** This is how it was; whatever is sent leads back to now. */
  isPast?: boolean;
  /** The shutter lies under the left thumb. */
  isLeftHanded?: boolean;
  t: Translate;
  name: (seat: number) => string;
  onmove: (text: string, press?: Press) => unknown;
  onundo: () => void;
  onwhy: (text: string) => Promise<Reason | null>;
  sound: (name: SoundName) => void;
}

/** A photo that was possible and that nobody took. */
export interface MissedPhoto {
  /** The record of the log before which it was possible. */
  v: number;
  turn: number;
  seat: number;
  /** Its motifs, joined by hyphens. */
  row: string;
  points: number;
}
