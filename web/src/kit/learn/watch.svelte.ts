// Sees where the named places of a board are, frame by frame: cards fly, rows grow, and the stage must not lag behind.

import { nodeAt } from '$kit/keys';
import type { Box, Size } from './places';

export interface Sight {
  boxes: ReadonlyMap<string, Box>;
  /** Places that may be chosen now (`data-target`), and buttons that lead on (`data-next`). */
  targets: ReadonlySet<string>;
  /** What is pressed and goes nowhere: those buttons, and drawers. */
  buttons: ReadonlySet<string>;
  /** Places that show by themselves that they may be used. */
  glowing: ReadonlySet<string>;
  /** Of the named places, those that are pressed (`aria-pressed`). */
  pressed: ReadonlySet<string>;
  /** The place that is held; empty if none is. */
  held: string;
}

const NOTHING: Sight = { boxes: new Map(), targets: new Set(), buttons: new Set(), glowing: new Set(), pressed: new Set(), held: '' };

export class Watch {
  sight = $state.raw<Sight>(NOTHING);
  stage = $state.raw<Size>({ width: 0, height: 0 });
  #before = '';

  constructor(private readonly names: () => readonly string[]) {}

  attach = (stage: HTMLElement): (() => void) => {
    let frame = 0;
    const look = () => {
      this.#look(stage);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  };

  #look(stage: HTMLElement): void {
    const base = stage.getBoundingClientRect();
    const boxes = new Map<string, Box>();
    const targets = new Set<string>();
    const buttons = new Set<string>();
    const glowing = new Set<string>();
    const pressed = new Set<string>();
    for (const name of this.names()) {
      const node = nodeAt(stage, name);
      if (!node?.offsetWidth || node.checkVisibility?.({ visibilityProperty: true }) === false) continue;
      boxes.set(name, boxOf(node, base));
      const { target, next } = node.dataset;
      if (next !== undefined || node.ariaExpanded) buttons.add(name);
      if (target !== undefined || next !== undefined) targets.add(name);
      if (node.dataset['target'] !== undefined || node.classList.contains('target')) glowing.add(name);
      if (node.ariaPressed === 'true') pressed.add(name);
    }
    const held = stage.querySelector<HTMLElement>('.board [data-at][aria-pressed="true"]')?.dataset['at'] ?? '';
    const now = JSON.stringify([[...boxes], [...targets], [...buttons], [...glowing], [...pressed], held, base.width, base.height]);
    if (now === this.#before) return;
    this.#before = now;
    this.sight = { boxes, targets, buttons, glowing, pressed, held };
    this.stage = { width: Math.round(base.width), height: Math.round(base.height) };
  }
}

/** With what is drawn inside it, which may stand out: a card that is lifted. */
function boxOf(node: HTMLElement, base: DOMRect): Box {
  const own = node.getBoundingClientRect();
  const first = node.firstElementChild?.getBoundingClientRect();
  const inner = first?.width ? first : own; // on small screens a drawing may be left out
  const x = Math.round(Math.min(own.left, inner.left) - base.x);
  const y = Math.round(Math.min(own.top, inner.top) - base.y);
  return {
    x,
    y,
    width: Math.round(Math.max(own.right, inner.right) - base.x) - x,
    height: Math.round(Math.max(own.bottom, inner.bottom) - base.y) - y,
  };
}

/** Which of the places is to be tapped now: the first one that may be chosen and is not pressed yet, else the first. */
export function currentOf(way: readonly string[], sight: Sight): number {
  return Math.max(0, way.findIndex((name) => sight.targets.has(name) && !sight.pressed.has(name)));
}
