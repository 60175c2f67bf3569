// The state of a table's screen: the connection, the seats of this device, and messages for the person.

import type { Frame, Moment, ShownChat, ShownLine, ShownMatch, ShownMoment, ShownSeat, ShownSettings, ShownTable } from '$lib/generated';
import type { Press, Reason } from '$kit/board';
import { Connection, type Options, type Wish } from '$lib/net/connection.svelte';
import { answer, keepSeen } from '$lib/net/fairness';
import { person } from '$lib/net/person.svelte';
import { sound } from '$lib/sound';
import { keepReaction } from '$lib/statistics/played';
import { keep, recall } from '$lib/storage';
import { nameOf } from '$lib/words/names';
import { DAY_SECONDS } from '$lib/words/until';
import { words, type Args } from '$lib/words/words.svelte';
import { muted } from './muted.svelte';
import { standing, takenBack } from './recent';

/** Seconds after which the others may decide about an absent person; must equal the server's `Timing.grace`. */
export const GRACE = 30;
const SPOKEN = 12;
const STRUCK_MS = 2500;

/** Changes of the lobby that were sent but are not in a frame yet. */
interface Arrangement {
  chairs?: number;
  settings?: Partial<ShownSettings>;
}

/** A step of what is played again. The first one is where it begins: nothing moves there. */
export interface Again extends ShownMoment {
  isFirst: boolean;
}

export class Table {
  readonly connection: Connection;
  /** Why the last command was refused. */
  trouble = $state('');
  /** The clause that it rests on; empty where it is none of the game. */
  troubleClause = $state('');
  /** The content of the live region: the last few lines, so that a repeated sentence is announced again. */
  spoken = $state.raw<{ v: number; text: string }[]>([]);
  /** The earlier position that is shown; null for the current one. */
  moment = $state.raw<Moment | null>(null);
  /** The position that the board shows while what happened is played again; null otherwise. */
  again = $state.raw<Again | null>(null);
  /** The board is still animating what is played again. */
  isAgainBusy = $state(false);
  /** The log line under the pointer or focus. */
  pointed = $state.raw<ShownLine | null>(null);
  /** The board is still animating. */
  isBoardBusy = $state(false);
  /** The lines of the log that were not undone. */
  readonly standing = $derived.by(() => standing(this.connection.log));
  /** Lines that were just undone: shown as crossed out for a moment before they disappear. */
  struck = $state.raw<ShownLine[]>([]);
  /** Seconds since the last frame. */
  age = $state(0);
  /** The person has asked for a seat, and takes the next free one. */
  waitsForChair = $state(false);
  /** The person has asked for a rematch. */
  wantsRematch = $state(false);
  /** The victory was heard, or the match had been over before this page came. */
  #hasCheered = true;
  /** The seat for which the curtain was lifted; -1 for none. */
  #lifted = $state(-1);
  #framed = 0;
  /** The last step of the shuffle that was answered. */
  #shuffled = '';
  #wasMyTurn = false;
  /** The move that the server has not answered yet. */
  #underWay: { move: string; done: Promise<boolean> } | null = null;
  /** The step that was last asked for, which may not have been answered yet. */
  #aim = 0;
  #arranged = $state.raw<Arrangement>({});
  /** The last chat line that was read; stored, so that it stays read after a reload. */
  #read = $state(0);
  /** The last log line that was read. */
  #readLog = $state(0);

  constructor(
    readonly code: string,
    readonly isDisplay: boolean,
    options: Partial<Options> = {},
  ) {
    this.#read = Number(recall(`read.${code}`));
    this.#readLog = Number(recall(`log.${code}`));
    /** The token of this connection. */
    let token = '';
    this.connection = new Connection({
      code,
      hello: () => ({
        token: (token = person.token),
        device: person.device,
        invitation: recall(`invitation.${code}`),
        isDisplay,
      }),
      onwelcome: (fresh) => person.take((token = fresh)),
      onsignedout: () => person.signedOut(token),
      onframe: (frame) => this.#seen(frame),
      ...options,
    });
  }

  start(): () => void {
    this.connection.start();
    const timer = setInterval(() => (this.age = Math.floor((Date.now() - this.#framed) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      this.connection.stop();
    };
  }

  get table(): ShownTable | null {
    return this.connection.frame?.table ?? null;
  }

  get match(): ShownMatch | null {
    return this.connection.frame?.match ?? null;
  }

  get seats(): ShownSeat[] {
    return this.table?.seats ?? [];
  }

  /** The seats that this device may act for. */
  get mine(): number[] {
    return this.seats.flatMap((seat, i) => (seat.isYou ? [i] : []));
  }

  /** The acting seat; -1 for spectators, and with pass and play while no seat of this device is to act. */
  get acting(): number {
    const [only, second] = this.mine;
    if (only === undefined) return -1;
    if (second === undefined) return only;
    return this.mine.find((seat) => this.match?.toAct.includes(seat)) ?? -1;
  }

  get legal(): string[] {
    if (this.table?.isPaused) return [];
    return this.match?.legal[String(this.acting)] ?? [];
  }

  get isMyTurn(): boolean {
    // In a race every seat may call, but only some are waited for.
    return this.table?.status === 'playing' && this.legal.length > 0 && (this.match?.waited.includes(this.acting) ?? false);
  }

  get canUndo(): boolean {
    return this.match?.canUndo.includes(this.acting) ?? false;
  }

  /** With pass and play, the seat whose hand is under the curtain; -1 without a curtain. */
  get curtain(): number {
    if (this.table?.status !== 'playing' || this.mine.length < 2) return -1;
    return this.acting >= 0 && this.acting !== this.#lifted ? this.acting : -1;
  }

  lift(): void {
    this.#lifted = this.acting;
  }

  name = (seat: number): string => nameOf(this.seats, seat);

  t = (key: string, args?: Args): string => words.say(key, args, this.name);

  lineText(line: ShownLine): string {
    return line.texts.map((text) => words.text(text, this.name)).join(' ');
  }

  /** The number of unread chat lines of others. */
  get unread(): number {
    const isNew = (said: ShownChat) => said.v > this.#read && !said.emote && !this.mine.includes(said.seat);
    return this.connection.chat.filter((said) => isNew(said) && !muted.has(said)).length;
  }

  /** The number of unread log lines. A move of one's own marks the lines before it as read. */
  get unreadLog(): number {
    const since = Math.max(this.#readLog, this.standing.findLast((line) => this.mine.includes(line.seat))?.v ?? 0);
    return this.told.filter((line) => line.v > since).length;
  }

  markLogRead(): void {
    const last = this.told.at(-1)?.v ?? 0;
    if (last <= this.#readLog) return;
    this.#readLog = last;
    keep(`log.${this.code}`, String(last));
  }

  markRead(): void {
    const last = this.connection.chat.at(-1)?.v ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keep(`read.${this.code}`, String(last));
  }

  /** Changes the person's name, also at this table. Not at the table with pass and play, where each seat has its own. */
  async rename(name: string): Promise<boolean> {
    person.call(name);
    const [seat, second] = this.mine;
    if (seat === undefined || second !== undefined || this.seats[seat]?.name === person.name) return true;
    return this.send({ t: 'rename', seat, name: person.name });
  }

  /** Tells the host that a seat is wanted, and takes the first one that becomes free. */
  async askForChair(name: string): Promise<boolean> {
    person.call(name);
    this.waitsForChair = await this.send({ t: 'knock', name: person.name });
    return this.waitsForChair;
  }

  /** The first time that the end of a match is shown which was seen running. */
  cheer(): void {
    if (!this.#hasCheered) sound('win');
    this.#hasCheered = true;
  }

  /** Where the match is watched again: with the others, if others played. */
  get replay(): string {
    const isShared = this.connection.shared?.hasLeader || this.seats.some((seat) => seat.kind === 'person' && !seat.isYou);
    return `/replay/${this.code}${isShared && this.table?.status === 'finished' ? '#together' : ''}`;
  }

  /** Who leads the others through the match now; empty for nobody. */
  get shower(): string {
    const { shared } = this.connection;
    if (!shared?.hasLeader) return '';
    return shared.leader >= 0 ? this.name(shared.leader) : this.t('page-together-host');
  }

  /** Asks for a rematch. The asker goes to the new table at once, the others choose. */
  async playAgain(): Promise<boolean> {
    this.wantsRematch = true;
    this.wantsRematch = await this.send({ t: 'rematch' });
    return this.wantsRematch;
  }

  async send(wish: Wish): Promise<boolean> {
    this.trouble = '';
    this.troubleClause = '';
    const refusal = await this.connection.send(wish);
    if (refusal?.why.key) {
      this.trouble = words.text(refusal.why, this.name);
      this.troubleClause = refusal.clause;
    }
    return !refusal;
  }

  /** The seat count including unanswered changes, so that a second tap builds on the first. */
  get chairs(): number {
    return this.#arranged.chairs ?? this.seats.length;
  }

  setChairs(chairs: number): Promise<boolean> {
    return this.#arrange({ chairs }, { t: 'setSeats', seats: chairs });
  }

  /** Sends all settings, including unanswered changes: the command replaces them all. */
  setSettings(change: Partial<ShownSettings>): Promise<boolean> {
    const settings = { ...this.#arranged.settings, ...change };
    const { turnSeconds, isOpenToSpectators, pace, hasChildren = false } = { ...this.table!.settings, ...settings };
    return this.#arrange({ settings }, { t: 'setSettings', turnSeconds, isOpenToSpectators, pace, hasChildren });
  }

  /** A learn match goes on without its script. */
  leaveLesson(): Promise<boolean> {
    const { turnSeconds, isOpenToSpectators, pace } = this.table!.settings;
    return this.send({ t: 'setSettings', turnSeconds, isOpenToSpectators, pace, isTaught: false });
  }

  async #arrange(change: Arrangement, wish: Wish): Promise<boolean> {
    this.#arranged = { ...this.#arranged, ...change };
    const isDone = await this.send(wish);
    if (!isDone) this.#arranged = {};
    return isDone;
  }

  play = async (move: string, press?: Press): Promise<boolean> => {
    this.lookNow(); // show the move that is made
    // A double press: if the first one succeeded, the refusal of the second is not shown.
    const first = this.#underWay?.move === move ? this.#underWay.done : false;
    if (press && press.reaction !== null) keepReaction(this.code, press.reaction);
    const done = this.send({ t: 'play', seat: this.acting, move, ...press });
    this.#underWay = { move, done };
    const isDone = await done;
    if (!isDone && (await first)) this.trouble = '';
    if (this.#underWay?.done === done) this.#underWay = null;
    return isDone;
  };
  /** Takes back the whole last part of the turn, or the given number of single steps. */
  undo = (steps = 0): Promise<boolean> => this.send({ t: 'undo', seat: this.acting, steps });

  /** What the moves would lead to, in the game's own shape; null if unavailable or not allowed. */
  tryOut = (moves: string[]): Promise<unknown> => this.connection.tryOut(this.acting, moves);

  why = async (move: string): Promise<Reason | null> => {
    const reason = await this.connection.why(this.acting, move);
    return reason && { why: words.text(reason.why, this.name), clause: reason.clause };
  };

  /** The lines with texts: the positions that can be looked at. */
  get told(): ShownLine[] {
    return this.standing.filter((line) => line.texts.length);
  }

  /** The number of lines in `told` up to the shown position; 0 for the beginning. */
  get momentNumber(): number {
    const v = this.moment?.v ?? 0;
    return this.told.filter((line) => line.v <= v).length;
  }

  /** The seat from whose view earlier positions are shown; -1 (public) with pass and play. */
  get momentSeat(): number {
    return this.mine.length === 1 ? this.mine[0]! : -1;
  }

  /** Shows the position after that many lines of `told`; beyond the last, the current one. */
  async lookAt(number: number): Promise<void> {
    const { told } = this;
    if (number > told.length) return this.lookNow();
    const aim = (this.#aim = Math.max(0, number));
    const moment = await this.connection.lookBack(told[aim - 1]?.v ?? 0);
    if (moment && aim === this.#aim) this.moment = moment;
  }

  step(by: number): void {
    if (this.moment) void this.lookAt(this.#aim + by);
  }

  lookNow(): void {
    this.#aim = -1;
    this.moment = null;
    this.again = null;
  }

  /** Seats whose person has been absent for too long, counting the time since the last frame. */
  get vanished(): number[] {
    if (this.isOverDays) return []; // only the clock decides there
    return this.seats.flatMap((seat, i) => {
      const isGone = seat.kind === 'person' && !seat.bot && !seat.isHere && seat.awaySince > 0;
      return isGone && seat.awaySince + this.age >= GRACE ? [i] : [];
    });
  }

  /** A match with a day or more for each turn: people come and go. */
  get isOverDays(): boolean {
    return this.table?.status === 'playing' && this.table.settings.turnSeconds >= DAY_SECONDS;
  }

  /** When the turn ends, in milliseconds since 1970; null unless the match is over days and its clock runs. */
  get endsAt(): number | null {
    const deadline = this.match?.deadline ?? 0;
    return this.isOverDays && deadline ? this.#framed + deadline : null;
  }

  /** Seconds left on the turn clock; null without one, and in a match over days. */
  get secondsLeft(): number | null {
    const deadline = this.match?.deadline ?? 0;
    if (!deadline || this.table?.isPaused || this.isOverDays) return null;
    return Math.max(0, Math.ceil(deadline / 1000) - this.age);
  }

  #seen(frame: Frame): void {
    this.#framed = Date.now();
    this.age = 0;
    if (!this.connection.unanswered) this.#arranged = {};
    if (frame.table.status === 'playing') this.#hasCheered = false;
    if (!this.isDisplay) this.#shuffle(frame);
    const { fresh } = this.connection;
    const gone = takenBack(fresh);
    if (gone.size) this.#strike(gone);
    if (fresh.length) this.spoken = [...this.spoken.filter((line) => !gone.has(line.v)), ...this.#sayings(fresh)].slice(-SPOKEN);
    if (this.isMyTurn && !this.#wasMyTurn) sound('turn');
    this.#wasMyTurn = this.isMyTurn;
    // The turn passed to another seat of this device: close the curtain, so that it is closed when the turn comes back.
    if (this.acting >= 0 && this.#lifted >= 0 && this.acting !== this.#lifted) this.#lifted = -1;
    if (this.waitsForChair) this.#takeChair(frame.table);
  }

  /** Answers the shuffle, once in each step: the connection resends what gets lost. */
  #shuffle({ table, match }: Frame): void {
    const { fairness } = table;
    if (!fairness) return;
    const wish = answer(table);
    const step = `${fairness.pledge} ${fairness.step}`;
    if (wish && this.#shuffled !== step) {
      this.#shuffled = step;
      void this.connection.send(wish); // a refusal means that it went on without this page, which the verdict tells
    }
    if (match && !this.connection.log.length) keepSeen(table, this.connection.bareView);
  }

  #strike(gone: ReadonlySet<number>): void {
    const lines = this.connection.log.filter((line) => gone.has(line.v) && line.texts.length);
    this.struck = [...this.struck, ...lines];
    setTimeout(() => (this.struck = this.struck.filter((line) => !lines.includes(line))), STRUCK_MS);
  }

  /** The announcements for new lines. Several undos in a row are announced as one. */
  #sayings(lines: readonly ShownLine[]): { v: number; text: string }[] {
    const gone = takenBack(lines);
    const said = lines.flatMap((line, i) => {
      if (gone.has(line.v)) return [];
      if (!line.takenBack) return { v: line.v, text: this.lineText(line) };
      return lines[i + 1]?.takenBack ? [] : { v: line.v, text: this.t('page-taken-back', { who: this.name(line.seat) }) };
    });
    return said.filter((line) => line.text);
  }

  #takeChair(table: ShownTable): void {
    const free = table.seats.findIndex((seat) => seat.kind === 'open');
    if (free < 0 || table.status !== 'open' || this.mine.length) return;
    this.waitsForChair = false;
    void this.send({ t: 'sit', seat: free, name: person.name });
  }
}
