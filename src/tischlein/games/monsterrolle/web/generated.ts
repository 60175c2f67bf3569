// Written by `python -m tools.typescript`; change the Python side and run that again.

export interface ShownPlace {
  /** Bottom to top; the last one is visible. Stop cards are not included. */
  cards: string[];
  is_protected: boolean;
}

/** An uninterrupted run of paper: its first and last place, from 1, and its points (MR-5.1). */
export interface ShownSection {
  first: number;
  last: number;
  points: number;
}

export interface ShownSeat {
  monster: string;
  hand_size: number;
  /** Cards in this hand that everybody knows. */
  known: string[];
  row: ShownPlace[];
  /** One number per scoring so far. */
  points: number[];
  /** The points of a scoring at this moment. */
  best: number;
  best_first: number;
  /** The last place, from 1, of the section from `best_first` that would count; both are 0 without paper. */
  best_last: number;
  /** All sections, for showing how a scoring counts. */
  sections: ShownSection[];
}

export interface Shown {
  seat: number;
  phase: string;
  active: number;
  turn: number;
  /** How many cards have left the active seat's hand in this turn. */
  used: number;
  /** The place, from 1, of the paper that was laid first in this turn; 0 if none was. */
  fresh: number;
  /** The place, from 1, left of the first joint that does not match; 0 if all match. */
  broken: number;
  /** Legal lays that do not match yet and need a second card beside them. Only for the seat that moves. */
  mended_beside: string[];
  /** Legal lays where one card of the turn covers the other (MR-7.3), which is rarely intended. */
  covered_itself: string[];
  hand: string[];
  seats: ShownSeat[];
  /** Bottom to top. */
  discard: string[];
  deck_size: number;
  scorings: number;
}

export interface BoxSheet {
  sheet: string;
  /** By kind: all copies of the same two colours as they are printed, those with a star first. */
  papers: string[][];
  /** By colour. */
  tears: string[][];
  stops: number;
  scorings: number;
  monsters: string[];
}

export interface Components {
  /** The one that a table has if nobody chooses another one is the first. */
  sheets: BoxSheet[];
}

/** Sent to the drawing seat only. */
export interface Drew {
  kind: 'Drew';
  seat: number;
  card: string;
}

/** Sent to everybody but the drawing seat. */
export interface DrewUnseen {
  kind: 'DrewUnseen';
  seat: number;
}

/** `reveals` although nothing was hidden, because drawing cannot be taken back, from either pile (MR-6.2). */
export interface Took {
  kind: 'Took';
  seat: number;
  card: string;
}

export interface TurnedUp {
  kind: 'TurnedUp';
  card: string;
}

/** A scoring card interrupts the game (MR-2.5). The long pause lets people watch the counting. */
export interface ScoringCame {
  kind: 'ScoringCame';
  number: number;
}

export interface Scored {
  kind: 'Scored';
  seat: number;
  points: number;
  total: number;
}

export interface Laid {
  kind: 'Laid';
  seat: number;
  card: string;
  place: number;
  /** The card that it covers; empty if it was appended. */
  over: string;
}

export interface Protected {
  kind: 'Protected';
  seat: number;
  place: number;
}

export interface Torn {
  kind: 'Torn';
  seat: number;
  card: string;
  victim: number;
  place: number;
  over: string;
}

export interface Discarded {
  kind: 'Discarded';
  seat: number;
  card: string;
}

export interface TurnBegan {
  kind: 'TurnBegan';
  seat: number;
  turn: number;
}

export interface Ended {
  kind: 'Ended';
  winners: number[];
}

export type GameEvent =
  | Drew
  | DrewUnseen
  | Took
  | TurnedUp
  | ScoringCame
  | Scored
  | Laid
  | Protected
  | Torn
  | Discarded
  | TurnBegan
  | Ended;
