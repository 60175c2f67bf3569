// Listens on a whole board for "what is this?": a long press, a mouse that rests, or `?` on what has the focus. No element
// of a board is wired: whatever has a `data-at` name is asked for by it.

import type { Reason } from './board';
import { hasModifier } from './keys';
import { explainedAround, type Explain } from './whatis';

/** Milliseconds. */
const PRESS = 400;
const REST = 500;
/** In which the pointer may leave a thing on its way to the explanation. */
const GRACE = 250;
/** In which the click that ends a long press arrives. */
const CLICK = 400;
/** Pixels: a finger that moves on scrolls or drags. */
const STILL = 8;
/** Where keys are typed. */
const TYPED = 'input, textarea, select, [contenteditable]';

interface Handlers {
  explain: Explain;
  /** Why a move is not allowed; null where nobody can be asked: for spectators, and in earlier positions. */
  why: () => ((move: string) => Promise<Reason | null>) | null;
  /** While this holds, a resting mouse is aiming, and asks nothing. */
  isAiming?: () => boolean;
}

interface Shown {
  node: HTMLElement;
  at: string;
  /** A mouse only rests there: the explanation takes neither focus nor taps from the board. */
  isHover: boolean;
}

export class WhatIs {
  shown = $state.raw<Shown | null>(null);
  /** Why the thing cannot be used; arrives later. */
  reason = $state.raw<Reason | null>(null);

  #root: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number; isTouch: boolean } | null = null;
  /** The next click belongs to a long press. */
  #swallows = false;
  #hovered: HTMLElement | null = null;

  constructor(private readonly handlers: Handlers) {}

  /** The board that is listened to, until it is removed. */
  attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    root.style.setProperty('-webkit-touch-callout', 'none');
    root.style.setProperty('-webkit-user-select', 'none');
    root.style.setProperty('user-select', 'none');
    const unhear = this.listen(root);
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('pointermove', (event) => this.#moved(event), options);
    window.addEventListener('pointerup', () => this.#ended(), options);
    window.addEventListener('pointercancel', (event) => event.isTrusted && this.#ended(), options);
    window.addEventListener('click', (event) => this.#swallow(event), options);
    window.addEventListener('scroll', () => this.#wait(null), options);
    window.addEventListener('keydown', (event) => this.#key(event), options);
    return () => {
      stop.abort();
      unhear();
      this.#wait(null);
      clearTimeout(this.#leaving);
      this.#root = null;
    };
  };

  /** A part of the board that lies elsewhere in the page. */
  listen = (part: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    part.addEventListener('pointerdown', (event) => this.#down(event), options);
    part.addEventListener('pointermove', (event) => this.#over(event), options);
    part.addEventListener('pointerleave', () => this.#leave(), { signal: stop.signal });
    part.addEventListener('contextmenu', (event) => this.#pressed?.isTouch && event.preventDefault(), options);
    return () => stop.abort();
  };

  open(target: EventTarget | null, isHover: boolean): boolean {
    const found = explainedAround(target, this.handlers.explain);
    if (!found) return false;
    clearTimeout(this.#leaving);
    this.#wait(null);
    this.reason = null;
    this.shown = { ...found, isHover };
    void this.#ask(found.at);
    return true;
  }

  close(): void {
    clearTimeout(this.#leaving);
    this.shown = null;
    this.reason = null;
  }

  async #ask(at: string): Promise<void> {
    const move = this.handlers.explain(at)?.move;
    const reason = move ? await this.handlers.why()?.(move) : null;
    if (reason && this.shown?.at === at) this.reason = reason;
  }

  #wait(then: (() => void) | null, after = 0): void {
    clearTimeout(this.#timer);
    this.#timer = then ? setTimeout(then, after) : undefined;
  }

  #isInside(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('[data-whatis]') !== null;
  }

  #down(event: PointerEvent): void {
    this.#wait(null);
    this.#swallows = false;
    if (this.#isInside(event.target)) return;
    this.#pressed = { x: event.clientX, y: event.clientY, isTouch: event.pointerType !== 'mouse' };
    if (this.shown?.isHover) this.close();
    // A second finger zooms; what acts when it is touched cannot be asked about by touching it, nor once it has come to that.
    const { target } = event;
    const isInstant = () => (target as Element).closest('[data-instant]') !== null;
    if (event.pointerType === 'mouse' || !event.isPrimary || isInstant()) return;
    this.#wait(() => {
      if (isInstant() || !this.open(target, false)) return;
      this.#swallows = true;
      // What was about to be dragged is let go.
      target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId, pointerType: event.pointerType }));
    }, PRESS);
  }

  /** Anywhere: a press that moves on is none. */
  #moved(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL) return;
    if (pressed.isTouch) this.#wait(null);
    this.#pressed = pressed.isTouch ? pressed : null;
  }

  #ended(): void {
    if (this.#pressed?.isTouch) this.#wait(null);
    if (this.#swallows) setTimeout(() => (this.#swallows = false), CLICK);
  }

  #swallow(event: Event): void {
    if (!this.#swallows) return;
    this.#swallows = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** A mouse over the board. After a press it has to move first: nobody asks about what they have just used. */
  #over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    if (this.#isInside(event.target)) {
      this.#wait(null);
      return clearTimeout(this.#leaving);
    }
    this.#hovered = event.target as HTMLElement;
    const thing = (event.target as Element).closest<HTMLElement>('[data-at]');
    if (this.shown?.isHover) {
      if (thing !== null && (thing === this.shown.node || this.shown.node.contains(thing))) return clearTimeout(this.#leaving);
      this.#leave();
    } else if (this.shown) return;
    const isResting = thing !== null && event.buttons === 0 && !this.#pressed && !this.handlers.isAiming?.();
    this.#wait(isResting ? () => this.open(thing, true) : null, REST);
  }

  #leave(): void {
    this.#wait(null);
    this.#hovered = null;
    clearTimeout(this.#leaving);
    if (this.shown?.isHover) this.#leaving = setTimeout(() => this.close(), GRACE);
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.shown?.isHover) {
      this.close();
      event.stopImmediatePropagation();
      return;
    }
    const focused = document.activeElement;
    if (event.key !== '?' || hasModifier(event) || focused?.closest(TYPED) || this.#root?.closest('[inert]')) return;
    if (focused && focused !== document.body && !this.#root?.contains(focused)) return;
    if (!this.open(focused, false) && !this.open(this.#hovered, false)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
