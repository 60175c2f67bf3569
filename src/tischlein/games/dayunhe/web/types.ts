// What the board is told, and what it reads of the shell's structs.

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
}

export interface Reason {
  why: string;
  clause: string;
}

export type Translate = (key: string, args?: Record<string, string | number>) => string;
export type SoundName = 'lay' | 'tear' | 'score' | 'win' | 'turn' | 'sail' | 'gong' | 'shuffle';

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
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  isDisplay: boolean;
  t: Translate;
  name: (seat: number) => string;
  onmove: (text: string) => void;
  onundo: () => void;
  onwhy: (text: string) => Promise<Reason | null>;
  sound: (name: SoundName) => void;
}
