// Animates the board step by step: the ship field by field, then uprisings, then what follows; at the same time points
// and new tiles. Never blocks input.

import { Flights, type Measure, type Prepared } from '$kit/flights.svelte';
import { Timers } from '$kit/timers';
import type { Terrain } from '../model/geometry';
import { builtOf, cardOf, finalsOf, freshOf, helmOf, popsOf, roundsBegun, uprisingsOf, voyageOf, type Booked, type Pop, type ShownCard, type Step } from '../model/happened';
import type { Flight, Places } from './flights';
import type { Line } from '../types';

export interface Floating {
  id: number;
  field: string;
  seat: number;
  points: number;
  delay: number;
  /** Several on one field are below each other. */
  row?: number;
}

const FLOATS = 1600;
const APART = 90;
const FRESH = 700;
const FLARES = 900;
const RISES = 2600;
const CARD_SHOWN = 1900;
const POPS = 1800;
/** With more waiting it is a jump (after a reconnection, or by fast bots), and the ship is moved at once. */
const MOST_STEPS = 24;

export class Scene {
  readonly #timers = new Timers();
  /** The field where the ship is drawn; empty before the first view. */
  ship = $state('');
  floating = $state.raw<Floating[]>([]);
  readonly air = new Flights<Places, Flight>(this.#timers);
  /** Places that stay empty until a flying tile has landed there. */
  readonly awaited: ReadonlySet<string> = $derived(new Set(this.air.flying.flatMap((flight) => flight.to)));
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  flaring = $state.raw<ReadonlySet<string>>(new Set());
  flashing = $state.raw<ReadonlySet<number>>(new Set());
  /** The way of the last voyage, which stays visible if there is no animation. */
  way = $state.raw<readonly Step[]>([]);
  /** What is being animated while the table is already further on: the voyage, then the uprisings. */
  stage = $state<'' | 'voyage' | 'uprising'>('');
  /** The seat that steers, and whether the voyage is an inspection during a turn instead of phase 3. */
  helm = $state.raw<{ seat: number; isInspection: boolean } | null>(null);
  /** By seat: the reputation as far as it has been animated; null if the table is not further on. */
  held = $state.raw<readonly number[] | null>(null);
  /** Rounds that have begun on the table during the animation. */
  ahead = $state(0);
  rising = $state.raw<Pop | null>(null);
  card = $state.raw<ShownCard | null>(null);
  pops = $state.raw<readonly (Pop & { id: number })[]>([]);
  /** Whether something is still being animated, so that a result should wait. */
  readonly isBusy: boolean = $derived(this.stage !== '' || this.air.flying.length > 0);

  #next = 0;
  #steps: Step[] = [];
  #harbour = '';
  #uprisings: Booked[] = [];
  #finals: Pop[] = [];

  /** The ship's field in the newest view; drawn at once unless it is still on its way there. */
  anchor(field: string): void {
    this.#harbour = field;
    if (this.#steps.length === 0) this.ship = field;
  }

  launch(prepared: readonly Prepared<Flight>[], measure: Measure<Places>, pace: number): void {
    // Tiles of an uprising stay on the wall until the ship has arrived.
    const voyage = this.stage === 'voyage' ? (this.#steps.length + 2) * pace : 0;
    this.air.launch(prepared, measure, APART, (flight) => (flight.isLate ? voyage : 0));
  }

  /** `arriving`: fields that a tile flies to, so that it is not animated twice. `before`: reputations before these lines. */
  hear(lines: readonly Line[], terrain: Terrain, pace: number, isFirst: boolean, arriving: ReadonlySet<string> = new Set(), before: readonly number[] = []): void {
    if (isFirst) return;
    if (cardOf(lines)) this.way = [];
    this.helm = helmOf(lines) ?? this.helm;
    this.#uprisings.push(...uprisingsOf(lines));
    this.#finals.push(...finalsOf(lines));
    const voyage = voyageOf(lines);
    if (pace > 0 && this.stage === '' && voyage.length + this.#uprisings.length > 0) this.held = before;
    this.#sail(voyage, terrain, pace);
    for (const { field, seat, points } of builtOf(lines)) this.#float(field, seat, points);
    this.#mark(freshOf(lines).filter((field) => !arriving.has(field)));
    this.#pop(popsOf(lines));
    if (this.stage === '') this.#rise(pace);
    this.ahead = this.stage === '' ? 0 : this.ahead + roundsBegun(lines);
    const card = cardOf(lines);
    if (card) {
      this.card = card;
      this.#timers.after(CARD_SHOWN, () => (this.card = this.card === card ? null : this.card));
    }
  }

  stop(): void {
    this.#timers.stop();
  }

  #sail(steps: Step[], terrain: Terrain, pace: number): void {
    if (steps.length === 0) return;
    const isUnderWay = this.stage === 'voyage';
    this.way = isUnderWay ? [...this.way, ...steps] : steps;
    this.#steps.push(...steps);
    if (pace === 0 || this.#steps.length > MOST_STEPS) {
      for (const step of this.#steps.splice(0)) this.#arrive(step, terrain);
      this.ship = this.#harbour;
      if (isUnderWay) this.#arrived(terrain, pace);
      return;
    }
    if (isUnderWay) return;
    this.stage = 'voyage';
    this.ship = steps[0]!.source;
    this.#timers.after(60, () => this.#sailOn(terrain, pace));
  }

  #sailOn(terrain: Terrain, pace: number): void {
    const step = this.#steps.shift();
    if (!step) {
      this.ship = this.#harbour;
      this.#timers.after(pace, () => this.#arrived(terrain, pace));
      return;
    }
    this.ship = step.field;
    this.#timers.after(pace, () => {
      this.#arrive(step, terrain);
      this.#sailOn(terrain, pace);
    });
  }

  #arrived(terrain: Terrain, pace: number): void {
    // New steps arrived while the ship was at its last field.
    if (this.#steps.length > 0) return this.#sailOn(terrain, pace);
    if (this.stage !== 'voyage') return;
    this.stage = '';
    if (pace > 0) this.way = [];
    this.#rise(pace);
  }

  /** Shows one uprising after the other, then the next phase. */
  #rise(pace: number): void {
    const risen = this.#uprisings.splice(0, pace === 0 ? this.#uprisings.length : 1);
    this.#pop(risen);
    const next = risen.at(-1);
    if (!next) {
      this.stage = '';
      this.ahead = 0;
      this.held = null;
      this.#pop(this.#finals.splice(0));
      return;
    }
    this.#book(next);
    this.rising = next;
    if (pace > 0) this.stage = 'uprising';
    this.#timers.after(RISES, () => {
      if (this.rising === next) this.rising = null;
      if (pace > 0) this.#rise(pace);
    });
  }

  #book({ seat, total }: Booked): void {
    this.held = this.held?.map((has, at) => (at === seat ? total : has)) ?? null;
  }

  #arrive(step: Step, terrain: Terrain): void {
    if (step.seat >= 0) this.#float(step.field, step.seat, step.points);
    this.#book(step);
    if (step.what !== 'unrest') return;
    this.flaring = new Set([...this.flaring, step.field]);
    const region = terrain.regionOf(step.field);
    this.flashing = new Set([...this.flashing, region]);
    this.#timers.after(FLARES, () => {
      this.flaring = new Set([...this.flaring].filter((field) => field !== step.field));
      this.flashing = new Set([...this.flashing].filter((one) => one !== region));
    });
  }

  #float(field: string, seat: number, points: number): void {
    const row = this.floating.filter((one) => one.field === field).length;
    const one = { id: this.#next++, field, seat, points, delay: 0, row };
    this.floating = [...this.floating, one];
    this.#timers.after(FLOATS, () => (this.floating = this.floating.filter((other) => other !== one)));
  }

  #pop(pops: Pop[]): void {
    if (pops.length === 0) return;
    const added = pops.map((pop) => ({ ...pop, id: this.#next++ }));
    this.pops = [...this.pops, ...added];
    this.#timers.after(POPS, () => (this.pops = this.pops.filter((pop) => !added.includes(pop))));
  }

  #mark(fields: string[]): void {
    if (fields.length === 0) return;
    this.fresh = new Set([...this.fresh, ...fields]);
    this.#timers.after(FRESH, () => (this.fresh = new Set([...this.fresh].filter((field) => !fields.includes(field)))));
  }
}
