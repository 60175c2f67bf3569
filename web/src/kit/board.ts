// What the shell tells a board, and what a board may ask of it. The only types that both sides share: boards know no part
// of the shell, and the shell knows no game.

/** What a board reads of a chair at the table. */
export interface Person {
  /** open, person or bot. */
  kind: string;
  /** The bot that plays here, also while it sits in for an absent person. */
  bot: string;
  isHere: boolean;
  isThinking: boolean;
}

/** What a board reads of one step of the log. */
export interface Line {
  v: number;
  seat: number;
  move: string;
  /** Each with `kind` and the fields of its type in the game's generated.ts. */
  events: Record<string, unknown>[];
  /** How the race for it was judged, where there was one, in the order of places. */
  strips?: readonly Strip[];
}

/** One call as the judge of a race saw it. Times in milliseconds. */
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

/** What a move says beside its text. */
export interface Press {
  /** The window that it was made in. */
  window: number;
  /** Milliseconds from the paint of the frame that opened the window to the press; null where they were not measured. */
  reaction: number | null;
}

/** Why a move is not allowed: a sentence, and the id of the clause that it rests on. */
export interface Reason {
  why: string;
  clause: string;
}

/** Words of the game and of the shell, in the chosen language. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View = unknown, Sound extends string = string> {
  /** What the acting seat knows: the game's own `Shown`. */
  view: View;
  /** Texts of the moves that the acting seat may make now. */
  legal: string[];
  /** The seat acted for now; -1 for spectators. */
  seat: number;
  seats: Person[];
  /** The seats that may do something now. */
  toAct: number[];
  canUndo: boolean;
  /** New since the last frame, for motion and sound. */
  lines: Line[];
  /**
   * What still holds of the log since shortly before the last turn of `seat` (of a spectator: the last round), oldest first.
   * There from the first frame on, also after a reload, on a second device and after the curtain.
   */
  recent?: Line[];
  /** The line of the log under the pointer or the focus; where it happened may be marked. */
  pointed?: Line | null;
  /** The window that is open now; 0 for none, and in games without windows. */
  window?: number;
  /** Milliseconds until something follows by itself; 0 where nothing does. */
  due?: number;
  /** By seat, the milliseconds for which it may not call; empty in games without calls. */
  locked?: number[];
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  /** A television: seen from afar, nobody acts on it. */
  isDisplay: boolean;
  /** A look back. Nothing can be done here: `onmove`, `onundo` and `onwhy` lead back to now. */
  isPast?: boolean;
  /** What a thumb must reach fast belongs to the left. */
  isLeftHanded?: boolean;
  t: Translate;
  name: (seat: number) => string;
  /** A move may say which window it was made in; a raced one also how long the person took. */
  onmove: (text: string, press?: Press) => unknown;
  /** Takes back the whole part that was done last (a build, a card); with a number so many single steps. */
  onundo: (steps?: number) => unknown;
  /** Why this move is not allowed; null where it is. */
  onwhy: (text: string) => Promise<Reason | null>;
  /** What these moves would lead to, in the game's own form (its `outlook.Outlook`); null where that cannot be said. */
  ontry?: (moves: string[]) => Promise<unknown>;
  /** A board that shows one thing after the other says when it has shown all of it; a result waits for that. */
  onsettled?: (isSettled: boolean) => void;
  sound: (name: Sound) => void;
}

/** What a game shows of its end beside the places: a scoring sheet, a review. */
export interface EndProps<View = unknown, Review = unknown> {
  view: View;
  /** What a look back over the finished match found, in the game's own form; absent until it is known. */
  review?: Review | undefined;
  t: Translate;
  name: (seat: number) => string;
  /** Shows the board as it was after this record of the log. */
  onmoment?: ((v: number) => void) | undefined;
}

/** For a small picture of what one sentence of the log tells: a card, a tile, a star. */
export interface LogArtProps {
  /** With `kind` and its fields. */
  event: Record<string, unknown>;
  seats: readonly { look: string }[];
}

/** Where one device goes around, a game may have words of its own, as keys. */
export interface Passing {
  /** What to know before. */
  note: string;
  /** What whoever takes the device is asked; empty for an ordinary turn. */
  asked: (moves: readonly string[]) => string;
}
