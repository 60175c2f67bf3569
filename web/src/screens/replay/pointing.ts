// Where somebody points on a board, so that it is right on pages with another layout: the name of a place, and fractions
// of its width and height.

import { centre, distance, nearestPoint, type Box, type Point } from '$kit/learn/places';

export interface Pointing {
  at: string;
  x: number;
  y: number;
}

const NAMED = '[data-at]';
const within = (value: number): number => Math.min(1, Math.max(0, value));

function seen(node: Element): Box | null {
  const { x, y, width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The place under this point of the page, or the nearest one; null on a board without any. */
export function pointingAt(board: Element, point: Point): Pointing | null {
  const under = document.elementsFromPoint(point.x, point.y).map((node) => node.closest<HTMLElement>(NAMED));
  const place = under.find((node) => node && board.contains(node)) ?? nearest(board, point);
  const box = place && seen(place);
  if (!place || !box) return null;
  return {
    at: place.getAttribute('data-at') ?? '',
    x: within((point.x - box.x) / box.width),
    y: within((point.y - box.y) / box.height),
  };
}

function nearest(board: Element, point: Point): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const node of board.querySelectorAll(NAMED)) {
    const box = seen(node);
    if (!box) continue;
    // Of two that are as near, the smaller one says more.
    const far = distance(nearestPoint(box, point), point) + distance(centre(box), point) / 1000;
    if (far < least) [least, best] = [far, node];
  }
  return best;
}

/** The point of this page that is meant, kept within the board; null if the board has no such place now. */
export function pointOf(board: Element, { at, x, y }: Pointing): Point | null {
  const frame = seen(board);
  if (!at || !frame) return null;
  // Compared, not selected: the name comes from somebody else's page.
  for (const node of board.querySelectorAll(NAMED)) {
    const box = node.getAttribute('data-at') === at ? seen(node) : null;
    if (box) return nearestPoint(frame, { x: box.x + box.width * x, y: box.y + box.height * y });
  }
  return null;
}
