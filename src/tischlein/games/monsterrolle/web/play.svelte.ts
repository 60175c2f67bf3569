// What the person at the board is doing: the lifted card, where it may go, what was asked. Knows no rule; `legal` is told.

import { picturesOf, type Picture } from './clash';
import { turned } from './cards';
import { canTurn, lieAt, moveAt, moveTo, naturalMove, parseMove, targetsOf, usable, type Target } from './moves';
import type { BoardProps } from './types';

export interface Refusal {
  why: string;
  clause: string;
  pictures: Picture[];
}

export interface Drag {
  x: number;
  y: number;
}

const NOTHING = new Map<string, Target>();

export class Play {
  #props: () => BoardProps;
  #asked = 0;

  /** The slot of the lifted card in the hand; -1 for none. */
  lifted = $state(-1);
  /** The lifted card as it is held now. */
  shown = $state('');
  hovered = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  drag = $state.raw<Drag | null>(null);

  readonly isMine = $derived.by(() => this.#props().toAct.includes(this.#props().seat));
  readonly card = $derived.by(() => this.#props().view.hand[this.lifted] ?? '');
  readonly targets = $derived.by(() => {
    const { legal, view, seat } = this.#props();
    return this.card ? targetsOf(this.card, legal, view, seat) : NOTHING;
  });
  readonly isTurnable = $derived.by(() => canTurn(this.card, this.targets));
  /** By hand slot: whether the card can be laid somewhere. Nothing is dimmed while no card can leave the hand at all. */
  readonly useless = $derived.by(() => {
    const { legal, view, seat } = this.#props();
    const hasCardMove = legal.some((text) => parseMove(text, seat).card !== '');
    return usable(view, legal, seat).map((can) => hasCardMove && !can);
  });
  readonly canDraw = $derived.by(() => this.#props().legal.includes('draw'));
  readonly canTake = $derived.by(() => this.#props().legal.includes('take'));
  readonly canEnd = $derived.by(() => this.#props().legal.includes('end'));

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** Lifts a card, or puts the lifted one back. A card that fits nowhere is lifted too (to be discarded) and explained. */
  lift(slot: number): void {
    if (slot === this.lifted) return this.putBack();
    this.raise(slot);
    const card = this.card;
    if (!card) return;
    if (!this.isMine || this.targets.size === 0 || this.useless[slot]) {
      void this.explain(naturalMove(card, this.#props().view, this.#props().seat));
      if (this.targets.size === 0) this.lifted = -1;
    }
  }

  raise(slot: number): void {
    this.refusal = null;
    this.hovered = null;
    this.lifted = slot;
    this.shown = this.card;
    // If every place asks for the other way round, hold it that way.
    const lays = [...this.targets.values()].filter((target) => target.kind !== 'discard');
    if (lays.length > 0 && lays.every((target) => !target.moves.has(this.shown))) this.shown = turned(this.shown);
  }

  putBack(): void {
    this.lifted = -1;
    this.shown = '';
    this.hovered = null;
    this.refusal = null;
    this.drag = null;
  }

  turn(): void {
    if (this.isTurnable) this.shown = turned(this.shown);
  }

  /** How the lifted card would lie at this target; empty if it is none. */
  previewAt(key: string): string {
    const target = this.targets.get(key);
    return target ? lieAt(target, this.shown) : '';
  }

  /** Whether the key was a target, and the move is on its way. */
  drop(key: string): boolean {
    const target = this.targets.get(key);
    if (!target) return false;
    const text = moveAt(target, this.shown);
    this.putBack();
    this.#props().onmove(text);
    return true;
  }

  send(text: string): void {
    this.putBack();
    this.#props().onmove(text);
  }

  end(): void {
    if (this.canEnd) this.send('end');
    else void this.explain('end');
  }

  /** A tap on a place that is no target, with a card in hand: why not there? */
  askAbout(seat: number, place: number): void {
    if (this.card) void this.explain(moveTo(this.shown, seat, place));
  }

  async explain(text: string): Promise<void> {
    const asked = ++this.#asked;
    const { onwhy, view, seat } = this.#props();
    const reason = await onwhy(text);
    if (asked !== this.#asked) return;
    this.refusal = reason ? { ...reason, pictures: picturesOf(view, seat, text, reason.clause) } : null;
  }

  /** A new frame: what was lifted stays lifted only while it is still there. */
  keepOnly(hand: readonly string[]): void {
    if (this.lifted < 0) return;
    const card = hand[this.lifted];
    if (card === undefined || (card !== this.shown && turned(card) !== this.shown)) this.putBack();
  }
}
