// What a person looks at without making a move: a card that was tapped, places that were pointed at.

import type { Box } from '$kit/flights.svelte';
import { cardWords, isPaper } from './cards';
import { CARD_HEIGHT } from './layout';
import type { Translate, View } from '../types';

/** Milliseconds after which the description of a card disappears; the next tap closes it, too. */
const GLANCE = 4500;
/** Nearer to the top than this there is no space above a card. */
const TOP = 90;

export class Looking {
  /** The place that was tapped. */
  glance = $state.raw<{ seat: number; place: number } | null>(null);
  /** Places that were tapped in the summary of what happened. */
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

  /** Points at these places, or stops doing so. */
  point(keys: readonly string[]): void {
    this.keys = keys.some((key) => this.keys.includes(key)) ? [] : keys;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The description of the tapped place, and its position; null if none is tapped. */
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
