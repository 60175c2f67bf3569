// Written by `python -m tools.typescript`; change the Python side and run that again.

export interface ShownField {
  name: string;
  /** To the east: in columns of flat-topped hexagons, or in halves of pointy-topped ones. */
  x: number;
  /** To the south: in halves of flat-topped hexagons, or in rows of pointy-topped ones. */
  y: number;
  /** `region`, `neutral`, `north` (Peking) or `south` (the other turning point). */
  place: string;
  /** The seat that owns the region; -1 if none does. */
  region: number;
  /** Whether an unrest symbol is printed there (DY-1.5); a tile covers it. */
  has_symbol: boolean;
  /** By edge, in the order of `Fixed.edges`: the index of the field beyond it; -1 if there is none. */
  beside: number[];
}

export interface ShownKind {
  name: string;
  value: number;
  /** Its possible lines; each is the one before after a sixth of a turn. */
  lines: string[];
}

/** What never changes in a match and is the same for all viewers. */
export interface Fixed {
  /** Whether hexagons have a `flat` or a `pointy` top. */
  tops: string;
  /** The six edges of every hexagon, clockwise. */
  edges: string[];
  fields: ShownField[];
  kinds: ShownKind[];
  sources: string[];
  fist: number;
  /** The length of a whole move of the ship in fields. */
  length: number;
  /** The reputation at the beginning. */
  reputation: number;
}

export interface ShownTile {
  /** `canal4`, `garden`, `unrest` and so on. */
  tile: string;
  owner: number;
  /** The ends of its line in its direction, clockwise from the north (`n-se`); empty for unrest. */
  line: string;
}

/**
 * The result if the match ended with this round and nothing else changed, not even by the ship's next move.
 *
 * The parts of the final scoring are not limited (four unrest tiles are -16 even for a seat with less); `final` is,
 * because reputation does not fall below 0. After the end of the match they are the recorded changes.
 */
export interface ShownTally {
  /** The actual cost of the uprisings that are due in phase 4 of this round. */
  uprisings: number;
  network: number;
  city: number;
  riots: number;
  blots: number;
  /** City and blots together: the points of the seat's part of the Forbidden City. */
  hall: number;
  /** The final reputation. */
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
  /** The number of tiles in each stack. With `tops` and `low` by stack, not an object for each: half the bytes. */
  stacks: number[];
  /** The tile on top, if it is face up or known; else empty. */
  tops: string[];
  /** How many tiles at the bottom are known to be unrest. */
  low: number[];
  city: string[];
  /** Owners of the unrest in this part of the Forbidden City. */
  blots: number[];
  wall: number;
  has_card: boolean;
  /** The card of this round, if the viewer knows it. */
  card: string;
  /** The fields of its largest network. */
  network: string[];
  /** Its canal tiles on the board. */
  canals: number;
  /** Unrest tiles in its region. */
  riots: number;
  /** The final scoring as of now: network, city, unrest, uprisings that are due, and the resulting reputation. */
  tally: ShownTally;
  /** At the end; empty before. */
  title: string;
}

/** What is left of the active seat's card, and the part that was begun. */
export interface ShownTurn {
  supplies: number;
  builds: number;
  may_rebuild: boolean;
  may_special: boolean;
  /** The verb of the begun part, or empty. */
  begun: string;
  /** The tile to build or to turn now; empty if there is none. */
  tile: string;
  source: string;
  field: string;
  /** The seat that is the target of the begun part; -1 if none. */
  aim: number;
  /** The chosen line of the first of two swapped tiles; empty before. */
  line: string;
  /** Tiles of the active seat's uprising that have still to go under its stacks; 0 without an uprising. */
  rising: number;
}

/** One step that the ship could make in its next move. */
export interface ShownLeg {
  number: number;
  source: string;
  field: string;
  /** The seat that would gain or lose; -1 if none. */
  seat: number;
  points: number;
}

/** A choice of the ship's way: the fields up to the next choice, and the points by seat. */
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
  /** Trips that are left, including the current one. */
  trips: number;
  ship: string;
  heading: string;
  /** Fields that the ship may still move now; 0 if it is not moving. */
  left: number;
  is_tea: boolean;
  /** The tiles on the fields, in the order of `Fixed.fields`. */
  tiles: (ShownTile | null)[];
  seats: ShownSeat[];
  turn: ShownTurn;
  /** The cards that the viewer could choose from in this round's draft. */
  received: string[];
  /** While the viewer drafts: the cards whose third part it could not carry out now (DY-5.12). */
  barred: string[];
  /** Reputation by seat at the end of each round. */
  history: number[][];
  /** Every step of every way that the ship could go in its next or current move, if nothing else changes. */
  forecast: ShownLeg[];
  /** By seat: the least that this move of the ship can bring, over all possible ways. */
  forecast_least: number[];
  forecast_most: number[];
  /** While the ship waits for a choice of its way: the choices, in the order of the legal moves. */
  courses: ShownCourse[];
}

/** The ship's next move, or the rest of the current one, if nothing else changes. */
export interface ShownVoyage {
  /** Every step of every way; empty if the ship will not sail. */
  legs: ShownLeg[];
  /** By seat: the least that the move can bring, over all possible ways. */
  least: number[];
  most: number[];
}

/** The effects of the moves for one seat. Pairs are before and after the moves. */
export interface SeatOutlook {
  /** The immediate gain or loss by the moves. */
  points: number;
  /** Unrest tiles on the seat's part of the wall. */
  wall: [number, number];
  /** The cost of uprisings in phase 4 of this round if nothing else changes; 0 or less. */
  uprisings: [number, number];
  /** Unrest tiles in the seat's region; each costs 4 in the end. */
  riots: [number, number];
  /** Tiles of the largest network. */
  network: [number, number];
  /** Canal tiles in the Forbidden City. */
  city: [number, number];
  /** Unrest tiles in the seat's part of the Forbidden City. */
  blots: [number, number];
  /** The final scoring of network, city and unrest together, not limited at reputation 0. */
  scoring: [number, number];
  /** The final reputation, if the match ended with this round without another move of the ship. */
  final: [number, number];
}

/** Points that a seat would gain or lose. */
export interface Figure {
  /** For the seat that moves: `now`, `wall`, `end` (the final scoring) or `ship`. For others: `wall`, or `other`. */
  what: string;
  seat: number;
  points: [number, number];
  /** In a `wall`, whose points are those of uprisings: the tiles that are there afterwards; else 0. */
  wall: number;
  /** In an `end`: what changes, `riots`, `network`, `city` or `several`; else empty. */
  cause: string;
}

export interface Weighed {
  figures: Figure[];
  /** The sum for the seat that moves. */
  sum: [number, number];
  /** By seat: tiles that are added to its part of the wall. */
  walls: number[];
}

/** The position after the moves; if a tile has still to be turned, for one direction of it. */
export interface Way {
  /** The line of the tile in that direction (`n-se`); empty if there is nothing to turn. */
  line: string;
  seats: SeatOutlook[];
  /** The gains and losses, summed up. */
  weighed: Weighed;
  /** The index of the ship's next move in `Outlook.voyages`. */
  voyage: number;
}

export interface Outlook {
  /** The ship's next move without the moves, then with them, without duplicates. */
  voyages: ShownVoyage[];
  /**
   * One, or one for each direction of the tile that has to be turned next, in the order of the legal moves.
   *
   * Further choices are assumed: the second of two swapped tiles keeps its direction, and the stack under which a tile
   * goes makes no difference here.
   */
  ways: Way[];
}

/** The southern end of the map, by the number of players. */
export interface ShownSouth {
  seats: number;
  /** The turning point (DY-1.2). */
  turn: string;
  neutral: string;
  /** Fields of a whole move of the ship (DY-6.1). */
  length: number;
}

export interface ShownCard {
  card: string;
  number: number;
  supplies: number;
  builds: number;
  /** One rebuild instead of all builds (DY-4.7). */
  has_rebuild: boolean;
  is_attack: boolean;
}

export interface Components {
  /** Whether hexagons have a `flat` or a `pointy` top. */
  tops: string;
  /** The six edges of every hexagon, clockwise. */
  edges: string[];
  /** The whole map, as five players have it; a region's seat is its number from the north, from 0. */
  fields: ShownField[];
  /** For two to five players. */
  south: ShownSouth[];
  /** All kinds of canal tiles. */
  kinds: ShownKind[];
  /** By kind: how many of it each player has. */
  copies: number[];
  /** Unrest tiles of each player. */
  unrest: number;
  cards: ShownCard[];
  colours: string[];
  /** Its places. */
  warehouse: number;
  /** With which everybody begins. */
  reputation: number;
  trips: number;
  /** Numbers of unrest tiles on the wall of which one makes an uprising (DY-2.4). */
  fists: number[];
  /** By rank. */
  titles: string[];
}

/** Set-up: a seat took one of its visible tiles. */
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

/** Sent to the drafting seat only. */
export interface Drafted {
  kind: 'Drafted';
  seat: number;
  card: string;
}

/** Sent to everybody but the drafting seat. */
export interface DraftedUnseen {
  kind: 'DraftedUnseen';
  seat: number;
}

export interface CardShown {
  kind: 'CardShown';
  seat: number;
  card: string;
}

/** A face-up tile goes into the warehouse. */
export interface Supplied {
  kind: 'Supplied';
  seat: number;
  stack: number;
  tile: string;
}

/** A face-down tile goes into the warehouse, where it is public. */
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
  /** The owner of the unrest that was built over and went to the wall; -1 if the field was empty. */
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

/** The tile of `source` is now on `field`, and the other one on `source`; lines as they are now. */
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

/** An attack. The attacker pays one unrest tile to the wall and one under their `stack`. */
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

/** One unrest tile goes into the victim's city, one to the attacker's part of the wall. */
export interface Denounced {
  kind: 'Denounced';
  seat: number;
  victim: number;
}

/** Espionage: the top of a stack was turned face up. */
export interface TurnedUp {
  kind: 'TurnedUp';
  seat: number;
  stack: number;
  tile: string;
}

/** The stacks were shuffled: their order is unknown now, so this cannot be taken back. */
export interface Reformed {
  kind: 'Reformed';
  seat: number;
  sizes: number[];
}

export interface SetSail {
  kind: 'SetSail';
  /** The seat that steers. */
  seat: number;
  fields: number;
  is_inspection: boolean;
}

/** The ship sailed one field; `seat` gains or loses `points` and then has `total`. */
export interface Sailed {
  kind: 'Sailed';
  source: string;
  field: string;
  /** `empty`, `canal`, `joined` (a canal along its line), `unrest` or `turn` (the end of a trip). */
  what: string;
  seat: number;
  /** The actual change, because reputation does not fall below 0. */
  points: number;
  total: number;
}

export interface TripEnded {
  kind: 'TripEnded';
  /** Trips that are left. */
  trips: number;
  heading: string;
}

/** Ends the turn: nothing of it can be taken back any more (DY-3.5). */
export interface TurnEnded {
  kind: 'TurnEnded';
  seat: number;
}

/** An uprising in phase 4, after which the ship's move is final (DY-9.2). `Settled` tells where the tiles go. */
export interface Uprising {
  kind: 'Uprising';
  seat: number;
  /** How many unrest tiles go from the wall under the seat's stacks. */
  tiles: number;
  points: number;
  total: number;
}

/** Unrest of an uprising goes from the wall under stacks of its owner. */
export interface Settled {
  kind: 'Settled';
  seat: number;
  /** The stack of each tile, sorted. */
  stacks: number[];
}

export interface FinalScored {
  kind: 'FinalScored';
  seat: number;
  source: string;
  /** The number of tiles that count. */
  count: number;
  points: number;
  total: number;
}

export interface Ended {
  kind: 'Ended';
  winners: number[];
  /** Whether it ended by the limit of rounds (DY-8.5), not by the fourth trip. */
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
