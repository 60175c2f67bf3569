// Dragging is a tap on the dragged thing and a tap on the target: only what can be tapped can be dragged.

import { targetNear } from '$kit/keys';
import type { Play } from '../model/play.svelte';

const FROM = 8;
/** How far from a target, in pixels, a card may be dropped. */
const BESIDE = { x: 16, y: 30 };

interface Pressed {
  x: number;
  y: number;
  id: number;
  spot: string;
  slot: number;
}

export class Dragging {
  #pressed: Pressed | null = null;
  #wasDragged = false;

  constructor(private readonly play: Play) {}

  /** Listens as long as the board exists. */
  attach = (root: HTMLElement): (() => void) => {
    const down = (event: PointerEvent) => this.#down(event);
    const move = (event: PointerEvent) => this.#move(event);
    const up = (event: PointerEvent) => this.#up(event, root);
    // Ignores the click event after a drag.
    const click = (event: MouseEvent) => this.#wasDragged && event.stopPropagation();
    root.addEventListener('pointerdown', down);
    root.addEventListener('click', click, { capture: true });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', click, { capture: true });
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

  #down(event: PointerEvent): void {
    this.#wasDragged = false;
    if (event.button !== 0 || this.play.isMarking) return;
    const node = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    const spot = node?.dataset['at'] ?? '';
    // On the wall a finger scrolls instead.
    const isLoose = spot.startsWith('market:') || spot.startsWith('act:') || (spot.startsWith('wall:') && event.pointerType === 'mouse');
    const { targets, taps, paths } = this.play;
    const canMove = targets.has(spot) || taps.at(-1) === spot || paths.some((path) => path.spots[0] === spot);
    if (!isLoose || !canMove) return;
    this.#pressed = { x: event.clientX, y: event.clientY, id: event.pointerId, spot, slot: Number(node?.dataset['slot'] ?? -1) };
  }

  #move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return;
    if (!this.#wasDragged && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FROM) {
      this.#wasDragged = true;
      if (!this.play.taps.includes(pressed.spot)) this.play.tap(pressed.spot, pressed.slot);
    }
    if (this.#wasDragged) this.play.drag = { x: event.clientX, y: event.clientY, spot: pressed.spot };
  }

  #up(event: PointerEvent, root: HTMLElement): void {
    if (this.#pressed?.id !== event.pointerId) return;
    const spot = this.#wasDragged ? targetNear(root, event.clientX, event.clientY, BESIDE, Math.abs) : null;
    if (spot) this.play.tap(spot);
    this.#pressed = null;
    this.play.drag = null;
    setTimeout(() => (this.#wasDragged = false));
  }
}
