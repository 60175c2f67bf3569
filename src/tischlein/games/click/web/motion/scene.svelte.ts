// What moves on the board: flying cards, photos, and marks of the last change. Never blocks input.

import { Flights, prepare, type Box, type Measure, type Prepared } from '$kit/flights.svelte';
import { Timers } from '$kit/timers';
import { flightsOf, photosOf, type Flight } from './flights';
import { lastPlaces, newsOf, raceOf, type News } from '../model/happened';
import { follow, rekey, type Keyed, type Rolling } from './keys';
import type { Line, Strip, View } from '../types';

/** With its height: photos cover several cards. */
export interface Area extends Box {
  height: number;
}

/** `key` is the wall card that appears when this one lands; -1 if none does. */
type KeyedFlight = Flight & { key: number };

/** A photo being taken: held where its cards were, then dropped onto the pile. */
export interface Taken {
  id: number;
  seat: number;
  motifs: readonly string[];
  points: number;
  start: Area;
  end: Area | null;
}

interface Preparations {
  flights: Prepared<Flight>[];
  photos: Omit<Taken, 'id' | 'end'>[];
}

/** A race with several callers, and until when it is shown completely. */
export interface Race {
  strips: readonly Strip[];
  until: number;
}

const NEWS_SHOWN = 2600;
const RACE_SHOWN = 8000;
const GAIN_SHOWN = 2600;
export const NOTHING_PREPARED: Preparations = { flights: [], photos: [] };

export class Scene {
  readonly #timers = new Timers();
  cards = $state.raw<Keyed[]>([]);
  rickshaws = $state.raw<Rolling[]>([]);
  readonly air = new Flights<string, KeyedFlight>(this.#timers);
  photos = $state.raw<Taken[]>([]);
  news = $state.raw<News | null>(null);
  /** The race that is shown; null after it disappeared or was closed. */
  race = $state.raw<Race | null>(null);
  /** The last race of the match. */
  lastRace = $state.raw<readonly Strip[] | null>(null);
  gains = $state.raw<ReadonlyMap<number, number>>(new Map());
  last = $state.raw<ReadonlySet<number>>(new Set());

  readonly awaitedKeys = $derived(new Set(this.air.flying.map((flight) => flight.key)));
  readonly awaitedSpots = $derived(new Set(this.air.flying.map((flight) => flight.to)));
  /** By seat: photos that have not reached the pile yet. */
  readonly awaitedPhotos = $derived.by(() => {
    const counts = new Map<number, number>();
    for (const photo of this.photos) counts.set(photo.seat, (counts.get(photo.seat) ?? 0) + 1);
    return counts;
  });

  #next = 0;

  /** Takes over the wall of a new view, card by card. */
  see(view: View): void {
    const fresh = () => this.#next++;
    this.cards = rekey(this.cards, view.wall.map((card) => card.motif), fresh);
    const covered = view.wall.flatMap((card, at) => (card.has_rickshaw ? [at] : []));
    this.rickshaws = follow(this.rickshaws, this.cards, covered, fresh);
  }

  /** What will fly, with the places where it starts; measured before the page changes. */
  prepare(lines: readonly Line[], before: View, after: View, measure: Measure<string, Area>): Preparations {
    const flights = prepare(flightsOf(lines, before, after), measure);
    const photos = photosOf(lines).flatMap(({ first, last, seat, motifs, points }) => {
      const left = measure(first);
      const right = measure(last) ?? left;
      if (!left || !right) return [];
      // If a line of the wall ends within the run, the photo is held where the run begins.
      const width = right.x < left.x ? motifs.length * left.width : right.x + right.width - left.x;
      return [{ seat, motifs, points, start: { ...left, width } }];
    });
    return { flights, photos };
  }

  launch({ flights, photos }: Preparations, measure: Measure<string, Area>, motion: number): void {
    if (photos.length > 0) {
      const taken = photos.map((photo) => ({ ...photo, id: this.#next++, end: measure(`pile:${photo.seat}`) }));
      this.photos = [...this.photos, ...taken];
      // Removes photos even if an animation never ends, as in a hidden page.
      this.#timers.after(4000, () => (this.photos = this.photos.filter((each) => !taken.includes(each))));
    }
    if (motion === 0) return;
    const keyOf = (spot: string) => (spot.startsWith('wall:') ? (this.cards[Number(spot.slice(5)) - 1]?.key ?? -1) : -1);
    const keyed = flights.map(({ flight, start }) => ({ flight: { ...flight, key: keyOf(flight.to) }, start }));
    this.air.launch(keyed, measure, motion === 2 ? 30 : 70);
  }

  /** Puts every photo that is still held onto its pile at once. */
  dropAll(): void {
    for (const { id } of this.photos) this.drop(id);
  }

  drop(id: number): void {
    const photo = this.photos.find((each) => each.id === id);
    this.photos = this.photos.filter((each) => each.id !== id);
    if (photo) this.#gain(photo.seat, photo.points);
  }

  /** Takes over what has just happened, for the person at `own`; `hasRunOut`: their call was never answered. */
  hear(lines: readonly Line[], own: number, hasRunOut: boolean): void {
    const strips = raceOf(lines);
    if (strips) {
      const race = { strips, until: performance.now() + RACE_SHOWN };
      this.race = race;
      this.lastRace = strips;
      this.#timers.after(RACE_SHOWN, () => (this.race = this.race === race ? null : this.race));
    }
    const news = newsOf(lines, own);
    if (news) this.#tell(news.kind === 'wrong' && news.seat === own && hasRunOut ? { ...news, kind: 'late' } : news);
  }

  /** What is still shown from the log: the mark "last", and the last race. Also for the first view. */
  recall(lines: readonly Line[]): void {
    const places = lastPlaces(lines, this.cards.length);
    if (places) this.last = new Set(places.flatMap((at) => this.cards[at]?.key ?? []));
    this.lastRace = raceOf(lines) ?? this.lastRace;
  }

  /** For a jump back in time, or another match. */
  forget(): void {
    this.cards = [];
    this.rickshaws = [];
    this.last = new Set();
    this.news = null;
    this.race = null;
    this.lastRace = null;
  }

  /** The viewer goes on: what is asked next matters more than what was told. */
  hush(): void {
    this.news = null;
  }

  stop(): void {
    this.#timers.stop();
  }

  #tell(news: News): void {
    this.news = news;
    this.#timers.after(NEWS_SHOWN, () => (this.news = this.news === news ? null : this.news));
  }

  #gain(seat: number, points: number): void {
    this.gains = new Map([...this.gains, [seat, points]]);
    this.#timers.after(GAIN_SHOWN, () => (this.gains = new Map([...this.gains].filter(([each]) => each !== seat))));
  }
}
