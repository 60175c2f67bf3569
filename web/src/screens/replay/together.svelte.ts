// A replay that everybody at the table watches together: following whoever leads, leading, or looking on one's own.

import { untrack } from 'svelte';
import type { SharedReplay } from '$lib/generated';
import { t, words } from '$lib/words/words.svelte';
import type { Table } from '../table/table.svelte';
import type { Pointing } from './pointing';
import type { Lead, Watching } from './watching.svelte';

/** Milliseconds between two messages of a kind. Together they stay within what the server takes from one person. */
const STEPS_APART = 120;
const POINTS_APART = 110;
const RETRY = 600;

/** Calls with the latest value, at once and then no more often than that. */
function spaced<T>(send: (value: T) => void, apart: number): (value: T) => void {
  let next: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (!next) return;
    send(next.value);
    next = null;
    timer = setTimeout(flush, apart);
  };
  return (value) => {
    next = { value };
    if (timer === undefined) flush();
  };
}

export class Together {
  /** This page shows what everybody sees; else one looks on one's own. */
  isWith = $state(false);
  /** The lead was asked for, and the answer is under way. */
  #isClaiming = $state(false);
  /** This page led when the connection was lost. */
  #wasLeading = false;
  #hasEntered = false;
  /** The place that was sent and not answered yet. */
  #underWay: Lead | null = null;

  constructor(
    readonly watching: Watching,
    readonly table: Table,
    isWith: boolean,
  ) {
    this.isWith = isWith;
  }

  /** To be called within an effect, which ends it. */
  start(): () => void {
    this.watching.steered = () => this.#steered();
    $effect(() => {
      if (this.table.connection.status === 'open' && this.isWith) untrack(() => void this.#enter());
    });
    $effect(() => {
      const { shared } = this;
      const isLed = this.isWith && shared && !this.leads;
      untrack(() => this.watching.follow(isLed ? placeOf(shared) : null));
      if (shared) this.#wasLeading = shared.isYou;
    });
    $effect(() => {
      const { place } = this;
      if (this.isWith && this.leads && this.watching.info) untrack(() => this.#tellPlace(place));
    });
    const stop = this.table.start();
    return () => {
      this.watching.steered = () => {};
      stop();
    };
  }

  get shared(): SharedReplay | null {
    return this.table.connection.shared;
  }

  /** Whoever sat at the table, and its host. */
  get mayLead(): boolean {
    // Until the table is there, the replay knows who sat where.
    const seats = this.table.table?.seats ?? this.watching.seats;
    return seats.some((seat) => seat.isYou) || (this.table.table?.isHost ?? false);
  }

  get leads(): boolean {
    return this.isWith && (this.#isClaiming || (this.shared?.isYou ?? false));
  }

  /** Somebody else leads. */
  get isLed(): boolean {
    return !this.leads && (this.shared?.hasLeader ?? false);
  }

  /** The leader's name; empty while nobody leads. */
  get leader(): string {
    return this.table.shower;
  }

  /** Somebody else is at the table, or there is something to be followed. */
  get isWorthwhile(): boolean {
    return this.isWith || this.isLed || this.table.seats.some((seat) => seat.kind === 'person' && !seat.isYou && seat.isHere);
  }

  /** How many see what the leader shows. */
  get followers(): number {
    const { shared } = this;
    return shared ? Math.max(0, shared.watching.length + shared.guests - (shared.hasLeader ? 1 : 0)) : 0;
  }

  /** Who sees the same, besides the leader and the reader: seats, and how many without one. */
  get others(): { seats: number[]; guests: number } {
    const { shared, table } = this;
    const seats = (shared?.watching ?? []).filter((seat) => !table.mine.includes(seat) && !(shared?.hasLeader && seat === shared.leader));
    const isGuest = this.isWith && !table.mine.length;
    const isLedByGuest = shared?.hasLeader && shared.leader < 0 && !shared.isYou;
    return { seats, guests: Math.max(0, (shared?.guests ?? 0) - (isGuest ? 1 : 0) - (isLedByGuest ? 1 : 0)) };
  }

  /** Their names, as one reads them. */
  get names(): string {
    const { seats, guests } = this.others;
    const all = [...seats.map(this.table.name), ...(guests ? [t('page-together-guests', { count: guests })] : [])];
    return new Intl.ListFormat(words.language).format(all);
  }

  get place(): Lead {
    const { at, eyes, isPlaying, speed } = this.watching;
    return { move: at, eyes, speed: isPlaying ? speed : 0 };
  }

  /** Looks on one's own; whoever led leads no more. */
  own(): void {
    if (!this.isWith) return;
    this.isWith = this.#isClaiming = this.#wasLeading = false;
    void this.table.connection.tell({ t: 'watchTogether', isWatching: false });
  }

  back(): void {
    this.#hasEntered = false;
    this.isWith = true;
  }

  /** From here everybody sees what this page shows. */
  async take(): Promise<void> {
    this.isWith = true;
    await this.#claim(true);
  }

  pass(seat: number): void {
    void this.table.connection.tell({ t: 'passLead', seat });
  }

  point = (pointing: Pointing | null): void => {
    if (this.leads) this.#tellPoint(pointing ?? { at: '', x: 0, y: 0 });
  };

  #tellPoint = spaced((pointing: Pointing) => {
    if (this.leads) void this.table.connection.tell({ t: 'point', ...pointing });
  }, POINTS_APART);

  #tellPlace = spaced((place: Lead) => {
    const known = this.#underWay ?? (this.shared?.isYou ? placeOf(this.shared) : null);
    if (this.leads && !isSame(place, known)) void this.#tell(place);
  }, STEPS_APART);

  async #tell(place: Lead, isTaking = false): Promise<void> {
    this.#underWay = place;
    const answer = await this.table.connection.tell({ t: 'lead', ...place, isTaking });
    // With its answer the server has said who leads. Without a connection it is asked as soon as there is one.
    if (answer !== null) this.#isClaiming = false;
    if (this.#underWay === place) this.#underWay = null;
    // Refused although this page leads: it was too much at once, and the last step must not be lost.
    if (answer === false && this.shared?.isYou) setTimeout(() => this.#tellPlace(this.place), RETRY);
  }

  async #claim(isTaking = false): Promise<void> {
    this.#isClaiming = true;
    await this.#tell(this.place, isTaking);
  }

  /** Joins the others, also after a lost connection: then the server may have been started anew. */
  async #enter(): Promise<void> {
    const isFirst = !this.#hasEntered;
    const wasLeading = this.#wasLeading;
    this.#hasEntered = true;
    if (!(await this.table.connection.tell({ t: 'watchTogether', isWatching: true }))) return;
    const isWanted = this.#isClaiming || wasLeading;
    this.#isClaiming = false;
    if (!this.isWith || !this.mayLead || this.shared?.hasLeader) return;
    const isAlone = !this.shared || this.shared.watching.length + this.shared.guests <= 1;
    if (isWanted || (isFirst && isAlone)) await this.#claim();
  }

  /** The person goes somewhere: as the leader, as the next leader if nobody leads, else on their own. */
  #steered(): void {
    if (!this.isWith || this.leads) return;
    if (this.isLed || !this.mayLead) this.own();
    else this.#isClaiming = true;
  }
}

const placeOf = ({ move, eyes, speed }: SharedReplay): Lead => ({ move, eyes, speed });
const isSame = (a: Lead, b: Lead | null): boolean => a.move === b?.move && a.eyes === b.eyes && a.speed === b.speed;
