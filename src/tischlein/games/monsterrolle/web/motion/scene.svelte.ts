// What moves on the board: flying cards, and a scoring that is counted. Only the counting blocks the board.

import { Flights } from '$kit/flights.svelte';
import { Timers } from '$kit/timers';
import type { Flight } from './flights';
import { Counting } from './counting.svelte';
import { scoringOf, tornSeats } from '../model/happened';
import type { Line, View } from '../types';

const RIPPLE = 700;

export class Scene {
  readonly #timers = new Timers();
  readonly air = new Flights<string, Flight>(this.#timers);
  counting = $state.raw<Counting | null>(null);
  /** Places where a card has just landed, with the card. */
  landed = $state.raw<ReadonlyMap<string, string>>(new Map());
  shaken = $state.raw<readonly number[]>([]);

  land(id: number): void {
    const flight = this.air.land(id);
    if (flight?.to.startsWith('row:')) this.#mark(flight.to, flight.card);
  }

  /** Cards that are flying towards this spot. */
  awaited(spot: string): string[] {
    return this.air.flying.filter((flight) => flight.to === spot).map((flight) => flight.card);
  }

  hear(lines: readonly Line[]): void {
    const torn = tornSeats(lines);
    if (torn.length > 0) {
      this.shaken = torn;
      this.#timers.after(1100, () => (this.shaken = []));
    }
  }

  /** If these lines contain a scoring, keeps the current board until it is counted and closed. */
  count(lines: readonly Line[], view: View, order: readonly number[], motion: number): void {
    const number = scoringOf(lines);
    if (number === 0) return;
    this.counting?.stop();
    this.counting = new Counting(view, number, order, motion);
  }

  putAway(): void {
    this.counting?.stop();
    this.counting = null;
  }

  stop(): void {
    this.counting?.stop();
    this.#timers.stop();
  }

  #mark(spot: string, card: string): void {
    this.landed = new Map([...this.landed, [spot, card]]);
    this.#timers.after(RIPPLE, () => {
      this.landed = new Map([...this.landed].filter(([key]) => key !== spot));
    });
  }
}
