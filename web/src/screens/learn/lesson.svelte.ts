// A learn match as its screen sees it: where one stands, what is asked now, and what became of the last try.

import type { ShownLesson } from '$lib/generated';
import { begunLesson, keepLesson } from '$lib/learning';
import * as api from '$lib/net/api';
import { keep, recall } from '$lib/storage';
import { counts, offeredOf, standingOf, stepOf, wordFor, type Ask, type Standing } from '$kit/learn/script';
import type { Press } from '$kit/board';
import type { Mood } from '$kit/learn/art';
import type { Table } from '../table/table.svelte';

/** What was done is seen and praised before the next thing is asked, in milliseconds. */
const PRAISE = 800;
/** The host takes so long for a move of his own, so that one can follow. */
const AUTO = 900;
/** A kind word about a wrong try stays so long. */
const KIND = 5000;
const SHAKE = 700;

const seenKey = (code: string) => `learn-seen.${code}`;

/** Opens the game's learn match and remembers it, so that "Learn" leads back to it. */
export async function openLesson(game: string, name: string, step = 0): Promise<string> {
  const made = await api.open({ game, name, isLesson: true, step });
  keepLesson(game, made.code);
  return made.code;
}

export class Lesson {
  script = $state.raw<ShownLesson | null>(null);
  /** The page does not know the script of this table, or could not get it. */
  isLost = $state(false);
  #seen = $state(0);
  /** The ask that is shown; it follows the standing a moment later. */
  #shown = $state(-1);
  /** The ask whose move is on its way: it is not asked for again before the table has answered. */
  #sent = $state(-1);
  /** What the host says about the last try; empty for what he asks. */
  wrong = $state('');
  mood = $state<Mood>('calm');
  /** The host does everything up to the end of this step. */
  #skipped = $state(-1);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  readonly asks = $derived.by<Ask[]>(() => this.script?.steps.flatMap((step) => step.asks) ?? []);
  readonly standing = $derived.by<Standing>(() => standingOf(this.asks, this.table.standing, this.table.acting, this.#seen));

  constructor(
    readonly table: Table,
    private readonly game: string,
    /** The place that a move begins with. */
    private readonly firstOf: (move: string) => string,
  ) {
    this.#seen = Number(recall(seenKey(table.code)));
  }

  /** What is asked now; null while the others move, while something is praised, and at the end. */
  readonly ask = $derived.by<Ask | null>(() => {
    const { standing } = this;
    if (standing.kind !== 'ask' || standing.at !== this.#shown || standing.at === this.#sent || this.table.isBoardBusy) return null;
    const ask = this.asks[standing.at] ?? null;
    return ask?.isAuto || this.#isSkipping(standing.at) ? null : ask;
  });

  /** The step that is being learnt; the number of steps once all are done. */
  get step(): number {
    const { standing, script } = this;
    if (!script) return 0;
    return standing.kind === 'ask' || standing.kind === 'wait' ? stepOf(script.steps, standing.at) : script.steps.length;
  }

  get isOver(): boolean {
    return this.script !== null && this.standing.kind === 'over' && !this.table.isBoardBusy;
  }

  get offered(): string[] {
    return offeredOf(this.ask, this.table.legal);
  }

  async load(): Promise<void> {
    try {
      const script = await api.lesson(this.game);
      if (script.id === this.table.table?.lesson) this.script = script;
      else this.isLost = true;
    } catch {
      this.isLost = true;
    }
  }

  /** Follows the standing: praise first, then the next ask; what is the host's to do is done. */
  follow(motion: number): void {
    const { standing } = this;
    if (standing.kind !== 'ask' || this.table.isBoardBusy) return;
    const { at } = standing;
    if (this.#shown !== at) {
      const isFirst = this.#shown < 0;
      this.wrong = '';
      if (!isFirst) this.mood = 'glad';
      this.#later(isFirst || motion === 0 ? 50 : PRAISE, () => {
        this.mood = 'calm';
        this.#shown = at;
      });
      return;
    }
    const ask = this.asks[at];
    if (ask && (ask.isAuto || this.#isSkipping(at))) this.#later(motion === 0 ? 100 : AUTO, () => this.#doIt(ask));
  }

  #isSkipping(at: number): boolean {
    return this.script !== null && stepOf(this.script.steps, at) <= this.#skipped;
  }

  #doIt(ask: Ask): void {
    const [move] = ask.moves;
    if (move) void this.table.play(move, { window: this.table.match?.window ?? 0, reaction: null });
    else this.next();
  }

  /** Only what counts is sent; about anything else the host says a kind word. */
  play = (move: string, press?: Press): Promise<boolean> => {
    const { ask } = this;
    if (ask && counts(ask.moves, move)) {
      this.wrong = '';
      return this.#send(move, press);
    }
    this.miss(move);
    return Promise.resolve(false);
  };

  async #send(move: string, press?: Press): Promise<boolean> {
    this.#sent = this.#shown;
    const isMade = await this.table.play(move, press);
    if (!isMade) this.#sent = -1;
    return isMade;
  }

  /** A tap beside it, or a try that does not count. */
  miss = (move = ''): void => {
    const { ask } = this;
    if (!ask) return;
    this.wrong = (move && wordFor(ask, move)) || (move ? ANYWHERE : this.wrong);
    this.mood = 'no';
    this.#later(SHAKE, () => this.mood === 'no' && (this.mood = 'calm'));
    this.#later(KIND, () => (this.wrong = ''));
  };

  /** The board asks why something cannot be done: here the host answers, unless the right thing has just been taken. */
  why = async (move: string): Promise<null> => {
    const [asked = ''] = this.ask?.moves ?? [];
    const isBegun = !counts(this.ask?.wrong.flatMap((each) => each.moves) ?? [], move) && this.firstOf(move) === this.firstOf(asked);
    if (!isBegun) this.miss(move);
    return null;
  };

  /** What was shown has been looked at. */
  next = (): void => {
    const { standing } = this;
    if (standing.kind !== 'ask' || this.asks[standing.at]?.moves.length) return;
    this.#seen = standing.at + 1;
    keep(seenKey(this.table.code), String(this.#seen));
  };

  skip(): void {
    this.#skipped = this.step;
  }

  /** From here on it is a match like any other. */
  leave(): void {
    if (this.table.table?.isTaught) void this.table.leaveLesson();
    this.finish();
  }

  /** The next one begins from the start. */
  finish(): void {
    if (begunLesson(this.game) === this.table.code) keepLesson(this.game, '');
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
  }

  #later(after: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, after);
    this.#timers.add(timer);
  }
}

/** Nothing particular is wrong: look where the host points. */
export const ANYWHERE = '...';
