// What moves on the board: the ship field by field, points in the air, fresh tiles, uprisings. Never blocks input.

import { regionOf } from './geometry';
import { builtOf, cardOf, freshOf, lastFields, popsOf, uprisingOf, voyageOf, type Pop, type ShownCard, type Step } from './happened';
import type { Flight, Spots } from './flights';
import type { Line } from './types';

export interface Floating {
  id: number;
  field: string;
  seat: number;
  points: number;
  delay: number;
  /** Several on one field stand below each other. */
  row?: number;
}

/** A place on the board: its middle, and how large a tile is there. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

export interface Flying extends Flight {
  id: number;
  start: Box;
  end: Box;
  delay: number;
}

export interface Prepared {
  flight: Flight;
  start: Box;
}

type Measure = (spots: Spots) => Box | null;

const FLOATS = 1600;
/** Should an animation be lost (a hidden page fires no end), nothing may hang in the air for good. */
const LANDED_AT_LAST = 2500;
const APART = 90;
const FRESH = 700;
const FLARES = 900;
const RISES = 3200;
const CARD_SHOWN = 1900;
const POPS = 1800;
/** More waiting than this is a jump (a reconnection, a fast bot): the ship is then simply there. */
const MOST_STEPS = 24;

export class Scene {
  /** Where the ship is drawn; empty until a view has told. */
  ship = $state('');
  floating = $state.raw<Floating[]>([]);
  flying = $state.raw<readonly Flying[]>([]);
  /** Places that stay empty until what flies there has landed. */
  readonly awaited: ReadonlySet<string> = $derived(new Set(this.flying.flatMap((flight) => flight.to)));
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  flaring = $state.raw<ReadonlySet<string>>(new Set());
  flashing = $state.raw<ReadonlySet<number>>(new Set());
  last = $state.raw<readonly string[]>([]);
  rising = $state.raw<Pop | null>(null);
  card = $state.raw<ShownCard | null>(null);
  pops = $state.raw<readonly (Pop & { id: number })[]>([]);

  #next = 0;
  #steps: Step[] = [];
  #harbour = '';
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The ship's field in the newest view; drawn at once unless it is still on its way there. */
  anchor(field: string): void {
    this.#harbour = field;
    if (this.#steps.length === 0) this.ship = field;
  }

  /** Where what is about to fly starts; measured before the page changes. */
  prepare(flights: readonly Flight[], measure: Measure): Prepared[] {
    return flights.flatMap((flight) => {
      const start = measure(flight.from);
      return start ? [{ flight, start }] : [];
    });
  }

  launch(prepared: readonly Prepared[], measure: Measure): void {
    const added = prepared.flatMap(({ flight, start }, at): Flying[] => {
      const end = measure(flight.to);
      return end ? [{ ...flight, id: this.#next++, start, end, delay: at * APART }] : [];
    });
    if (added.length === 0) return;
    this.flying = [...this.flying, ...added];
    this.#later(LANDED_AT_LAST, () => (this.flying = this.flying.filter((one) => !added.includes(one))));
  }

  land(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  /** `arriving`: fields that something flies to, so that nothing drops there besides. */
  hear(lines: readonly Line[], seats: number, pace: number, isFirst: boolean, arriving: ReadonlySet<string> = new Set()): void {
    this.last = lastFields(isFirst ? [] : this.last, lines);
    if (isFirst) return;
    this.#sail(voyageOf(lines), seats, pace);
    for (const { field, seat, points } of builtOf(lines)) this.#float(field, seat, points);
    this.#mark(freshOf(lines).filter((field) => !arriving.has(field)));
    this.#pop(popsOf(lines));
    const uprising = uprisingOf(lines);
    if (uprising) {
      this.rising = uprising;
      this.#later(RISES, () => (this.rising = this.rising === uprising ? null : this.rising));
    }
    const card = cardOf(lines);
    if (card) {
      this.card = card;
      this.#later(CARD_SHOWN, () => (this.card = this.card === card ? null : this.card));
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #sail(steps: Step[], seats: number, pace: number): void {
    if (steps.length === 0) return;
    const isUnderWay = this.#steps.length > 0;
    this.#steps.push(...steps);
    if (pace === 0 || this.#steps.length > MOST_STEPS) {
      for (const step of this.#steps.splice(0)) this.#arrive(step, seats);
      this.ship = this.#harbour;
      return;
    }
    if (isUnderWay) return;
    this.ship = steps[0]!.source;
    this.#later(60, () => this.#sailOn(seats, pace));
  }

  #sailOn(seats: number, pace: number): void {
    const step = this.#steps.shift();
    if (!step) {
      this.ship = this.#harbour;
      return;
    }
    this.ship = step.field;
    this.#later(pace, () => {
      this.#arrive(step, seats);
      this.#sailOn(seats, pace);
    });
  }

  #arrive(step: Step, seats: number): void {
    if (step.seat >= 0) this.#float(step.field, step.seat, step.points);
    if (step.what !== 'unrest') return;
    this.flaring = new Set([...this.flaring, step.field]);
    const region = regionOf(step.field, seats);
    this.flashing = new Set([...this.flashing, region]);
    this.#later(FLARES, () => {
      this.flaring = new Set([...this.flaring].filter((field) => field !== step.field));
      this.flashing = new Set([...this.flashing].filter((one) => one !== region));
    });
  }

  #float(field: string, seat: number, points: number): void {
    const row = this.floating.filter((one) => one.field === field).length;
    const one = { id: this.#next++, field, seat, points, delay: 0, row };
    this.floating = [...this.floating, one];
    this.#later(FLOATS, () => (this.floating = this.floating.filter((other) => other !== one)));
  }

  #pop(pops: Pop[]): void {
    if (pops.length === 0) return;
    const added = pops.map((pop) => ({ ...pop, id: this.#next++ }));
    this.pops = [...this.pops, ...added];
    this.#later(POPS, () => (this.pops = this.pops.filter((pop) => !added.includes(pop))));
  }

  #mark(fields: string[]): void {
    if (fields.length === 0) return;
    this.fresh = new Set([...this.fresh, ...fields]);
    this.#later(FRESH, () => (this.fresh = new Set([...this.fresh].filter((field) => !fields.includes(field)))));
  }

  #later(after: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, after);
    this.#timers.add(timer);
  }
}
