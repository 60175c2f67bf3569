// What somebody looks at without doing anything: a card that was tapped, places that were pointed at.

import type { Box } from '$kit/flights.svelte';
import { cardWords, isPaper } from './cards';
import { CARD_HEIGHT } from './layout';
import type { Translate, View } from '../types';

/** A glance goes by itself after so many milliseconds, or with the next tap. */
const GLANCE = 4500;
/** Below this there is no room above a card. */
const TOP = 90;

export class Looking {
  /** The place that was tapped. */
  glance = $state.raw<{ seat: number; place: number } | null>(null);
  /** Places that the strip of what happened was tapped for. */
  keys = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  at(seat: number, place: number): void {
    this.stop();
    this.glance = { seat, place };
    this.#timer = setTimeout(() => this.away(), GLANCE);
  }

  away(): void {
    this.glance = null;
  }

  /** Points at these places, or no longer. */
  point(keys: readonly string[]): void {
    this.keys = keys.some((key) => this.keys.includes(key)) ? [] : keys;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What is said about the place, and where; null if nothing is looked at. */
  told(view: View, boxOf: (spot: string) => Box | null, t: Translate) {
    if (!this.glance) return null;
    const { seat, place } = this.glance;
    const shown = view.seats[seat]?.row[place - 1];
    const box = boxOf(`row:${seat}:${place}`);
    if (!shown || !box) return null;
    const card = shown.cards.at(-1) ?? '';
    const points = isPaper(card) ? (card.endsWith('*') ? 2 : 1) : 0;
    const parts = [cardWords(card, t), ...(shown.is_protected ? [t('mr-page-protected')] : []), t('mr-page-points', { count: points })];
    const isBelow = box.y < TOP;
    return {
      cards: shown.cards,
      isProtected: shown.is_protected,
      words: parts.join(', '),
      x: box.x + box.width / 2,
      y: isBelow ? box.y + box.width * CARD_HEIGHT : box.y,
      isBelow,
    };
  }
}
