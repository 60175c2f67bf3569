// What the deed in hand would do, asked of the table: never computed here, never shown when it is about another deed.

import type { Figure, Outlook, ShownVoyage, Way } from '../generated';

/** Figures by seat are in the order of the seats. */
export interface Weighed {
  figures: readonly Figure[];
  /** For whoever does it: all of it together, from the worst to the best way that may be steered. */
  sum: readonly [least: number, most: number];
  /** Tiles that come onto each part of the wall. */
  walls: readonly number[];
  /** Final scores after it. */
  finals: readonly number[];
  before: ShownVoyage;
  after: ShownVoyage;
}

export function wayOf(outlook: Outlook, line: string): Way | undefined {
  return outlook.ways.length === 1 ? outlook.ways[0] : outlook.ways.find((way) => way.line === line);
}

/** What was answered about the tile as it is held now. */
export function weighedFor(outlook: Outlook, line: string): Weighed | null {
  const way = wayOf(outlook, line);
  const before = outlook.voyages[0];
  const after = way && outlook.voyages[way.voyage];
  if (!way || !before || !after) return null;
  return { ...way.weighed, finals: way.seats.map((seat) => seat.final[1]), before, after };
}

/** One question at a time: an answer to an older one is dropped. */
export class Weighing {
  outlook = $state.raw<Outlook | null>(null);
  isAsking = $state(false);
  #asked = 0;

  /** `null`: there is nothing to weigh. */
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
