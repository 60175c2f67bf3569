// What the person at the board is doing: the lifted card, its targets, open questions. Contains no rules: `legal` is given.

import { WhyNot } from '$kit/whynot.svelte';
import { picturesOf, type Picture } from './clash';
import { isPaper, turned } from './cards';
import {
  bestGrade, canTurn, gradeOf, lieAt, moveAt, moveTo, naturalMove, offeredOf, parseMove, targetsOf, usable, type Grade, type Target,
} from './moves';
import type { BoardProps, Reason } from '../types';

export interface Refusal extends Reason {
  pictures: Picture[];
}

export interface Drag {
  x: number;
  y: number;
}

const NOTHING = new Map<string, Target>();

export class Play {
  #props: () => BoardProps;

  /** The index of the lifted card in the hand; -1 if none is. */
  lifted = $state(-1);
  /** The lifted card in its current direction. */
  shown = $state('');
  hovered = $state<string | null>(null);
  readonly why = new WhyNot<Refusal>();
  drag = $state.raw<Drag | null>(null);
  /** Whether the direction was chosen by the person. */
  isTurned = $state(false);
  /** Whether places are shown, too, where one card of the turn would cover the other. */
  showsAll = $state(false);

  readonly isMine = $derived.by(() => this.#props().toAct.includes(this.#props().seat));
  readonly card = $derived.by(() => this.#props().view.hand[this.lifted] ?? '');
  readonly offered = $derived.by(() => {
    const { legal, view } = this.#props();
    return this.showsAll ? legal : offeredOf(view, legal);
  });
  readonly targets = $derived.by(() => {
    const { view, seat } = this.#props();
    return this.card ? targetsOf(this.card, this.offered, view, seat) : NOTHING;
  });
  /** Whether the lifted card has further places that are not shown. */
  readonly hasMore = $derived.by(() => {
    const { legal, view, seat } = this.#props();
    return this.card !== '' && targetsOf(this.card, legal, view, seat).size > this.targets.size;
  });
  /** While paper is held, the viewer's row shows its free end, whether or not the paper may go there. */
  readonly isPaperLifted = $derived.by(() => this.isMine && isPaper(this.card));
  readonly isTurnable = $derived.by(() => canTurn(this.card, this.targets));
  /** By index in the hand: whether the card cannot be laid anywhere. All false while no card can leave the hand at all. */
  readonly useless = $derived.by(() => {
    const { legal, view, seat } = this.#props();
    const hasCardMove = legal.some((text) => parseMove(text, seat).card !== '');
    return usable(view, offeredOf(view, legal), seat).map((can) => hasCardMove && !can);
  });
  readonly canDraw = $derived.by(() => this.#props().legal.includes('draw'));
  readonly canTake = $derived.by(() => this.#props().legal.includes('take'));
  readonly canEnd = $derived.by(() => this.#props().legal.includes('end'));

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** Lifts a card, or puts the lifted one back. A card that fits nowhere is lifted, too (to be discarded), and explained. */
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
    this.why.forget();
    this.hovered = null;
    this.isTurned = false;
    this.showsAll = false;
    this.lifted = slot;
    this.shown = this.card;
    // Chooses the direction that fits best; among equals, at the free end.
    const lays = [...this.targets.values()].filter((target) => target.kind !== 'discard');
    const best = lays.find((target) => bestGrade(target) === 'fits') ?? lays[0];
    if (best) this.shown = lieAt(best, this.shown);
  }

  putBack(): void {
    this.lifted = -1;
    this.shown = '';
    this.hovered = null;
    this.why.forget();
    this.drag = null;
    this.isTurned = false;
    this.showsAll = false;
  }

  turn(): void {
    if (!this.isTurnable) return;
    this.shown = turned(this.shown);
    this.isTurned = true;
  }

  showAll(): void {
    this.showsAll = true;
    this.why.forget();
  }

  /** The lifted card as it would lie at this target; empty if it is not a target. */
  previewAt(key: string): string {
    const target = this.targets.get(key);
    return target ? lieAt(target, this.shown, this.isTurned) : '';
  }

  /** The grade of the lifted card there, in its current direction. */
  gradeAt(key: string): Grade {
    return this.targets.get(key)?.grades.get(this.previewAt(key)) ?? 'fits';
  }

  /** Makes the move for this target. False if it is not one. */
  drop(key: string): boolean {
    const target = this.targets.get(key);
    if (!target) return false;
    const text = moveAt(target, this.shown, this.isTurned);
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

  /** A tap on a place that is not a target, with a card in hand: asks why not. */
  askAbout(seat: number, place: number): void {
    if (this.card) void this.explain(moveTo(this.shown, seat, place));
  }

  explain(text: string): Promise<void> {
    return this.why.ask(this.#refusal(text));
  }

  async #refusal(text: string): Promise<Refusal | null> {
    const { onwhy, legal, view, seat, t } = this.#props();
    // Legal if typed, but not offered here: the explanation is that it does not match.
    const isHidden = legal.includes(text) && gradeOf(text, view) === 'itself';
    const reason = isHidden ? { why: t('mr-page-misfit'), clause: 'MR-3.5' } : await onwhy(text);
    return reason && { ...reason, pictures: picturesOf(view, seat, text, reason.clause) };
  }

  /** For each new frame: the lifted card stays lifted only if it is still in the hand. */
  keepOnly(hand: readonly string[]): void {
    if (this.lifted < 0) return;
    const card = hand[this.lifted];
    if (card === undefined || (card !== this.shown && turned(card) !== this.shown)) this.putBack();
  }
}
