// The space bar is the shutter, wherever the focus is; only who types or reads a dialog keeps it.

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** Listens until the returned function is called. `press` is told the time, as the browser stamped it. */
export function onSpaceBar(isOurs: () => boolean, press: (at: number) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.ctrlKey || event.altKey || event.metaKey || !isOurs()) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
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
