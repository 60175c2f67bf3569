// What moves on the board: cards in the air, photos being taken, what was last. Shows what happened; never blocks input.

import { flightsOf, photosOf, type Flight } from './flights';
import { newsOf, raceOf, type News } from './happened';
import { follow, rekey, type Keyed, type Rolling } from './keys';
import type { Line, Strip, View } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flying extends Flight {
  id: number;
  start: Box;
  end: Box;
  delay: number;
  /** The wall card that appears when this one lands; -1 for none. */
  key: number;
}

/** A photo being taken: held where the stretch was, then dropped onto the pile. */
export interface Taken {
  id: number;
  seat: number;
  motifs: readonly string[];
  points: number;
  start: Box;
  end: Box | null;
}

interface Prepared {
  flights: { flight: Flight; start: Box }[];
  photos: Omit<Taken, 'id' | 'end'>[];
}

const NEWS_SHOWN = 2600;
const GAIN_SHOWN = 2600;
export const NOTHING_PREPARED: Prepared = { flights: [], photos: [] };

export class Scene {
  cards = $state.raw<Keyed[]>([]);
  rickshaws = $state.raw<Rolling[]>([]);
  flying = $state.raw<Flying[]>([]);
  photos = $state.raw<Taken[]>([]);
  news = $state.raw<News | null>(null);
  /** The last contested race, until it is put away. */
  race = $state.raw<readonly Strip[] | null>(null);
  gains = $state.raw<ReadonlyMap<number, number>>(new Map());
  last = $state.raw<ReadonlySet<number>>(new Set());

  readonly awaitedKeys = $derived(new Set(this.flying.map((flight) => flight.key)));
  readonly awaitedSpots = $derived(new Set(this.flying.map((flight) => flight.to)));
  /** By seat: photos that have not reached the pile yet. */
  readonly awaitedPhotos = $derived.by(() => {
    const counts = new Map<number, number>();
    for (const photo of this.photos) counts.set(photo.seat, (counts.get(photo.seat) ?? 0) + 1);
    return counts;
  });

  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The wall of a new view, card by card. */
  see(view: View): void {
    const fresh = () => this.#next++;
    this.cards = rekey(this.cards, view.wall.map((card) => card.motif), fresh);
    const covered = view.wall.flatMap((card, at) => (card.has_rickshaw ? [at] : []));
    this.rickshaws = follow(this.rickshaws, this.cards, covered, fresh);
  }

  /** What is about to fly, with the places where it starts; measured before the page changes. */
  prepare(lines: readonly Line[], before: View, after: View, measure: (spot: string) => Box | null): Prepared {
    const flights = flightsOf(lines, before, after).flatMap((flight) => {
      const start = measure(flight.from);
      return start ? [{ flight, start }] : [];
    });
    const photos = photosOf(lines).flatMap(({ first, last, seat, motifs, points }) => {
      const left = measure(first);
      const right = measure(last) ?? left;
      if (!left || !right) return [];
      // Where a line of the wall ends within the stretch, the photo is held where it begins.
      const width = right.x < left.x ? motifs.length * left.width : right.x + right.width - left.x;
      return [{ seat, motifs, points, start: { ...left, width } }];
    });
    return { flights, photos };
  }

  launch({ flights, photos }: Prepared, measure: (spot: string) => Box | null, motion: number): void {
    if (photos.length > 0) {
      const taken = photos.map((photo) => ({ ...photo, id: this.#next++, end: measure(`pile:${photo.seat}`) }));
      this.photos = [...this.photos, ...taken];
      // Should an animation be lost (a hidden page fires no end), nothing may hang in the air for good.
      this.#later(4000, () => (this.photos = this.photos.filter((each) => !taken.includes(each))));
    }
    if (motion === 0) return;
    const added: Flying[] = [];
    for (const { flight, start } of flights) {
      const end = measure(flight.to);
      const key = flight.to.startsWith('wall:') ? (this.cards[Number(flight.to.slice(5)) - 1]?.key ?? -1) : -1;
      if (end) added.push({ ...flight, id: this.#next++, start, end, key, delay: added.length * (motion === 2 ? 30 : 70) });
    }
    if (added.length === 0) return;
    this.flying = [...this.flying, ...added];
    this.#later(2500, () => (this.flying = this.flying.filter((each) => !added.includes(each))));
  }

  land(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }

  drop(id: number): void {
    const photo = this.photos.find((each) => each.id === id);
    this.photos = this.photos.filter((each) => each.id !== id);
    if (photo) this.#gain(photo.seat, photo.points);
  }

  hear(lines: readonly Line[], places: readonly number[] | null): void {
    if (places) this.last = new Set(places.flatMap((at) => this.cards[at]?.key ?? []));
    this.race = raceOf(lines) ?? this.race;
    const news = newsOf(lines);
    if (news) this.#tell(news);
  }

  /** The board went back in time, or is another one. */
  forget(): void {
    this.cards = [];
    this.rickshaws = [];
    this.last = new Set();
    this.news = null;
    this.race = null;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #tell(news: News): void {
    this.news = news;
    this.#later(NEWS_SHOWN, () => (this.news = this.news === news ? null : this.news));
  }

  #gain(seat: number, points: number): void {
    this.gains = new Map([...this.gains, [seat, points]]);
    this.#later(GAIN_SHOWN, () => (this.gains = new Map([...this.gains].filter(([each]) => each !== seat))));
  }

  #later(after: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, after);
    this.#timers.add(timer);
  }
}

