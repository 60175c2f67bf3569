// What flies from one place of the board to another when a new view comes. A board says what flies (`Flight`) and where
// places are (`Measure`): starts are measured before the page changes, ends after it. Air.svelte draws it.

import type { Timers } from './timers';

/** A place on the board, in its pixels: where a piece lies, and how wide it is there. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** `Spot` names a place; the names are the board's own. */
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

/** An animation can be lost (a hidden page fires no end): then nothing may hang in the air for good. */
const LANDED_AT_LAST = 2500;

/** Before the page changes: what is about to fly, and where from. What cannot be seen there does not fly. */
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

  /** After the page has changed. Flights start `apart` milliseconds after each other, and after their own `wait`. */
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

  /** What has landed. */
  land(id: number): F | undefined {
    const landed = this.flying.find((one) => one.id === id);
    this.flying = this.flying.filter((one) => one.id !== id);
    return landed;
  }
}
