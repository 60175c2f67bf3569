// Written by `python -m tools.typescript`; change the Python side and run that again.

export interface ShownPlace {
  /** Bottom to top; the last one is seen. Stop cards are not among them. */
  cards: string[];
  is_protected: boolean;
}

/** An unbroken stretch of paper: its places, from 1, and what it is worth (MR-5.1). */
export interface ShownSection {
  first: number;
  last: number;
  points: number;
}

export interface ShownSeat {
  monster: string;
  hand_size: number;
  /** Cards that everybody knows to be in this hand. */
  known: string[];
  row: ShownPlace[];
  /** One figure per scoring so far. */
  points: number[];
  /** What a scoring would bring now. */
  best: number;
  best_first: number;
  /** The section that would count: its places, from 1; 0 and 0 when there is no paper. */
  best_last: number;
  /** All of them, so that a scoring can be counted out. */
  sections: ShownSection[];
}

export interface Shown {
  seat: number;
  phase: string;
  active: number;
  turn: number;
  /** How many cards have left the active hand in this turn. */
  used: number;
  /** The place of the paper that was laid first in this turn, from 1; 0 if there is none. */
  fresh: number;
  /** The left place of the first joint that does not match yet, from 1; 0 if all match. */
  broken: number;
  /** Legal lays that do not match yet: a second card has to go beside them. Empty for everybody but the mover. */
  mended_beside: string[];
  /** Legal lays by which one card of a turn ends under the other (MR-7.3): nobody does that but on purpose. */
  covered_itself: string[];
  hand: string[];
  seats: ShownSeat[];
  /** Bottom to top. */
  discard: string[];
  deck_size: number;
  scorings: number;
}

/** For the drawing seat only. */
export interface Drew {
  kind: 'Drew';
  seat: number;
  card: string;
}

/** For everybody else. */
export interface DrewUnseen {
  kind: 'DrewUnseen';
  seat: number;
}

/** Shows nothing hidden, but what was drawn stays drawn, from either pile (MR-6.2). */
export interface Took {
  kind: 'Took';
  seat: number;
  card: string;
}

export interface TurnedUp {
  kind: 'TurnedUp';
  card: string;
}

/** Stops the game (MR-2.5): nobody plays on while the rows are counted. */
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
  /** The card that it covers; empty when it was appended. */
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
