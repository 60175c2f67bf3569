// Sees where the named places of a board are, frame by frame: cards fly, rows grow, and the stage must not lag behind.

import { nodeAt } from '$kit/keys';
import type { Box, Size } from './places';
import { visiblePart, windowsOf } from './reveal';

export interface Sight {
  boxes: ReadonlyMap<string, Box>;
  /** Places of the board that are scrolled out of sight. */
  hidden: ReadonlySet<string>;
  /** Places that may be chosen now (`data-target`), buttons that lead on (`data-next`), and those that are ready. */
  targets: ReadonlySet<string>;
  /** Buttons that make the very move that is asked for (`data-move`). */
  ready: ReadonlySet<string>;
  /** What is pressed and goes nowhere: all such buttons, and drawers. */
  buttons: ReadonlySet<string>;
  /** Places that show by themselves that they may be used. */
  glowing: ReadonlySet<string>;
  /** Of the named places, those that are pressed (`aria-pressed`). */
  pressed: ReadonlySet<string>;
  /** The place that is held; empty if none is. */
  held: string;
}

const NOTHING: Sight = { boxes: new Map(), hidden: new Set(), targets: new Set(), ready: new Set(), buttons: new Set(), glowing: new Set(), pressed: new Set(), held: '' };

export class Watch {
  sight = $state.raw<Sight>(NOTHING);
  stage = $state.raw<Size>({ width: 0, height: 0 });
  #before = '';

  /** `isAsked`: whether a move counts now. */
  constructor(
    private readonly names: () => readonly string[],
    private readonly isAsked: (move: string) => boolean,
  ) {}

  #stage: HTMLElement | null = null;

  attach = (stage: HTMLElement): (() => void) => {
    this.#stage = stage;
    let frame = 0;
    const look = () => {
      this.look();
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  };

  look(): void {
    const stage = this.#stage;
    if (!stage) return;
    const base = stage.getBoundingClientRect();
    const boxes = new Map<string, Box>();
    const hidden = new Set<string>();
    const targets = new Set<string>();
    const ready = new Set<string>();
    const buttons = new Set<string>();
    const glowing = new Set<string>();
    const pressed = new Set<string>();
    for (const name of this.names()) {
      const node = nodeAt(stage, name);
      if (!node?.offsetWidth || node.checkVisibility?.({ visibilityProperty: true }) === false) continue;
      const windows = windowsOf(node, stage).map((each) => boxAround(each, base));
      const seen = visiblePart(boxOf(node, base), windows);
      if (seen) boxes.set(name, seen);
      else hidden.add(name);
      const { target, next, move } = node.dataset;
      if (next !== undefined || move !== undefined || node.ariaExpanded) buttons.add(name);
      if (move !== undefined && this.isAsked(move)) ready.add(name);
      if (move === undefined ? target !== undefined || next !== undefined : ready.has(name)) targets.add(name);
      if (node.dataset['target'] !== undefined || node.classList.contains('target')) glowing.add(name);
      if (node.ariaPressed === 'true') pressed.add(name);
    }
    const held = stage.querySelector<HTMLElement>('.board [data-at][aria-pressed="true"]')?.dataset['at'] ?? '';
    const now = JSON.stringify([[...boxes], [...hidden], [...targets], [...ready], [...buttons], [...glowing], [...pressed], held, base.width, base.height]);
    if (now === this.#before) return;
    this.#before = now;
    this.sight = { boxes, hidden, targets, ready, buttons, glowing, pressed, held };
    this.stage = { width: Math.round(base.width), height: Math.round(base.height) };
  }
}

function boxAround(node: HTMLElement, base: DOMRect): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: Math.round(x - base.x), y: Math.round(y - base.y), width: Math.round(width), height: Math.round(height) };
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

/** Which of the places is to be tapped now: a button that is ready, else the first one that may be chosen and is not pressed yet. */
export function currentOf(way: readonly string[], sight: Sight): number {
  const ready = way.findIndex((name) => sight.ready.has(name));
  return ready >= 0 ? ready : Math.max(0, way.findIndex((name) => sight.targets.has(name) && !sight.pressed.has(name)));
}
