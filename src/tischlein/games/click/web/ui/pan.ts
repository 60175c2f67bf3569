// A wall that scrolls is drawn along by the mouse, or moved by its wheel; a finger scrolls it by itself.

const FROM = 8;

/** `canPan`: whether a drag that begins on this spot is for the wall, and not for a card. */
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
      // A board on a large screen is enlarged as a whole: pixels of the pointer are not those of the row.
      const scale = box.clientWidth / (box.getBoundingClientRect().width || 1) || 1;
      if (isDragged) box.scrollLeft = pressed.left - along * scale;
    };
    const up = () => (pressed = null);
    // The click that follows a drag is not a tap.
    const click = (event: MouseEvent) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    };
    const wheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX) || event.ctrlKey) return;
      const before = box.scrollLeft;
      box.scrollLeft += event.deltaY;
      // At its end the wheel is for the page again.
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
