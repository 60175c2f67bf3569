// Keys of a board. Every place that can be acted on is an element with `data-at`; by that name it is focused and found.

interface Ears {
  onkey: (event: KeyboardEvent) => void;
  onpointer?: () => void;
  /** Also hears keys while nothing has the focus: a button that was pressed may be gone. */
  isEverywhere?: boolean;
}

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Hears keys and pointers before the board's own parts do, and knows which of them the person uses. */
export class Keys {
  /** Whoever plays by keyboard is led on by the focus and must not lose the place; others are left alone. */
  areUsed = false;

  constructor(private readonly ears: Ears) {}

  /** Listens for as long as the board is there. */
  attach = (node: HTMLElement): (() => void) => {
    const { isEverywhere = false } = this.ears;
    const onkey = (event: KeyboardEvent) => {
      if (isEverywhere && event.target !== document.body && !node.contains(event.target as Node)) return;
      this.areUsed = true;
      this.ears.onkey(event);
    };
    const onpointer = () => {
      this.areUsed = false;
      this.ears.onpointer?.();
    };
    const heard = isEverywhere ? document : node;
    heard.addEventListener('keydown', onkey as EventListener, { capture: true });
    node.addEventListener('pointerdown', onpointer, { capture: true });
    return () => {
      heard.removeEventListener('keydown', onkey as EventListener, { capture: true });
      node.removeEventListener('pointerdown', onpointer, { capture: true });
    };
  };
}

export function nodeAt(root: ParentNode | null | undefined, spot: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-at="${spot}"]`) ?? null;
}

/** The nearest place under these coordinates, or so far beside them, that may be chosen now (`data-target`). */
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
