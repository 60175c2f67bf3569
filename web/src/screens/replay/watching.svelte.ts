// A match that somebody watches again: where they are, with whose eyes, and what the server has told of it so far.

import type { Replay, ReplayMoment, ReplayPosition, ShownLine, ShownSeat, ShownText } from '$lib/generated';
import { ApiRefused } from '$lib/net/api';
import * as replays from '$lib/net/replays';
import { ALL_HANDS, type Eyes } from '$lib/net/replays';
import { nameOf, tickName } from '$lib/words/names';
import { words, type Args } from '$lib/words/words.svelte';
import { END, goal, hashOf, isTogether, placeOf, turnStops, type Course, type Go } from './course';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** The address of the match file that was opened last. */
export const FILE = 'file';
const BATCH = 50;
/** Milliseconds for which a move is looked at. */
const PAUSE = 1300;
/** Key moments are looked at for longer. */
const LINGER = 1.8;
/** Milliseconds after which a part that did not come is asked for again. */
const RETRY = 3000;

export interface Source {
  replay: typeof replays.replay;
  positions: typeof replays.positions;
  upload: typeof replays.upload;
  opened: () => string;
}

/** What is on the board. */
interface Drawn {
  move: number;
  position: ReplayPosition;
  /** The seat whose eyes it is seen with; -1 for nobody's. */
  seat: number;
  /** Another number: the board is drawn anew, because what lies between was not seen. */
  jump: number;
}

/** Where somebody else leads to. */
export interface Lead {
  move: number;
  eyes: Eyes;
  /** How fast it plays there; 0 while it stands. */
  speed: number;
}

const SERVER: Source = { ...replays, opened: () => replays.opened.recall() };

export class Watching {
  info = $state.raw<Replay | null>(null);
  /** Why there is nothing to be seen. */
  refused = $state.raw<ShownText | null>(null);
  /** The server does not answer. */
  isLost = $state(false);
  at = $state(0);
  eyes = $state<Eyes>('');
  speed = $state(1);
  isPlaying = $state(false);
  /** The link led to a move that does not exist; 0: it did not. */
  beyond = $state(0);
  /** The link asked for eyes that are not allowed. */
  wasClosed = $state(false);
  /** See Drawn. */
  jump = $state(0);
  /** Called before anything that a person does here. */
  steered: () => void = () => {};
  /** How fast it plays where somebody else leads. */
  #ledSpeed = $state(0);
  #lead: Lead | null = null;
  /** The leader's eyes, while the answer for them is under way. */
  #opening: Eyes | null = null;
  #known = $state.raw<ReadonlyMap<number, ReplayPosition>>(new Map());
  #drawn: Drawn | null = null;
  #asked = new Set<number>();
  /** Answers for eyes that were closed meanwhile are not for us. */
  #round = 0;
  /** What the server calls it. */
  #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly what: string,
    private readonly source: Source = SERVER,
  ) {
    this.#key = what;
  }

  async start(hash = location.hash): Promise<void> {
    const place = placeOf(hash);
    await this.#open(place.eyes ?? '', place.move);
    // Whoever played sees it as they saw it then, unless the link says otherwise.
    if (this.info && place.eyes === null && !isTogether(hash)) {
      const mine = this.info.seats.flatMap((seat, i) => (seat.isYou ? [i] : []));
      if (mine.length === 1 && this.info.eyes.includes(mine[0]!)) await this.#open(String(mine[0]), null);
    }
  }

  stop(): void {
    this.pause();
    this.#round += 1;
  }

  async #open(eyes: Eyes, move: number | null): Promise<void> {
    const round = (this.#round += 1);
    this.isLost = false;
    try {
      const info = await this.#overview(eyes);
      if (round !== this.#round) return;
      // Of a match that is over one sees the beginning first, of a running one what happened last.
      const usual = this.info ? this.at : info.isOver ? 0 : info.moves;
      this.#take(info, eyes, move ?? usual);
      if (move !== null && move > info.moves) this.beyond = move;
    } catch (error) {
      if (round !== this.#round) return;
      if (!(error instanceof ApiRefused)) this.isLost = true;
      else if (error.why?.key === 'replay-eyes' && eyes !== '') {
        this.wasClosed = true;
        await this.#open('', move);
      } else if (error.why) this.refused = error.why;
      else if (error.status === 429) this.refused = { key: 'page-too-often', args: {} };
      else this.isLost = true;
    }
  }

  async #overview(eyes: Eyes): Promise<Replay> {
    if (this.what !== FILE) return this.source.replay(this.#key, eyes);
    if (this.#key !== FILE) {
      try {
        return await this.source.replay(this.#key, eyes);
      } catch (error) {
        if (!(error instanceof ApiRefused) || error.status !== 404) throw error;
      }
    }
    const info = await this.#uploaded();
    return eyes === '' ? info : this.source.replay(this.#key, eyes);
  }

  /** The server keeps a file for a while only; the page has it for as long as it is open. */
  async #uploaded(): Promise<Replay> {
    const content = this.source.opened();
    if (!content) throw new ApiRefused(404, { key: 'page-file-gone', args: {} });
    const info = await this.source.upload(content);
    this.#key = info.code;
    return info;
  }

  #take(info: Replay, eyes: Eyes, at: number): void {
    this.info = info;
    this.eyes = eyes;
    this.#known = new Map();
    this.#asked.clear();
    this.at = Math.min(Math.max(0, at), info.moves);
    this.jump += 1;
    this.#fetch();
  }

  /** The batch that is looked at, then what comes next, then what was before. */
  #fetch(): void {
    if (!this.info || this.info.old) return;
    const here = Math.floor(this.at / BATCH);
    for (const batch of [here, here + 1, here - 1, here + 2]) {
      if (batch >= 0 && batch * BATCH <= this.info.moves && !this.#asked.has(batch)) void this.#ask(batch);
    }
  }

  async #ask(batch: number): Promise<void> {
    const round = this.#round;
    this.#asked.add(batch);
    try {
      const { first, positions } = await this.#positions(batch * BATCH);
      if (round !== this.#round) return;
      this.#known = new Map([...this.#known, ...positions.map((each, i) => [first + i, this.#whole(each)] as const)]);
      if (this.#known.has(this.at)) this.isLost = false;
    } catch {
      if (round !== this.#round) return;
      this.#asked.delete(batch);
      if (!this.#known.has(this.at)) this.isLost = true;
      setTimeout(() => round === this.#round && this.#fetch(), RETRY);
    }
  }

  #positions(from: number) {
    return this.kept((key) => this.source.positions(key, this.eyes, from, BATCH));
  }

  /** Asks for something of this match; a file that the server has dropped is uploaded first. */
  async kept<T>(ask: (key: string) => Promise<T>): Promise<T> {
    try {
      return await ask(this.#key);
    } catch (error) {
      if (this.what !== FILE || !(error instanceof ApiRefused) || error.status !== 404) throw error;
      await this.#uploaded();
      return ask(this.#key);
    }
  }

  /** What never changes in a match came with the overview. */
  #whole(position: ReplayPosition): ReplayPosition {
    const fixed = this.info?.fixed as object | null;
    if (!fixed) return position;
    const join = (view: unknown) => ({ ...fixed, ...(view as object) });
    return { match: { ...position.match, view: join(position.match.view) }, hands: (position.hands ?? []).map(join) };
  }

  /** What is on the board: the position that is looked at, or the one before while that is on its way. */
  get drawn(): Drawn | null {
    const position = this.#known.get(this.at);
    if (position) this.#drawn = { move: this.at, position, seat: this.seat, jump: this.jump };
    return this.#drawn;
  }

  /** How fast it plays, here or where somebody else leads; 0 while it stands. */
  get pace(): number {
    return this.isPlaying ? this.speed : this.#ledSpeed;
  }

  get course(): Course {
    const { info } = this;
    return { moves: info?.moves ?? 0, turns: this.turns, moments: this.moments };
  }

  readonly turns = $derived.by(() => turnStops(this.info?.lines ?? []));

  readonly moments = $derived.by((): ReplayMoment[] => {
    const { info } = this;
    if (!info) return [];
    return info.isOver ? [...info.moments, { move: info.moves, icon: END, seat: -1 }] : info.moments;
  });

  /** The move that led here. */
  get line(): ShownLine | null {
    return this.info?.lines[this.at - 1] ?? null;
  }

  get seats(): ShownSeat[] {
    return this.info?.seats ?? [];
  }

  /** The seat whose eyes these are; -1 for nobody's. */
  get seat(): number {
    return this.eyes === '' || this.eyes === ALL_HANDS ? -1 : Number(this.eyes);
  }

  name = (seat: number): string => nameOf(this.seats, seat);

  t = (key: string, args?: Args): string => words.say(key, args, this.name);

  tick = tickName;

  lineText(line: ShownLine): string {
    return line.texts.map((text) => words.text(text, this.name)).join(' ');
  }

  go(to: number): void {
    this.steered();
    this.#goTo(to);
  }

  /** Goes where somebody else leads. Null: nobody does any more. */
  follow(lead: Lead | null): void {
    this.#ledSpeed = lead?.speed ?? 0;
    this.#lead = lead;
    if (!lead) return;
    this.pause();
    if (this.#opening === null && lead.eyes === this.eyes) this.#goTo(lead.move);
    else if (this.#opening !== lead.eyes) void this.#openLed(lead);
  }

  async #openLed({ eyes, move }: Lead): Promise<void> {
    this.#opening = eyes;
    await this.#open(eyes, move);
    if (this.#opening === eyes) this.#opening = null;
    // It may have gone on while the answer was under way.
    if (this.#lead?.eyes === this.eyes) this.#goTo(this.#lead.move);
  }

  #goTo(to: number): void {
    const moves = this.info?.moves ?? 0;
    const at = Math.min(Math.max(0, to), moves);
    if (at === this.at) return;
    const isStep = at === this.at + 1 && this.#known.has(this.at);
    if (!isStep) this.jump += 1;
    this.at = at;
    this.beyond = 0;
    this.#fetch();
  }

  /** What a person does; `play` begins anew at the end. */
  do(go: Go): void {
    this.steered();
    if (go === 'play') {
      if (this.isPlaying) this.pause();
      else this.play();
      return;
    }
    this.pause();
    this.#goTo(goal(go, this.at, this.course));
    if (go === 'last' && this.info && !this.info.isOver) void this.refresh();
  }

  /** A running match has gone on. */
  async refresh(): Promise<void> {
    await this.#open(this.eyes, null);
    this.#goTo(this.info?.moves ?? 0);
  }

  play(): void {
    if (!this.info?.moves) return;
    if (this.at >= this.info.moves) this.#goTo(0);
    this.isPlaying = true;
    this.#next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    const isKey = this.moments.some(({ move }) => move === this.at);
    this.#timer = setTimeout(() => {
      // Whoever waits for the line waits with it.
      if (this.#known.has(this.at)) this.#goTo(this.at + 1);
      if (this.at >= (this.info?.moves ?? 0)) this.pause();
      else this.#next();
    }, (PAUSE * (isKey ? LINGER : 1)) / this.speed);
  }

  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.steered();
    await this.#open(eyes, null);
  }

  get hash(): string {
    return hashOf(this.at, this.eyes);
  }
}
