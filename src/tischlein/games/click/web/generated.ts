// Written by `python -m tools.typescript`; change the Python side and run that again.

/** A kind of motif in this box. */
export interface ShownKind {
  /** Its name in the cards of the wall, in compositions and in the log. */
  id: string;
  /** Its name in notation: `back WORD PLACE`. */
  word: string;
  /** The kind whose drawing is used; empty for a plain card with the name on it. */
  drawing: string;
  /** Its name in every language; empty if it has words: `cl-motif-ID`. */
  name: string;
  /** Wall cards of this kind in the box. */
  count: number;
}

/** What never changes in a match and is the same for all viewers. */
export interface Fixed {
  /** Action cards that may be played in a turn. */
  most_actions: number;
  /** All kinds of this box, in the order of its sheet. */
  kinds: ShownKind[];
  /** The order of a dragon's parts in compositions: `head-tail`, `head-middle-tail`, or with the tail first. */
  dragons: string[];
  is_calm: boolean;
}

export interface ShownWallCard {
  motif: string;
  has_rickshaw: boolean;
  /** Whether action cards may move, swap or remove it. */
  is_free: boolean;
}

export interface ShownComposition {
  /** The number of the card on the component sheet, which never changes. */
  id: number;
  motifs: string[];
  points: number;
}

export interface ShownSeat {
  look: string;
  /** The number of action cards in hand. */
  actions: number;
  /** The number of composition cards in hand. */
  compositions: number;
  /** The score pile, in the order of the photos. */
  photos: ShownComposition[];
  points: number;
  /** Wrong calls in this window. */
  wrong: number;
  /** Wrong calls since its last photo, on which the next two fields depend (CL-3.20). */
  misses: number;
  /** Milliseconds that this seat has for marking after a call. */
  time_to_mark: number;
  /** Milliseconds of the lock-out after one more wrong call; 0 if there is none. `match.locked` is the current one. */
  next_lock_out: number;
  /** Whether the seat may not call in this window any more, after three wrong calls. */
  is_closed: boolean;
  /** Calm photos: whether it has answered in this window. */
  has_answered: boolean;
  /** Calm photos: whether it passes in all windows of this turn. */
  is_resting: boolean;
}

export interface Shown extends Fixed {
  seat: number;
  /** start, take, place, must-take, act, replaced, ending or over. */
  phase: string;
  active: number;
  turn: number;
  /** Turns until the game ends, including the current one; 0 if unknown. */
  turns_left: number;
  /** Action cards played in this turn. */
  played: number;
  /** Whether photos can be called now, or answered in calm mode. */
  is_window: boolean;
  /** The number of the window, rising during the match. */
  window: number;
  /** The seat that has called and is marking; -1 if none is. */
  marking: number;
  /** The seats that have called, in order; the first one is marking. */
  queue: number[];
  /** Whether the call of the seat that marks came faster than a human reacts (CL-6.3). */
  is_false_start: boolean;
  wall: ShownWallCard[];
  market: string[];
  /** The card of step 2 that is to be laid; empty if there is none. */
  drawn: string;
  waiting_rickshaws: number;
  deck_size: number;
  /** Wall cards and rickshaws, bottom to top. */
  discard: string[];
  action_deck_size: number;
  /** Bottom to top. */
  action_discard: string[];
  composition_deck_size: number;
  /** The places a, b and c of the notation; null after a photo. */
  open: (ShownComposition | null)[];
  /** The viewer's hand: move1, move2, swap, remove, extra, replace, back. */
  actions: string[];
  /** The viewer's hand. Numbered from 1, these are the slots of `photo`. */
  compositions: ShownComposition[];
  /** Compositions that the viewer has discarded. */
  gone: ShownComposition[];
  /** Calm photos: the viewer's answer; empty before. */
  answer: string;
  /** The viewer's possible photos as moves, only at a table with the helper for beginners. */
  possible: string[];
  seats: ShownSeat[];
}

export interface ShownAction {
  /** move1, move2, swap, remove, extra, replace or back. */
  action: string;
  count: number;
}

export interface Components {
  /** In the order of the sheet; with how many wall cards there are of each. */
  kinds: ShownKind[];
  rickshaws: number;
  /** In the order of the sheet. */
  compositions: ShownComposition[];
  actions: ShownAction[];
}

export interface TurnBegan {
  kind: 'TurnBegan';
  seat: number;
  turn: number;
}

export interface RickshawsMoved {
  kind: 'RickshawsMoved';
  count: number;
  /** Whether the rightmost one left the wall. */
  has_left: boolean;
}

export interface RickshawCame {
  kind: 'RickshawCame';
  place: number;
}

/** There was no free card for the rickshaw. */
export interface RickshawWaits {
  kind: 'RickshawWaits';
}

/** Sent to everybody. The next move chooses its end of the wall. */
export interface DrewWallCard {
  kind: 'DrewWallCard';
  seat: number;
  card: string;
}

export interface Laid {
  kind: 'Laid';
  seat: number;
  card: string;
  is_left: boolean;
}

export interface MarketFilled {
  kind: 'MarketFilled';
  cards: string[];
}

/** The cards in the order in which they were laid at the left end: the last one is leftmost. */
export interface WallRefilled {
  kind: 'WallRefilled';
  cards: string[];
}

export interface WallDeckShuffled {
  kind: 'WallDeckShuffled';
  count: number;
}

export interface ActionDeckShuffled {
  kind: 'ActionDeckShuffled';
  count: number;
}

export interface Moved {
  kind: 'Moved';
  seat: number;
  card: string;
  origin: number;
  target: number;
}

export interface Swapped {
  kind: 'Swapped';
  seat: number;
  card: string;
  place: number;
  other_card: string;
  other_place: number;
}

export interface Removed {
  kind: 'Removed';
  seat: number;
  card: string;
  place: number;
}

export interface AskedForExtra {
  kind: 'AskedForExtra';
  seat: number;
}

/** An action card was laid down without effect (CL-2.10). */
export interface Dropped {
  kind: 'Dropped';
  seat: number;
  action: string;
}

export interface ReplacedMarket {
  kind: 'ReplacedMarket';
  seat: number;
}

export interface TookBack {
  kind: 'TookBack';
  seat: number;
  card: string;
  place: number;
}

/** The discarded actions are public, the compositions hidden (CL-8.1). */
export interface Renewed {
  kind: 'Renewed';
  seat: number;
  actions: string[];
  compositions: number;
}

/** Sent to the drawing seat only. */
export interface DrewActions {
  kind: 'DrewActions';
  seat: number;
  cards: string[];
}

/** Sent to everybody but the drawing seat. */
export interface DrewActionsUnseen {
  kind: 'DrewActionsUnseen';
  seat: number;
  count: number;
}

/** Sent to the drawing seat only. */
export interface DrewCompositions {
  kind: 'DrewCompositions';
  seat: number;
  rows: string[];
}

/** Sent to everybody but the drawing seat. */
export interface DrewCompositionsUnseen {
  kind: 'DrewCompositionsUnseen';
  seat: number;
  count: number;
}

/** A seat has called. Which photo it means is shown only by its marks, if they are right (CL-3.12). */
export interface Called {
  kind: 'Called';
  seat: number;
  /** In the queue: 1 marks now, the others wait. */
  position: number;
}

export interface WrongCall {
  kind: 'WrongCall';
  seat: number;
  /** The wrong calls of the seat in this window. */
  count: number;
}

/** A call ended without a photo, but is not wrong: another seat's photo came first (CL-3.19). */
export interface Outrun {
  kind: 'Outrun';
  seat: number;
}

/** Sent to the caller only: the call came during its lock-out. */
export interface LockedOut {
  kind: 'LockedOut';
  seat: number;
  /** The rest of the lock-out in milliseconds. */
  left: number;
}

export interface PhotoTaken {
  kind: 'PhotoTaken';
  seat: number;
  /** The motifs, joined by hyphens. */
  row: string;
  points: number;
  /** The place of its leftmost card. */
  place: number;
  /** Whether it was one of the open compositions. */
  is_open: boolean;
}

/** Calm photos: all have answered, so no answer can be taken back any more. */
export interface AllDecided {
  kind: 'AllDecided';
}

/** Calm photos: an earlier photo of the same window has used cards of this one. */
export interface PhotoGone {
  kind: 'PhotoGone';
  seat: number;
}

/** The last composition was drawn in this seat's turn, so this seat will have the last turn. */
export interface LastTurns {
  kind: 'LastTurns';
  seat: number;
}

export interface Ended {
  kind: 'Ended';
  winners: number[];
}

export type GameEvent =
  | TurnBegan
  | RickshawsMoved
  | RickshawCame
  | RickshawWaits
  | DrewWallCard
  | Laid
  | MarketFilled
  | WallRefilled
  | WallDeckShuffled
  | ActionDeckShuffled
  | Moved
  | Swapped
  | Removed
  | AskedForExtra
  | Dropped
  | ReplacedMarket
  | TookBack
  | Renewed
  | DrewActions
  | DrewActionsUnseen
  | DrewCompositions
  | DrewCompositionsUnseen
  | Called
  | WrongCall
  | Outrun
  | LockedOut
  | PhotoTaken
  | AllDecided
  | PhotoGone
  | LastTurns
  | Ended;
