// Keyboard input of a board. Every place is an element with a `data-at` name, by which it is found and focused; by the same
// name a game explains it (whatis.ts).

interface Handlers {
  onkey: (event: KeyboardEvent) => void;
  onpointer?: () => void;
  /** Also receive keys while nothing has the focus, because the focused button may have been removed. */
  isEverywhere?: boolean;
}

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Receives key and pointer events before the board's elements do, and remembers which of the two the person uses. */
export class Keys {
  /** The last input was a key. Only then does the board move the focus. */
  areUsed = false;

  constructor(private readonly handlers: Handlers) {}

  /** Listens until the board is removed. */
  attach = (node: HTMLElement): (() => void) => {
    const { isEverywhere = false } = this.handlers;
    const onkey = (event: KeyboardEvent) => {
      if (isEverywhere && event.target !== document.body && !node.contains(event.target as Node)) return;
      this.areUsed = true;
      this.handlers.onkey(event);
    };
    const onpointer = () => {
      this.areUsed = false;
      this.handlers.onpointer?.();
    };
    const target = isEverywhere ? document : node;
    target.addEventListener('keydown', onkey as EventListener, { capture: true });
    node.addEventListener('pointerdown', onpointer, { capture: true });
    return () => {
      target.removeEventListener('keydown', onkey as EventListener, { capture: true });
      node.removeEventListener('pointerdown', onpointer, { capture: true });
    };
  };
}

export function nodeAt(root: ParentNode | null | undefined, spot: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-at="${spot}"]`) ?? null;
}

/** The nearest selectable place (`data-target`) whose box, extended by `reach`, contains these coordinates. */
export function targetNear(root: ParentNode | null, x: number, y: number, reach: { x: number; y: number }, away: (dx: number, dy: number) => number = Math.hypot): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const node of root?.querySelectorAll<HTMLElement>('[data-target]') ?? []) {
    const box = node.getBoundingClientRect();
    if (x < box.left - reach.x || x > box.right + reach.x || y < box.top - reach.y || y > box.bottom + reach.y) continue;
    const distance = away(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    if (distance < least) [least, best] = [distance, node.dataset['at'] ?? null];
  }
  return best;
}
