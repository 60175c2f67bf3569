// What the person at the board is doing: taps towards a move, marks of a call, open questions. Contains no rules: `legal`
// is given, and the page never knows which photo a caller means before it is marked.

import { WhyNot } from '$kit/whynot.svelte';
import { moveOf, nextSpots, tapped, type Path } from './choice';
import { framedCards, markCard, markComposition, NO_MARKS, type Framed, type Marks } from './marking';
import { actionOf, meant, pathsOf, previewOf } from './moves';
import type { BoardProps } from '../types';
import { whatIs, type Told } from './what';

/** The answer that passes in all windows of this turn. */
const PASS_TURN = 'pass turn';
const NOWHERE: ReadonlySet<string> = new Set();
/** Milliseconds within which a second tap is ignored, because the buttons may have changed under the finger. */
const SECOND_TAP = 400;

export class Play {
  #props: () => BoardProps;
  /** Whether the last call was marked or given up. */
  #hasAnswered = true;
  /** When the frame that opened the current window was painted. */
  #painted: { window: number; at: number } | null = null;
  /** When the last move was sent, and in which window. */
  #said: { window: number; at: number } | null = null;

  taps = $state.raw<string[]>([]);
  /** Which of several equal action cards was tapped. */
  slot = $state(-1);
  marks = $state.raw<Marks>(NO_MARKS);
  hovered = $state(-1);
  readonly why = new WhyNot();
  /** The description of what was tapped. */
  told = $state.raw<Told | null>(null);
  /** Whether the shutter was pressed and the table has not answered yet. */
  isPressed = $state(false);
  /** Calm photos: whether the person wants to mark a photo instead of passing. */
  wantsPhoto = $state(false);
  drag = $state.raw<{ x: number; y: number; spot: string } | null>(null);

  readonly paths = $derived.by((): Path[] => (this.isBusy ? [] : pathsOf(this.#props().legal)));
  readonly targets = $derived.by((): ReadonlySet<string> => (this.move ? NOWHERE : nextSpots(this.paths, this.taps)));
  /** The move that the taps complete; null before. */
  readonly move = $derived.by(() => (this.taps.length > 0 ? moveOf(this.paths, this.taps) : null));
  readonly preview = $derived.by(() => (this.move ? previewOf(this.move, this.#props().view.wall.length) : null));
  /** The action card of the current taps. */
  readonly action = $derived.by(() => (this.taps[0]?.startsWith('act:') ? this.taps[0].slice(4) : ''));

  readonly isSeated = $derived.by(() => this.#props().seat >= 0 && !this.#props().isDisplay);
  readonly isActive = $derived.by(() => this.isSeated && this.#props().view.active === this.#props().seat);
  /** Whether this person has called and has to mark now. */
  readonly isCaller = $derived.by(() => this.isSeated && this.#props().view.marking === this.#props().seat);
  /** Calm photos: whether this person has not answered yet. */
  readonly isAsked = $derived.by(() => this.isSeated && this.#props().legal.includes('pass') && this.#props().view.is_calm);
  readonly isMarking = $derived.by(() => this.isCaller || (this.isAsked && this.wantsPhoto));
  /** Whether a press of the shutter is a call, or comes while one is under way. */
  readonly isCall = $derived.by(() => this.isPressed || this.isMarking || this.#props().legal.includes('click'));
  readonly isBusy = $derived.by(() => this.isMarking || this.isAsked);
  /** The compositions that can be marked, with their names in the move. */
  readonly frames = $derived.by((): Framed[] => {
    const { view } = this.#props();
    const own = view.compositions.map((each, at) => ({ name: `${at + 1}`, motifs: each.motifs }));
    const open = view.open.flatMap((each, at) => (each ? [{ name: 'abc'[at] ?? '', motifs: each.motifs }] : []));
    return this.isActive ? [...own, ...open] : own;
  });
  readonly framed = $derived.by(() => (this.isMarking ? framedCards(this.marks, this.hovered, this.frames) : null));

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** Returns whether the tap had a meaning. */
  tap(spot: string, slot = -1): boolean {
    this.hush();
    if (this.isMarking) return this.#mark(spot);
    const next = tapped(this.paths, this.taps, spot);
    if (!next) {
      if (spot !== 'end:left' && spot !== 'end:right') this.#explainTap(spot);
      return false;
    }
    this.taps = next;
    if (spot.startsWith('act:')) this.slot = next.length > 0 ? slot : -1;
    const move = this.move;
    // Action cards are previewed before they are played; everything else is done at once.
    if (move && actionOf(move) === '' && move !== 'renew') this.send(move);
    return true;
  }

  confirm(): void {
    if (this.move) this.send(this.move);
  }

  send(move: string): void {
    this.putBack();
    this.#say(move);
  }

  /** Sends the window that is on the screen with the move, so that the server can refuse it after another change. */
  #say(move: string): void {
    this.#hasAnswered = true;
    const { window = 0, onmove } = this.#props();
    this.#said = { window, at: performance.now() };
    onmove(move, { window, reaction: null });
  }

  /** Whether the last call was never answered, because its time ran out. */
  get hasRunOut(): boolean {
    return !this.#hasAnswered;
  }

  /** Whether a tap was meant for the previous window, which another tap has just closed. */
  get #isSecondTap(): boolean {
    const said = this.#said;
    return said !== null && said.window !== (this.#props().window ?? 0) && performance.now() - said.at < SECOND_TAP;
  }

  putBack(): void {
    this.taps = [];
    this.slot = -1;
    this.hush();
    this.drag = null;
    this.hovered = -1;
  }

  /** Closes explanations. */
  hush(): void {
    this.why.forget();
    this.told = null;
  }

  /** Goes one step back. Returns whether there was one. */
  back(): boolean {
    if (this.isMarking && (this.marks.name !== null || this.marks.cards.length > 0)) this.marks = NO_MARKS;
    else if (this.isAsked && this.wantsPhoto) this.wantsPhoto = false;
    else if (this.why.told || this.told) this.hush();
    else if (this.taps.length > 0) this.taps = this.taps.slice(0, -1);
    else return false;
    if (this.taps.length === 0) this.slot = -1;
    return true;
  }

  /** Sends the call at once, with or without a photo. */
  press(at: number): void {
    const { legal, window = 0, onmove, sound } = this.#props();
    if (this.isPressed || !this.isSeated) return;
    if (this.isAsked) {
      this.wantsPhoto = true;
      return;
    }
    if (!legal.includes('click')) {
      if (!this.isMarking) void this.explain('click');
      return;
    }
    this.putBack();
    this.marks = NO_MARKS;
    this.#hasAnswered = false;
    this.isPressed = true;
    sound('call');
    const painted = this.#painted;
    const reaction = painted?.window === window ? Math.max(0, at - painted.at) : null;
    void Promise.resolve(onmove('click', { window, reaction })).finally(() => (this.isPressed = false));
  }

  /** Ignores a second tap by a pointer, since the button may just have appeared under it. Keys are never ignored. */
  giveUp(isByPointer: boolean): void {
    if (isByPointer && !this.isCaller && this.#isSecondTap) return;
    this.marks = NO_MARKS;
    this.#say(this.isCaller ? 'nothing' : 'pass');
    this.wantsPhoto = false;
  }

  /** Calm photos: whether the person can pass for the whole turn. */
  readonly canPassTurn = $derived.by(() => this.#props().legal.includes(PASS_TURN));

  passTurn(isByPointer: boolean): void {
    if (isByPointer && this.#isSecondTap) return;
    this.marks = NO_MARKS;
    this.#say(PASS_TURN);
    this.wantsPhoto = false;
  }

  /** Remembers when the change that opened this window was painted. */
  painted(window: number, at: number): void {
    if (this.#painted?.window !== window) this.#painted = { window, at };
  }

  /** For each new frame: keeps the taps only if they still lead to a move. */
  keepOnly(): void {
    if (this.taps.length > 0 && nextSpots(this.paths, this.taps).size === 0 && !this.move) this.putBack();
    if (!this.isMarking) this.marks = NO_MARKS;
    if (!this.isAsked) this.wantsPhoto = false;
  }

  explain(move: string): Promise<void> {
    return this.why.ask(this.#props().onwhy(move));
  }

  #explainTap(spot: string): void {
    const taps = this.taps.length > 0 && spot.startsWith('wall:') ? [...this.taps, spot] : [spot];
    const move = meant(taps);
    if (move && this.isSeated) void this.explain(move);
    else if (!move) this.told = whatIs(spot, this.#props().view, this.isActive, this.#props().t);
  }

  #mark(spot: string): boolean {
    const { view } = this.#props();
    const [kind = '', name = ''] = spot.split(':');
    const frame = kind === 'frame' ? this.frames.find((each) => each.name === name) : undefined;
    if (kind === 'frame' && !frame) return false;
    if (kind !== 'frame' && kind !== 'wall') return false;
    const wall = view.wall.map((card) => card.motif);
    const { marks, shot } = frame
      ? markComposition(this.marks, wall, frame)
      : markCard(this.marks, wall, Number(name) - 1, this.frames);
    this.marks = shot ? NO_MARKS : marks;
    if (shot) {
      this.wantsPhoto = false;
      this.#say(`photo ${shot.name} ${shot.start + 1}`);
    }
    return true;
  }
}
