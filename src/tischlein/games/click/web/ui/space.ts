// The space bar is the shutter, except in text fields and on a focused button, where it keeps its usual meaning.

const KEEPS = 'input, textarea, select, button, a[href], summary, [contenteditable], [role="button"], [role="tab"]';

function keepsIt(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || (target.closest(KEEPS) !== null && target.dataset['at'] !== 'shutter');
}

/** Listens until the returned function is called. `press` gets the browser's timestamp. */
export function onSpaceBar(isOurs: () => boolean, press: (at: number) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.ctrlKey || event.altKey || event.metaKey || !isOurs()) return;
    if (keepsIt(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) press(event.timeStamp);
  };
  addEventListener('keydown', hear, { capture: true });
  addEventListener('keyup', hear, { capture: true });
  return () => {
    removeEventListener('keydown', hear, { capture: true });
    removeEventListener('keyup', hear, { capture: true });
  };
}
