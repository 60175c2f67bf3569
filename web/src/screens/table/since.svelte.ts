// What happened since this person's last move: asked for when it is their turn again, and played again on the board.

import type { ShownEntry, ShownMoment, Summary } from '$lib/generated';
import { settings } from '$lib/settings.svelte';
import { keep, recall } from '$lib/storage';
import type { Table } from './table.svelte';

/** How long a position stands at least, at normal speed, in milliseconds; without motion a little shorter. */
const STEP_MS = 1100;
const STILL_MS = 900;
/** How long a replay waits at most for the board to come to rest. */
const LONGEST_MS = 8000;
const LOOK_MS = 100;
export const MOST_SHOWN = 3;

export class Since {
  /** The answer of the server; null until there is one for this position. */
  told = $state.raw<Summary | null>(null);
  /** The entry that is played again by itself; null for all of them. */
  only = $state.raw<ShownEntry | null>(null);
  #closed = $state('');
  #asked = '';
  /** Raised whenever a replay begins or ends: what an older one still awaits is then void. */
  #run = 0;

  constructor(private readonly table: Table) {
    this.#closed = recall(`since.${table.code}`);
  }

  /** While a look back or a curtain is there, this is not. */
  get entries(): ShownEntry[] {
    const { table, told } = this;
    if (!told || told.seat !== table.acting || !table.isMyTurn || table.moment || table.curtain >= 0) return [];
    return this.#closed === keyOf(told) ? [] : told.entries;
  }

  /** The entries with a number, on the strip and on the board. */
  get shown(): ShownEntry[] {
    return this.entries.slice(0, MOST_SHOWN);
  }

  /** In an open window everybody races: nothing moves, nothing is marked, nothing is played again. */
  get isQuiet(): boolean {
    return (this.table.match?.window ?? 0) > 0;
  }

  get isPlaying(): boolean {
    return this.table.again !== null;
  }

  /** The entries that the position on the board belongs to, while it is played again. */
  get current(): ShownEntry[] {
    const v = this.table.again?.v ?? -1;
    return this.shown.filter((entry) => entry.numbers.includes(v));
  }

  /** Call it for every frame. Asks if the answer may have changed. */
  async follow(): Promise<void> {
    const { table } = this;
    const last = table.standing.at(-1);
    if (!table.isMyTurn || !last) return this.#forget();
    const asked = `${table.acting}:${last.v}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    // One move of one's own after another changes nothing about it.
    if (last.seat === table.acting && this.told?.entries.length === 0) return;
    const told = await table.connection.since(false);
    // A row that came while things still fly would move the board under them, and one that came before a scoring is
    // closed would tell what the board does not show yet.
    while (!this.told && table.isBoardBusy && this.#asked === asked) await pause();
    if (told && this.#asked === asked) this.told = told;
  }

  #forget(): void {
    this.#asked = '';
    this.told = null;
  }

  close(): void {
    this.stop();
    if (!this.told) return;
    this.#closed = keyOf(this.told);
    keep(`since.${this.table.code}`, this.#closed);
  }

  /** Plays all of it again on the board, or one entry, and returns to now. */
  async play(only: ShownEntry | null = null): Promise<void> {
    this.stop();
    const run = this.#run;
    const positions = await this.#positions();
    if (run !== this.#run || this.isQuiet) return;
    this.only = only;
    const wanted = only ? around(positions, only) : positions;
    for (const [at, position] of wanted.entries()) {
      this.table.again = { ...position, isFirst: at === 0 };
      await this.#rest(run, at === 0);
      if (run !== this.#run) return;
      if (!this.isPlaying) break; // a move or a tap on the board has ended it
    }
    this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.only = null;
    this.table.again = null;
  }

  async #positions(): Promise<ShownMoment[]> {
    if (this.told && !this.told.positions.length) {
      const whole = await this.table.connection.since(true);
      if (whole && this.told && keyOf(whole) === keyOf(this.told)) this.told = { ...this.told, positions: whole.positions };
    }
    return this.told?.positions ?? [];
  }

  /** Until people have seen it, and the board has come to rest. */
  async #rest(run: number, isFirst: boolean): Promise<void> {
    const began = Date.now();
    const least = (settings.motion ? STEP_MS / settings.motion : STILL_MS) / (isFirst ? 2 : 1);
    const isResting = () => Date.now() - began >= least && (!this.table.isAgainBusy || Date.now() - began > LONGEST_MS);
    while (run === this.#run && this.isPlaying && !isResting()) await pause();
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, LOOK_MS));

const keyOf = (told: Summary): string => `${told.seat}:${told.since}:${told.entries.length}`;

/** The positions of this entry's steps, each run of them with the one before it. */
function around(positions: readonly ShownMoment[], entry: ShownEntry): ShownMoment[] {
  const isOf = (at: number): boolean => entry.numbers.includes(positions[at]?.v ?? -1);
  return positions.filter((_, at) => isOf(at) || isOf(at + 1));
}
