// Written by `python -m tools.typescript`; change the Python side and run that again.

export interface ShownField {
  name: string;
  /** From the west, in columns of hexagons with flat tops, in half hexagons with pointed ones. */
  x: number;
  /** From the north, in half hexagons with flat tops, in rows of pointed ones. */
  y: number;
  /** `region`, `neutral`, `north` (Peking) or `south` (the other turning point). */
  place: string;
  /** Whose region it is; -1 for nobody's. */
  region: number;
  /** An unrest symbol is printed there (DY-1.5); a tile covers it. */
  has_symbol: boolean;
  /** By edge, in the order of `Fixed.edges`: which of the fields lies there; -1 for none. */
  beside: number[];
}

export interface ShownKind {
  name: string;
  value: number;
  /** The ways it may lie, a sixth of a turn from each to the next. */
  lines: string[];
}

/** What never changes in a match, and is the same for all who look at it. */
export interface Fixed {
  /** Whether hexagons have a `flat` or a `pointy` top. */
  tops: string;
  /** The six edges of every hexagon, clockwise. */
  edges: string[];
  fields: ShownField[];
  kinds: ShownKind[];
  sources: string[];
  fist: number;
  /** Fields of a whole move of the ship. */
  length: number;
  /** With which everybody begins. */
  reputation: number;
}

export interface ShownTile {
  /** `canal4`, `garden`, `unrest` and so on. */
  tile: string;
  owner: number;
  /** The ends of its line as it lies, clockwise from the north (`n-se`); empty for unrest. */
  line: string;
  /** Sixths of a full turn, clockwise, from how the tile lies by itself. */
  turn: number;
}

export interface ShownStack {
  size: number;
  /** The tile on top, if it lies face up or is known; else empty. */
  top: string;
  /** How many tiles at the bottom are known to be unrest. */
  low: number;
}

/**
 * If the match ended with this round and nothing else changed. The ship's coming move is not in it.
 *
 * The final scoring stands here as it is counted (four unrest tiles are -16 for the poorest, too); that nobody falls
 * below 0 shows in `final`. In the end it is what was really booked.
 */
export interface ShownTally {
  /** What the uprisings that are due in phase 4 of this round will really cost. */
  uprisings: number;
  network: number;
  city: number;
  riots: number;
  blots: number;
  /** City and blots: what the own part of the Forbidden City brings. */
  hall: number;
  /** The reputation in the end. */
  final: number;
}

export interface ShownSeat {
  colour: string;
  /** From 1 in the north. */
  region: number;
  reputation: number;
  /** Changes of reputation by source, in the order of `sources`. */
  sums: number[];
  warehouse: string[];
  stacks: ShownStack[];
  city: string[];
  /** Owners of the unrest in this part of the Forbidden City. */
  blots: number[];
  wall: number;
  has_card: boolean;
  /** Of this round, if the viewer knows it. */
  card: string;
  /** The fields of the largest network now. */
  network: string[];
  /** Own canal tiles on the board. */
  canals: number;
  /** Unrest tiles in the own region now. */
  riots: number;
  /** Network, city and unrest in points, uprisings that are due, and the reputation that all this leads to. */
  tally: ShownTally;
  /** At the end; empty before. */
  title: string;
}

/** What is left of the active seat's card, and the part that it has begun. */
export interface ShownTurn {
  supplies: number;
  builds: number;
  may_rebuild: boolean;
  may_special: boolean;
  /** The verb of the begun part, or empty. */
  begun: string;
  /** The tile to be built or to be turned now; empty if there is none. */
  tile: string;
  source: string;
  field: string;
  /** The seat that the begun part is aimed at; -1 for nobody. */
  aim: number;
  /** How the first of two swapped tiles will lie, once that is chosen; empty before. */
  line: string;
  /** Tiles of the active seat's uprising that have still to go under its stacks; 0 if there is none. */
  rising: number;
}

/** One step that the ship could take in its coming move. */
export interface ShownLeg {
  number: number;
  source: string;
  field: string;
  /** Who would gain or lose; -1 for nobody. */
  seat: number;
  points: number;
}

/** A choice of the steering player: the fields up to the next choice, and the points by seat. */
export interface ShownCourse {
  fields: string[];
  points: number[];
}

export interface Shown extends Fixed {
  seat: number;
  step: string;
  active: number;
  /** The starting player of this round. */
  start: number;
  round: number;
  /** Trips that remain, the present one included. */
  trips: number;
  ship: string;
  heading: string;
  /** Fields that the ship may still move now; 0 when it does not sail. */
  left: number;
  is_tea: boolean;
  /** What lies on the fields, in their order (`Fixed.fields`). */
  tiles: (ShownTile | null)[];
  seats: ShownSeat[];
  turn: ShownTurn;
  /** The cards that the viewer was handed in this round's draft. */
  received: string[];
  /** While the viewer drafts: the cards whose third part it could not carry out with what it has now (DY-5.12). */
  barred: string[];
  /** Reputation by seat at the end of each round. */
  history: number[][];
  /** Every step of every way that the ship could go in its coming or present move, if nothing changed. */
  forecast: ShownLeg[];
  /** By seat: the least that this move of the ship can bring, over all ways that may be steered. */
  forecast_least: number[];
  forecast_most: number[];
  /** While the ship waits to be steered: the choices, in the order of the legal moves. */
  courses: ShownCourse[];
}

/** The ship's coming (or present) move, if nothing else changes. */
export interface ShownVoyage {
  /** Every step of every way; empty if the ship will not sail. */
  legs: ShownLeg[];
  /** By seat: the least that the move can bring, over all ways that may be steered. */
  least: number[];
  most: number[];
}

/** Pairs are before and after the moves. */
export interface SeatOutlook {
  /** What the moves themselves bring or cost, at once. */
  points: number;
  /** Unrest tiles on the own part of the wall. */
  wall: [number, number];
  /** What uprisings will cost in phase 4 of this round if nothing else changes; 0 or less. */
  uprisings: [number, number];
  /** Unrest tiles in the own region; each costs 4 in the end. */
  riots: [number, number];
  /** Tiles of the largest network. */
  network: [number, number];
  /** Canal tiles in the Forbidden City. */
  city: [number, number];
  /** Unrest tiles in the own part of the Forbidden City. */
  blots: [number, number];
  /** What the final scoring would count: network, city and unrest together, whether or not somebody falls below 0. */
  scoring: [number, number];
  /** The reputation in the end, if the match ended with this round and the ship did not sail any more. */
  final: [number, number];
}

/** Points that somebody would gain or lose. */
export interface Figure {
  /** For who moves `now`, `wall`, `end` (the final scoring), `ship`; for others `wall`, and `other` for the rest. */
  what: string;
  seat: number;
  points: [number, number];
  /** Of a `wall`: the tiles that are there afterwards; else 0. Its points are those of uprisings. */
  wall: number;
  /** Of an `end`: what changes, `riots`, `network`, `city` or `several`; else empty. */
  cause: string;
}

export interface Weighed {
  figures: Figure[];
  /** All of it together, for who moves. */
  sum: [number, number];
  /** By seat: tiles that would come onto its part of the wall. */
  walls: number[];
}

/** The position after the moves; where a tile has still to be turned, for one way of turning it. */
export interface Way {
  /** How the tile would lie (`n-se`); empty if there is nothing to turn. */
  line: string;
  seats: SeatOutlook[];
  /** What it would bring to whom, added up. */
  weighed: Weighed;
  /** Which of the voyages the ship would make. */
  voyage: number;
}

export interface Outlook {
  /** The first one as the table stands, without the moves; then what the ways make of it, each voyage once. */
  voyages: ShownVoyage[];
  /**
   * One, or one for each way of turning the tile that has to be turned next, in the order of the legal moves.
   *
   * What is left open beyond that is assumed: the second of two swapped tiles stays as it lies, and under which stack
   * a tile goes makes no difference here.
   */
  ways: Way[];
}

/** Set-up: one of the visible tiles. */
export interface Took {
  kind: 'Took';
  seat: number;
  stack: number;
  tile: string;
}

export interface RoundBegan {
  kind: 'RoundBegan';
  number: number;
  /** The starting player. */
  seat: number;
}

/** For the drafting seat only. */
export interface Drafted {
  kind: 'Drafted';
  seat: number;
  card: string;
}

/** For everybody else. */
export interface DraftedUnseen {
  kind: 'DraftedUnseen';
  seat: number;
}

export interface CardShown {
  kind: 'CardShown';
  seat: number;
  card: string;
}

/** A tile that lay face up goes into the warehouse. */
export interface Supplied {
  kind: 'Supplied';
  seat: number;
  stack: number;
  tile: string;
}

/** A tile that lay face down goes into the warehouse, where everybody sees it. */
export interface Drew {
  kind: 'Drew';
  seat: number;
  stack: number;
  tile: string;
}

export interface Built {
  kind: 'Built';
  seat: number;
  field: string;
  tile: string;
  line: string;
  points: number;
  total: number;
  /** Whose unrest was built over and went to the wall; -1 on an empty field. */
  over: number;
}

export interface UnrestLaid {
  kind: 'UnrestLaid';
  seat: number;
  field: string;
}

export interface CityBuilt {
  kind: 'CityBuilt';
  seat: number;
  tile: string;
  count: number;
}

export interface Turned {
  kind: 'Turned';
  seat: number;
  field: string;
  owner: number;
  tile: string;
  line: string;
}

export interface Moved {
  kind: 'Moved';
  seat: number;
  source: string;
  field: string;
  owner: number;
  tile: string;
  /** Empty for unrest. */
  line: string;
}

/** The tile of `source` now lies on `field`, and the other one on `source`; lines as they lie now. */
export interface Swapped {
  kind: 'Swapped';
  seat: number;
  source: string;
  field: string;
  owner: number;
  tile: string;
  line: string;
  other_owner: number;
  other_tile: string;
  other_line: string;
}

export interface Raised {
  kind: 'Raised';
  seat: number;
  points: number;
  total: number;
}

/** Unrest goes from the board to its owner's part of the wall. */
export interface Removed {
  kind: 'Removed';
  seat: number;
  field: string;
  owner: number;
}

/** Unrest goes from the wall under a stack of its owner. */
export interface Calmed {
  kind: 'Calmed';
  seat: number;
  owner: number;
  stack: number;
}

/** An attack. Its price: one unrest tile on the own wall, one under the own `stack`. */
export interface Destroyed {
  kind: 'Destroyed';
  seat: number;
  stack: number;
  field: string;
  owner: number;
  tile: string;
}

export interface TeaBreak {
  kind: 'TeaBreak';
  seat: number;
  stack: number;
}

export interface Intrigued {
  kind: 'Intrigued';
  seat: number;
  stack: number;
  victim: number;
  points: number;
  total: number;
}

/** One unrest tile in the victim's city, one on the own wall. */
export interface Denounced {
  kind: 'Denounced';
  seat: number;
  victim: number;
}

/** Espionage: the top of a stack now lies face up. */
export interface TurnedUp {
  kind: 'TurnedUp';
  seat: number;
  stack: number;
  tile: string;
}

/** Shuffled: nobody knows the order now, and nobody can go back. */
export interface Reformed {
  kind: 'Reformed';
  seat: number;
  sizes: number[];
}

export interface SetSail {
  kind: 'SetSail';
  /** Who steers. */
  seat: number;
  fields: number;
  is_inspection: boolean;
}

/** One field further; `seat` gains or loses `points` and then has `total`. */
export interface Sailed {
  kind: 'Sailed';
  source: string;
  field: string;
  /** `empty`, `canal`, `joined` (a canal along its line), `unrest` or `turn` (the end of a trip). */
  what: string;
  seat: number;
  /** What really changed: nobody falls below 0. */
  points: number;
  total: number;
}

export interface TripEnded {
  kind: 'TripEnded';
  /** Trips that remain. */
  trips: number;
  heading: string;
}

/** Closes the turn: nothing of it can be taken back (DY-3.5). */
export interface TurnEnded {
  kind: 'TurnEnded';
  seat: number;
}

/** Phase 4; the ship's move is over and cannot be taken back (DY-9.2). Where the tiles go is told by Settled. */
export interface Uprising {
  kind: 'Uprising';
  seat: number;
  /** How many unrest tiles will go from the wall under the seat's stacks. */
  tiles: number;
  points: number;
  total: number;
}

/** Unrest of an uprising goes from the wall under stacks of its owner. */
export interface Settled {
  kind: 'Settled';
  seat: number;
  /** Tile by tile, sorted. */
  stacks: number[];
}

export interface FinalScored {
  kind: 'FinalScored';
  seat: number;
  source: string;
  /** Tiles that were counted. */
  count: number;
  points: number;
  total: number;
}

export interface Ended {
  kind: 'Ended';
  winners: number[];
  /** Ended by the guard of DY-8.5, not by the fourth trip. */
  is_guard: boolean;
}

export type GameEvent =
  | Took
  | RoundBegan
  | Drafted
  | DraftedUnseen
  | CardShown
  | Supplied
  | Drew
  | Built
  | UnrestLaid
  | CityBuilt
  | Turned
  | Moved
  | Swapped
  | Raised
  | Removed
  | Calmed
  | Destroyed
  | TeaBreak
  | Intrigued
  | Denounced
  | TurnedUp
  | Reformed
  | SetSail
  | Sailed
  | TripEnded
  | TurnEnded
  | Uprising
  | Settled
  | FinalScored
  | Ended;
