// Written by `python -m tools.typescript`; change the Python side and run that again.

/** A kind of motif in this box. */
export interface ShownKind {
  /** What the cards of a wall, compositions and the log call it. */
  id: string;
  /** What notation calls it: `back WORD PLACE`. */
  word: string;
  /** One of our drawings, by its kind; empty for a plain one with the name on it. */
  drawing: string;
  /** What it is called, in every language; empty where we have words of our own: `cl-motif-ID`. */
  name: string;
  /** Wall cards of this kind in the box. */
  count: number;
}

/** What never changes in a match, and is the same for all who look at it. */
export interface Fixed {
  /** Action cards that may be played in a turn. */
  most_actions: number;
  /** All that there are in this box, in the order of its sheet. */
  kinds: ShownKind[];
  /** How dragons lie in compositions: `head-tail`, `head-middle-tail`, or with the tail first. */
  dragons: string[];
  is_calm: boolean;
}

export interface ShownWallCard {
  motif: string;
  has_rickshaw: boolean;
  /** Action cards may move, swap or remove it. */
  is_free: boolean;
}

export interface ShownComposition {
  /** The number of the card on the component sheet: the same card keeps it wherever it goes. */
  id: number;
  motifs: string[];
  points: number;
}

export interface ShownSeat {
  look: string;
  /** How many action cards the hand holds. */
  actions: number;
  /** How many composition cards the hand holds. */
  compositions: number;
  /** The score pile, in the order of the photos. */
  photos: ShownComposition[];
  points: number;
  /** Wrong calls in this window. */
  wrong: number;
  /** Wrong calls since its last photo: by them the two times below are measured (CL-3.20). */
  misses: number;
  /** Milliseconds that this seat has to mark after a call. */
  time_to_mark: number;
  /** Milliseconds for which one more wrong call would lock it out; 0: never. `match.locked` is what is left. */
  next_lock_out: number;
  /** Three wrong calls: this window is closed for the seat. */
  is_closed: boolean;
  /** Calm photos: has decided in this window. */
  has_answered: boolean;
  /** Calm photos: passes in all windows of this turn. */
  is_resting: boolean;
}

export interface Shown extends Fixed {
  seat: number;
  /** start, take, place, must-take, act, replaced, ending or over. */
  phase: string;
  active: number;
  turn: number;
  /** Turns until the game ends, the present one included; 0 while that is open. */
  turns_left: number;
  /** Action cards played in this turn. */
  played: number;
  /** Photos may be called now, or answered in calm mode. */
  is_window: boolean;
  /** The number of the window; it counts up through the match. */
  window: number;
  /** Who has called and is marking; -1: nobody. */
  marking: number;
  /** Who has called, in order; the first is marking. */
  queue: number[];
  /** The call of the one who is marking came too fast for a human (CL-6.3). */
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
  /** Three places, a, b and c in notation; null where a photo was made. */
  open: (ShownComposition | null)[];
  /** The own hand: move1, move2, swap, remove, extra, replace, back. */
  actions: string[];
  /** The own hand; their places, from 1, are the slots of `photo`. */
  compositions: ShownComposition[];
  /** Compositions that the viewer has discarded. */
  gone: ShownComposition[];
  /** Calm photos: the own answer; empty before. */
  answer: string;
  /** The own photos as moves, only at a table with the helper for beginners. */
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
  /** One of them drove off the right end. */
  has_left: boolean;
}

export interface RickshawCame {
  kind: 'RickshawCame';
  place: number;
}

/** There was no free card for it. */
export interface RickshawWaits {
  kind: 'RickshawWaits';
}

/** For all to see; its end is chosen next. */
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

/** One after the other at the left end: the last one lies leftmost. */
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

/** An action card laid down without effect (CL-2.10). */
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

/** The actions lie face up, the compositions face down (CL-8.1). */
export interface Renewed {
  kind: 'Renewed';
  seat: number;
  actions: string[];
  compositions: number;
}

/** For the drawing seat only. */
export interface DrewActions {
  kind: 'DrewActions';
  seat: number;
  cards: string[];
}

/** For everybody else. */
export interface DrewActionsUnseen {
  kind: 'DrewActionsUnseen';
  seat: number;
  count: number;
}

/** For the drawing seat only. */
export interface DrewCompositions {
  kind: 'DrewCompositions';
  seat: number;
  rows: string[];
}

/** For everybody else. */
export interface DrewCompositionsUnseen {
  kind: 'DrewCompositionsUnseen';
  seat: number;
  count: number;
}

/** Only that somebody called; what for is shown by the marks, if they are right (CL-3.12). */
export interface Called {
  kind: 'Called';
  seat: number;
  /** 1: marks now; else waits for those before. */
  position: number;
}

export interface WrongCall {
  kind: 'WrongCall';
  seat: number;
  /** In this window. */
  count: number;
}

/** No photo, and no wrong call either: somebody was faster (CL-3.19). */
export interface Outrun {
  kind: 'Outrun';
  seat: number;
}

/** For the caller only: the call came within the lock-out. */
export interface LockedOut {
  kind: 'LockedOut';
  seat: number;
  /** Milliseconds. */
  left: number;
}

export interface PhotoTaken {
  kind: 'PhotoTaken';
  seat: number;
  /** The motifs, joined by hyphens. */
  row: string;
  points: number;
  /** Of its leftmost card. */
  place: number;
  /** One of the open compositions. */
  is_open: boolean;
}

/** Calm photos: the answers are on the table, and none can be taken back. */
export interface AllDecided {
  kind: 'AllDecided';
}

/** Calm photos: somebody before took cards of this one. */
export interface PhotoGone {
  kind: 'PhotoGone';
  seat: number;
}

/** The last composition was drawn in the turn of this seat, which therefore has the last turn of all. */
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
