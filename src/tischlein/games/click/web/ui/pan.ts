// Scrolls the wall by dragging with the mouse or by its wheel; for a finger the browser does it.

const FROM = 8;

/** `canPan`: whether a drag from this spot scrolls the wall instead of moving a card. */
export function panning(canPan: (spot: string) => boolean): (box: HTMLElement) => () => void {
  return (box) => {
    let pressed: { x: number; left: number } | null = null;
    let isDragged = false;

    const down = (event: PointerEvent) => {
      isDragged = false;
      const spot = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '';
      if (event.button === 0 && event.pointerType === 'mouse' && canPan(spot)) pressed = { x: event.clientX, left: box.scrollLeft };
    };
    const move = (event: PointerEvent) => {
      if (!pressed) return;
      const along = event.clientX - pressed.x;
      isDragged ||= Math.abs(along) > FROM;
      // On a large screen the whole board is scaled, so pointer pixels differ from the row's.
      const scale = box.clientWidth / (box.getBoundingClientRect().width || 1) || 1;
      if (isDragged) box.scrollLeft = pressed.left - along * scale;
    };
    const up = () => (pressed = null);
    // Ignores the click event after a drag.
    const click = (event: MouseEvent) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    };
    const wheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX) || event.ctrlKey) return;
      const before = box.scrollLeft;
      box.scrollLeft += event.deltaY;
      // At the end of the wall the wheel scrolls the page.
      if (box.scrollLeft !== before) event.preventDefault();
    };

    box.addEventListener('pointerdown', down);
    box.addEventListener('click', click, { capture: true });
    box.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('click', click, { capture: true });
      box.removeEventListener('wheel', wheel);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}
