// The interface between shell and boards. These are the only types that both share: boards do not import the shell, and
// the shell knows no game.

/** A seat at the table. */
export interface Person {
  /** open, person or bot. */
  kind: string;
  /** The bot that plays here, for itself or for an absent person. */
  bot: string;
  isHere: boolean;
  isThinking: boolean;
}

/** One step of the log. */
export interface Line {
  v: number;
  seat: number;
  move: string;
  /** Each with `kind` and the fields of its type in the game's generated.ts. */
  events: Record<string, unknown>[];
  /** The calls of the race that decided this step, by place. Absent or empty without a race. */
  strips?: readonly Strip[];
}

/** One call of a race with the numbers behind its place. Times in microseconds. */
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

/** Details of a move in a game with races. */
export interface Press {
  /** The race window in which it was made. */
  window: number;
  /** Milliseconds from painting the frame that opened the window to the press; null if not measured. */
  reaction: number | null;
}

/** Why a move is not allowed: a sentence, and the id of the clause in the rules. */
export interface Reason {
  why: string;
  clause: string;
}

/** Translates keys of the game and of the shell into the chosen language. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View = unknown, Sound extends string = string> {
  /** What the acting seat may see, in the shape of the game's `Shown`. */
  view: View;
  /** The legal moves of the acting seat, as texts. */
  legal: string[];
  /** The acting seat; -1 for spectators. */
  seat: number;
  seats: Person[];
  /** Seats that may act now. */
  toAct: number[];
  canUndo: boolean;
  /** Lines since the last frame, for animations and sounds. */
  lines: Line[];
  /**
   * Lines that were not undone, from just before the last turn of `seat` on (for spectators: the last round), oldest first.
   * Also available in the first frame: after a reload, on a second device and after the curtain.
   */
  recent?: Line[];
  /** The log line under the pointer or focus; the board may highlight where it happened. */
  pointed?: Line | null;
  /** The open race window; 0 for none, and in games without races. */
  window?: number;
  /** Milliseconds until the next automatic move; 0 if there is none. */
  due?: number;
  /** By seat, the milliseconds left in which its calls have no effect; empty in games without calls. */
  locked?: number[];
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  /** A shared screen: seen from a distance, without input. */
  isDisplay: boolean;
  /** The least size of what can be pressed, in pixels; larger at a table with children. Style sheets have it as `--hit`. */
  hit?: number;
  /** An earlier position. `onmove`, `onundo` and `onwhy` return to the current one instead of acting. */
  isPast?: boolean;
  /** Put what a thumb must reach quickly on the left. */
  isLeftHanded?: boolean;
  t: Translate;
  name: (seat: number) => string;
  /** Submits a move, in a game with races with the window and, for a call, the reaction time. */
  onmove: (text: string, press?: Press) => unknown;
  /** Takes back the whole last part of the turn (a build, a card), or the given number of single steps. */
  onundo: (steps?: number) => unknown;
  /** Why this move is not allowed; null if it is. */
  onwhy: (text: string) => Promise<Reason | null>;
  /** What these moves would lead to, in the shape of the game's `outlook.Outlook`; null if unavailable or not allowed. */
  ontry?: (moves: string[]) => Promise<unknown>;
  /** Reports whether all animations have ended; the result is shown only then. */
  onsettled?: (isSettled: boolean) => void;
  sound: (name: Sound) => void;
}

/** For what a game adds to the ranking at its end: a scoring sheet, a review. */
export interface EndProps<View = unknown, Review = unknown> {
  view: View;
  /** The game's analysis of the finished match, in a form of its own; absent until it has been computed. */
  review?: Review | undefined;
  t: Translate;
  name: (seat: number) => string;
  /** Shows the board after this record of the log. */
  onmoment?: ((v: number) => void) | undefined;
}

/** For a small picture beside a sentence of the log: a card, a tile, a star. */
export interface LogArtProps {
  /** `kind` and the event's fields. */
  event: Record<string, unknown>;
  seats: readonly { look: string }[];
}

/** For a small drawing of a key moment in a replay, in a circle of 32 px. */
export interface MomentProps {
  /** One of the game's `replay.ICONS`. */
  icon: string;
}

/** What one seat hides from the others, drawn small: for a replay with all hands open. */
export interface HandProps<View = unknown> {
  /** As this seat knew it. */
  view: View;
  t: Translate;
}

/** What a person's statistics count besides points, from the game's look back at a finished match: words and numbers. */
export type FiguresOf = (review: unknown, seat: number) => { key: string; value: number }[];

/** A seat's colour and shape, for charts; `path` is drawn around 0 0 with a radius of about `size`. */
export type MarkOf = (look: string) => { colour: string; path: (size: number) => string };

/** A game's own message keys for pass and play. */
export interface Passing {
  /** A note before the match. */
  note: string;
  /** What the curtain asks the next player; empty for an ordinary turn. */
  asked: (moves: readonly string[]) => string;
}
