// The animation of a scoring: each paper lights up, section by section, with the sum so far. The server computed the sums.

import { placeKey } from '../model/moves';
import { isPaper } from '../model/cards';
import type { View } from '../types';

/** One paper that is counted, with the sum of its section up to here. */
export interface Beat {
  seat: number;
  key: string;
  sum: number;
  hasStar: boolean;
  /** Whether its section is the one that counts. */
  isBest: boolean;
}

export interface Tally extends Beat {
  /** Whether the row was counted completely and this section does not count. */
  isOut: boolean;
}

/** The most milliseconds for one row. */
const ROW = 1900;
/** The most milliseconds for one paper. */
const PAPER = 260;
const BETWEEN = 650;

export function beatsOf(view: View, order: readonly number[]): Beat[][] {
  return order.map((seat) => {
    const shown = view.seats[seat];
    if (!shown) return [];
    return shown.sections.flatMap((section) => {
      let sum = 0;
      return shown.row.slice(section.first - 1, section.last).map((place, step) => {
        const card = place.cards.at(-1) ?? '';
        const hasStar = isPaper(card) && card.endsWith('*');
        sum += hasStar ? 2 : 1;
        return { seat, key: placeKey(seat, section.first + step), sum, hasStar, isBest: section.first === shown.best_first };
      });
    });
  });
}

export class Counting {
  /** The position that is counted; it stays on the board until the scoring is closed. */
  readonly view: View;
  readonly number: number;
  readonly order: readonly number[];
  #beats: Beat[][];
  /** How many rows are counted completely. */
  row = $state(0);
  /** How many papers of the next row are counted. */
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: number;

  /** `motion` 0 shows the whole count at once. */
  constructor(view: View, number: number, order: readonly number[], motion: number) {
    this.view = view;
    this.number = number;
    this.order = order;
    this.#beats = beatsOf(view, order);
    this.#speed = motion === 2 ? 0.5 : 1;
    if (motion === 0) this.finish();
    else this.#later(BETWEEN);
  }

  readonly isDone = $derived.by(() => this.row >= this.order.length);
  /** The seat whose row is being counted; -1 if none is. */
  readonly seat = $derived.by(() => this.order[this.row] ?? -1);
  readonly tallies = $derived.by(() => {
    const found = new Map<string, Tally>();
    this.#beats.forEach((beats, row) => {
      const isCounted = row < this.row;
      for (const beat of isCounted ? beats : row === this.row ? beats.slice(0, this.at) : []) {
        found.set(beat.key, { ...beat, isOut: isCounted && !beat.isBest });
      }
    });
    return found;
  });

  /** The points of this seat in the scoring; null before its row is counted. */
  pointsOf(seat: number): number | null {
    const row = this.order.indexOf(seat);
    if (row > this.row || row < 0) return null;
    if (row === this.row) return this.#beats[row]?.[this.at - 1]?.sum ?? null;
    return this.view.seats[seat]?.points.at(-1) ?? 0;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.row = this.order.length;
    this.at = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #later(after: number): void {
    this.#timer = setTimeout(() => this.#step(), after * this.#speed);
  }

  #step(): void {
    const beats = this.#beats[this.row] ?? [];
    if (this.at < beats.length) {
      this.at += 1;
      this.#later(this.at === beats.length ? BETWEEN : Math.min(PAPER, ROW / beats.length));
      return;
    }
    this.row += 1;
    this.at = 0;
    if (!this.isDone) this.#later(BETWEEN / 2);
  }
}
