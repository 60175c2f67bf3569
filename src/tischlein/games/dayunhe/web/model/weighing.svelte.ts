// Requests the effects of the previewed move from the table. They are not computed here, and never shown for another move.

import type { Figure, Outlook, ShownVoyage, Way } from '../generated';

/** Figures by seat are in the order of the seats. */
export interface Weighed {
  figures: readonly Figure[];
  /** The sum for the seat that moves, for the worst and the best way of the ship. */
  sum: readonly [least: number, most: number];
  /** By seat: tiles that are added to its part of the wall. */
  walls: readonly number[];
  /** By seat: the final score after the move. */
  finals: readonly number[];
  before: ShownVoyage;
  after: ShownVoyage;
}

export function wayOf(outlook: Outlook, line: string): Way | undefined {
  return outlook.ways.length === 1 ? outlook.ways[0] : outlook.ways.find((way) => way.line === line);
}

/** The answer for the current direction of the tile. */
export function weighedFor(outlook: Outlook, line: string): Weighed | null {
  const way = wayOf(outlook, line);
  const before = outlook.voyages[0];
  const after = way && outlook.voyages[way.voyage];
  if (!way || !before || !after) return null;
  return { ...way.weighed, finals: way.seats.map((seat) => seat.final[1]), before, after };
}

/** One request at a time: answers to older ones are dropped. */
export class Weighing {
  outlook = $state.raw<Outlook | null>(null);
  isAsking = $state(false);
  #asked = 0;

  /** `null`: nothing is previewed. */
  async ask(moves: readonly string[] | null, tryOut: ((moves: string[]) => Promise<unknown>) | undefined): Promise<void> {
    const asked = ++this.#asked;
    this.outlook = null;
    this.isAsking = moves !== null && tryOut !== undefined;
    if (!moves || !tryOut) return;
    const answer = await tryOut([...moves]).catch(() => null);
    if (asked !== this.#asked) return;
    this.outlook = answer as Outlook | null;
    this.isAsking = false;
  }
}
