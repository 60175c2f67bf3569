// Keys for a page that may lie over a table: boards listen to the whole window, and must not hear what was meant for the
// page before them.

type Hear = (event: KeyboardEvent) => void;
let alone: Hear | null = null;

/** Before anything else listens: of several listeners the first one decides whether there is a second. */
export function startKeys(): void {
  for (const kind of ['keydown', 'keyup'] as const) {
    const hear = (event: KeyboardEvent): void => {
      if (!alone) return;
      event.stopImmediatePropagation();
      if (kind === 'keydown') alone(event);
    };
    addEventListener(kind, hear, { capture: true });
  }
}

/** Nobody else hears a key, until the returned function is called. What keys do by themselves, such as typing, they still do. */
export function hearAlone(hear: Hear): () => void {
  alone = hear;
  return () => {
    if (alone === hear) alone = null;
  };
}
