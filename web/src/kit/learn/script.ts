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
  wrong: readonly Wrong[];
  /** The seats that move after it, once for each move. */
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
  let at = 0;
  for (const { move } of made.filter((each) => each.seat === own)) {
    at = nextMove(asks, at);
    const ask = asks[at];
    if (!ask || !counts(ask.moves, move)) return { kind: 'left' };
    at += 1;
  }
  // Never past a move that has not been made.
  at = Math.max(at, Math.min(seen, nextMove(asks, at)));
  if (!areOthersDone(asks.slice(0, at), made, own)) return { kind: 'wait', at };
  return at < asks.length ? { kind: 'ask', at } : { kind: 'over' };
}

function nextMove(asks: readonly Ask[], from: number): number {
  const found = asks.findIndex((ask, at) => at >= from && ask.moves.length > 0);
  return found < 0 ? asks.length : found;
}

function areOthersDone(asks: readonly Ask[], made: readonly Made[], own: number): boolean {
  const due = asks.reduce((sum, ask) => sum + ask.then.length, 0);
  return made.filter((each) => each.seat !== own).length >= due;
}

/** Which step an ask belongs to. */
export function stepOf(steps: readonly Step[], at: number): number {
  let first = 0;
  const found = steps.findIndex((step) => (first += step.asks.length) > at);
  return found < 0 ? steps.length : found;
}

/** What the board may offer: what is asked for, and likely wrong tries, which are explained and never sent. */
export function offeredOf(ask: Ask | null, legal: readonly string[]): string[] {
  if (!ask || ask.isAuto) return [];
  return legal.filter((move) => counts(ask.moves, move));
}

/** What the host says about a try that does not count; empty if the script has nothing particular to say. */
export function wordFor(ask: Ask, move: string): string {
  return ask.wrong.find((each) => counts(each.moves, move))?.word ?? '';
}
