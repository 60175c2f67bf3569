// What the deed in hand would do, asked of the table: never computed here, never shown when it is about another deed.

import type { Outlook, SeatOutlook, ShownVoyage, Way } from '../generated';

/** One figure of the preview. */
export interface Cell {
  what: 'now' | 'wall' | 'end' | 'ship' | 'other';
  seat: number;
  /** From the worst to the best way that may be steered; equal if there is nothing to steer. */
  points: readonly [least: number, most: number];
  /** Unrest on the wall before and after; only of a wall. */
  wall: readonly [number, number] | null;
  /** What changes in the end: the region's unrest, the network, the city. */
  cause: '' | 'riots' | 'network' | 'city' | 'several';
}

/** Figures by seat are in the order of the seats. */
export interface Weighed {
  cells: readonly Cell[];
  /** For whoever does it: all of it together. */
  sum: readonly [least: number, most: number];
  /** Tiles that come onto each part of the wall. */
  walls: readonly number[];
  /** Final scores after it. */
  finals: readonly number[];
  before: ShownVoyage;
  after: ShownVoyage;
}

const changed = ([before, after]: readonly [number, number]) => after - before;

function shipOf(before: ShownVoyage, after: ShownVoyage, seat: number): readonly [number, number] {
  const least = (after.least[seat] ?? 0) - (before.least[seat] ?? 0);
  const most = (after.most[seat] ?? 0) - (before.most[seat] ?? 0);
  return least <= most ? [least, most] : [most, least];
}

function causeOf(seat: SeatOutlook): Cell['cause'] {
  const causes = (['riots', 'network', 'city'] as const).filter((cause) => changed(seat[cause]) !== 0);
  return causes.length > 1 ? 'several' : (causes[0] ?? 'city');
}

export function wayOf(outlook: Outlook, line: string): Way | undefined {
  return outlook.ways.length === 1 ? outlook.ways[0] : outlook.ways.find((way) => way.line === line);
}

export function weigh(outlook: Outlook, line: string, own: number): Weighed | null {
  const way = wayOf(outlook, line);
  const before = outlook.voyages[0];
  const after = way && outlook.voyages[way.voyage];
  if (!way || !before || !after) return null;
  const cells: Cell[] = [];
  const add = (what: Cell['what'], seat: number, points: number | readonly [number, number], more: Partial<Cell> = {}) =>
    cells.push({ what, seat, points: typeof points === 'number' ? [points, points] : points, wall: null, cause: '', ...more });
  const mine = way.seats[own];
  if (mine && mine.points !== 0) add('now', own, mine.points);
  way.seats.forEach((seat, at) => {
    if (changed(seat.wall) !== 0) add('wall', at, changed(seat.uprisings), { wall: seat.wall });
  });
  let sum: readonly [number, number] = [0, 0];
  if (mine) {
    const late = changed(mine.scoring);
    if (late !== 0) add('end', own, late, { cause: causeOf(mine) });
    const ship = shipOf(before, after, own);
    if (ship[0] !== 0 || ship[1] !== 0) add('ship', own, ship);
    const sure = mine.points + changed(mine.uprisings) + late;
    sum = [sure + ship[0], sure + ship[1]];
  }
  way.seats.forEach((seat, at) => {
    if (at === own) return;
    const ship = shipOf(before, after, at);
    // An uprising is told beside the wall already.
    const rest = seat.points + changed(seat.scoring) + (changed(seat.wall) !== 0 ? 0 : changed(seat.uprisings));
    if (rest + ship[0] !== 0 || rest + ship[1] !== 0) add('other', at, [rest + ship[0], rest + ship[1]]);
  });
  return { cells, sum, walls: way.seats.map((seat) => Math.max(0, changed(seat.wall))), finals: way.seats.map((seat) => seat.final[1]), before, after };
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
