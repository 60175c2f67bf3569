// Where somebody stands in the script of a learn match. A function of the log alone, so a reload or another device finds
// the same place; only what was merely looked at is remembered by the page.

export interface Wrong {
  moves: readonly string[];
  word: string;
}

export interface Ask {
  /** Any of these counts; `...` at the end stands for anything. Empty: look, and tap. */
  moves: readonly string[];
  word: string;
  shows: readonly string[];
  points: readonly string[];
  good: string;
  bad: string;
  side: string;
  isAuto: boolean;
  /** What the board offers beside what counts, so that there is a choice. */
  offers: readonly string[];
  wrong: readonly Wrong[];
  /** The seats that move after it, once for each move; one's own where the table moves by itself. */
  then: readonly number[];
}

export interface Step {
  name: string;
  asks: readonly Ask[];
}

export interface Made {
  seat: number;
  move: string;
}

export type Standing =
  /** This is to be done now. */
  | { kind: 'ask'; at: number }
  /** The others move first. */
  | { kind: 'wait'; at: number }
  | { kind: 'over' }
  /** Something else was played: from here on it is a match like any other. */
  | { kind: 'left' };

const ANYTHING = '...';

export function counts(moves: readonly string[], move: string): boolean {
  return moves.some((asked) => (asked.endsWith(ANYTHING) ? move.startsWith(asked.slice(0, -ANYTHING.length)) : asked === move));
}

/** `seen`: the number of the ask after the last one that was looked at and tapped away. */
export function standingOf(asks: readonly Ask[], made: readonly Made[], own: number, seen: number): Standing {
  const expected = ownMoves(asks, own);
  const moves = made.flatMap((each) => (each.seat === own ? each.move : []));
  if (moves.length > expected.length || moves.some((move, i) => !isExpected(asks, expected[i]!, move))) return { kind: 'left' };
  let at = 1 + Math.max(-1, ...expected.slice(0, moves.length).flatMap((each) => (each.isAsked ? each.at : [])));
  // Never past a move that has not been made.
  at = Math.max(at, Math.min(seen, nextMove(asks, at)));
  if (!isRestDone(asks.slice(0, at), made)) return { kind: 'wait', at };
  return at < asks.length ? { kind: 'ask', at } : { kind: 'over' };
}

interface Expected {
  /** The ask that it belongs to. */
  at: number;
  /** Else the table makes it by itself. */
  isAsked: boolean;
}

/** All moves of one's own seat, in turn. */
function ownMoves(asks: readonly Ask[], own: number): Expected[] {
  return asks.flatMap((ask, at) => [
    ...(ask.moves.length > 0 ? [{ at, isAsked: true }] : []),
    ...ask.then.filter((seat) => seat === own).map(() => ({ at, isAsked: false })),
  ]);
}

const isExpected = (asks: readonly Ask[], { at, isAsked }: Expected, move: string): boolean => !isAsked || counts(asks[at]!.moves, move);

function nextMove(asks: readonly Ask[], from: number): number {
  const found = asks.findIndex((ask, at) => at >= from && ask.moves.length > 0);
  return found < 0 ? asks.length : found;
}

/** Whether everything has happened that follows these asks. */
function isRestDone(asks: readonly Ask[], made: readonly Made[]): boolean {
  return made.length >= asks.reduce((sum, ask) => sum + ask.then.length + (ask.moves.length > 0 ? 1 : 0), 0);
}

/** Which step an ask belongs to. */
export function stepOf(steps: readonly Step[], at: number): number {
  let first = 0;
  const found = steps.findIndex((step) => (first += step.asks.length) > at);
  return found < 0 ? steps.length : found;
}

/** What the board may offer: what is asked for, and what the script offers beside it, which is explained and never sent. */
export function offeredOf(ask: Ask | null, legal: readonly string[]): string[] {
  if (!ask || ask.isAuto) return [];
  return legal.filter((move) => counts(ask.moves, move) || counts(ask.offers, move));
}

/** What the host says about a try that does not count; empty if the script has nothing particular to say. */
export function wordFor(ask: Ask, move: string): string {
  return ask.wrong.find((each) => counts(each.moves, move))?.word ?? '';
}
