// Places inside something that scrolls, such as a map that is larger than the screen: what is visible of them, and how they
// come into view.

import { around, type Box } from './places';

const known = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/** What this element can be scrolled out of, the innermost first. */
export function windowsOf(node: HTMLElement, within: HTMLElement): readonly HTMLElement[] {
  const before = known.get(node);
  if (before) return before;
  const found: HTMLElement[] = [];
  for (let each = node.parentElement; each && each !== within; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) found.push(each);
  }
  known.set(node, found);
  return found;
}

/** The part of a box inside all windows; null if that is less than half of it. */
export function visiblePart(box: Box, windows: readonly Box[]): Box | null {
  let seen = box;
  for (const each of windows) {
    const x = Math.max(seen.x, each.x);
    const y = Math.max(seen.y, each.y);
    seen = { x, y, width: Math.min(seen.x + seen.width, each.x + each.width) - x, height: Math.min(seen.y + seen.height, each.y + each.height) - y };
    if (seen.width <= 0 || seen.height <= 0) return null;
  }
  return seen.width * seen.height * 2 < box.width * box.height ? null : seen;
}

/** How far a window scrolls to have a box in its middle; nothing where it is inside already. */
export function shiftTo(box: Box, frame: Box): { left: number; top: number } {
  const shift = (from: number, size: number, start: number, room: number) => (from >= start && from + size <= start + room ? 0 : from + size / 2 - start - room / 2);
  return { left: shift(box.x, box.width, frame.x, frame.width), top: shift(box.y, box.height, frame.y, frame.height) };
}

/** Scrolls so that all of these can be seen or, where there is no room for all, the first one. */
export function bringIntoView(nodes: readonly HTMLElement[], within: HTMLElement, isSmooth: boolean): void {
  const [first] = nodes;
  if (!first) return;
  for (const each of windowsOf(first, within)) {
    const frame = each.getBoundingClientRect();
    const inside = nodes.filter((node) => each.contains(node)).map((node): Box => node.getBoundingClientRect());
    const whole = inside.reduce(around);
    const hasRoom = whole.width <= frame.width && whole.height <= frame.height;
    each.scrollBy({ ...shiftTo(hasRoom ? whole : first.getBoundingClientRect(), frame), behavior: isSmooth ? 'smooth' : 'auto' });
  }
}
