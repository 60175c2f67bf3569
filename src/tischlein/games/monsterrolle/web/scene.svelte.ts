// What moves on the board: cards in the air, marks of the last turn, the scoring. Shows what happened; never blocks input.

import { flightsBetween, type Flight } from './flights';
import { lastTurn, NOBODY, scoringOf, tornSeats, type LastTurn, type Scoring } from './happened';
import type { Line, View } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
}

export interface Flying extends Flight {
  id: number;
  start: Box;
  end: Box;
  delay: number;
}

const RIPPLE = 700;
const SCORING_SHOWN = 4200;

export class Scene {
  flying = $state.raw<Flying[]>([]);
  last = $state.raw<LastTurn>(NOBODY);
  scoring = $state.raw<Scoring | null>(null);
  /** Places where something has just landed, with the card. */
  landed = $state.raw<ReadonlyMap<string, string>>(new Map());
  shaken = $state.raw<readonly number[]>([]);

  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** What is about to fly, with the places where it starts; measured before the page changes. */
  prepare(before: View, after: View, measure: (spot: string) => Box | null): { flight: Flight; start: Box }[] {
    return flightsBetween(before, after).flatMap((flight) => {
      const start = measure(flight.from);
      return start ? [{ flight, start }] : [];
    });
  }

  launch(prepared: { flight: Flight; start: Box }[], measure: (spot: string) => Box | null, step: number): void {
    const added: Flying[] = [];
    for (const { flight, start } of prepared) {
      const end = measure(flight.to);
      if (end) added.push({ ...flight, id: this.#next++, start, end, delay: added.length * step });
    }
    if (added.length > 0) this.flying = [...this.flying, ...added];
  }

  land(id: number): void {
    const flight = this.flying.find((one) => one.id === id);
    this.flying = this.flying.filter((one) => one.id !== id);
    if (flight?.to.startsWith('row:')) this.#mark(flight.to, flight.card);
  }

  /** Cards that are in the air towards this spot. */
  awaited(spot: string): string[] {
    return this.flying.filter((flight) => flight.to === spot).map((flight) => flight.card);
  }

  hear(lines: readonly Line[], seats: number, isFirst: boolean): void {
    this.last = lastTurn(isFirst ? NOBODY : this.last, lines);
    if (isFirst) return;
    const scoring = scoringOf(lines, seats);
    if (scoring) {
      this.scoring = scoring;
      this.#later(SCORING_SHOWN, () => (this.scoring = this.scoring === scoring ? null : this.scoring));
    }
    const torn = tornSeats(lines);
    if (torn.length > 0) {
      this.shaken = torn;
      this.#later(1100, () => (this.shaken = []));
    }
  }

  /** The board went back in time: what was last is not known any more. */
  forget(): void {
    this.last = NOBODY;
    this.scoring = null;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #mark(spot: string, card: string): void {
    this.landed = new Map([...this.landed, [spot, card]]);
    this.#later(RIPPLE, () => {
      this.landed = new Map([...this.landed].filter(([key]) => key !== spot));
    });
  }

  #later(after: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, after);
    this.#timers.add(timer);
  }
}
