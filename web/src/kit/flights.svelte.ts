// Animates pieces that change their place when a new view arrives. A board says what flies (`Flight`) and where places
// are (`Measure`): starts are measured before the DOM update, ends after it. Air.svelte draws the flights.

import type { Timers } from './timers';

/** Position and width of a piece, in pixels of the board. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** `Spot` is the board's own type for names of places. */
export interface Flight<Spot = string> {
  from: Spot;
  to: Spot;
}

export interface Airborne {
  id: number;
  start: Box;
  end: Box;
  delay: number;
}

export type Flying<F> = F & Airborne;
export type Measure<Spot = string, B extends Box = Box> = (spot: Spot) => B | null;
export type Prepared<F> = { flight: F; start: Box };

/** Flights are removed after this time at the latest: a hidden page may never fire the end of an animation. */
const LANDED_AT_LAST = 2500;

/** Measures the starts; to be called before the DOM update. Pieces without a visible start do not fly. */
export function prepare<Spot, F extends Flight<Spot>>(flights: readonly F[], measure: Measure<Spot>): Prepared<F>[] {
  return flights.flatMap((flight) => {
    const start = measure(flight.from);
    return start ? [{ flight, start }] : [];
  });
}

export class Flights<Spot, F extends Flight<Spot>> {
  flying = $state.raw<readonly Flying<F>[]>([]);
  #next = 0;

  constructor(private readonly timers: Timers) {}

  /** Starts the flights `apart` milliseconds after each other, plus their own `wait`; to be called after the DOM update. */
  launch(prepared: readonly Prepared<F>[], measure: Measure<Spot>, apart: number, wait: (flight: F) => number = () => 0): void {
    const added: Flying<F>[] = [];
    for (const { flight, start } of prepared) {
      const end = measure(flight.to);
      if (end) added.push({ ...flight, id: this.#next++, start, end, delay: added.length * apart + wait(flight) });
    }
    if (added.length === 0) return;
    this.flying = [...this.flying, ...added];
    const longest = Math.max(...prepared.map(({ flight }) => wait(flight)));
    this.timers.after(LANDED_AT_LAST + longest, () => (this.flying = this.flying.filter((one) => !added.includes(one))));
  }

  /** Removes a flight that has ended, and returns it. */
  land(id: number): F | undefined {
    const landed = this.flying.find((one) => one.id === id);
    this.flying = this.flying.filter((one) => one.id !== id);
    return landed;
  }
}
