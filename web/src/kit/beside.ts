// Where an explanation lies: beside the thing that it is about, never over it, with an arrow to it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

export interface Beside {
  left: number;
  top: number;
  /** The part of the screen that is free on this side. */
  most: number;
  side: 'above' | 'below' | 'left' | 'right';
  /** The tip of the arrow along the edge, from its left or upper end. */
  arrow: number;
}

/** Pixels to the edge of the screen, between thing and explanation, and from a corner to the arrow. */
const EDGE = 8;
const GAP = 16;
const CORNER = 26;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** Above or below, where there is more room; beside it only if it would fit there and nowhere else. */
export function besideOf(thing: Box, panel: Size, screen: Size): Beside {
  const above = thing.top - GAP - EDGE;
  const below = screen.height - thing.top - thing.height - GAP - EDGE;
  const before = thing.left - GAP - EDGE;
  const after = screen.width - thing.left - thing.width - GAP - EDGE;
  if (panel.height > Math.max(above, below) && panel.width <= Math.max(before, after)) {
    const side = after >= before ? 'right' : 'left';
    const middle = thing.top + thing.height / 2;
    const top = within(EDGE, middle - panel.height / 2, screen.height - EDGE - panel.height);
    return {
      side,
      left: side === 'right' ? thing.left + thing.width + GAP : thing.left - GAP - panel.width,
      top: Math.max(EDGE, top),
      most: screen.height - 2 * EDGE,
      arrow: within(CORNER, middle - Math.max(EDGE, top), panel.height - CORNER),
    };
  }
  const side = above > below ? 'above' : 'below';
  // A thing that fills the screen leaves no room: then the explanation lies over the end of it.
  const most = Math.max(above, below, Math.min(240, screen.height - 2 * EDGE));
  const height = Math.min(panel.height, most);
  const middle = thing.left + thing.width / 2;
  const left = within(EDGE, middle - panel.width / 2, Math.max(EDGE, screen.width - EDGE - panel.width));
  return {
    side,
    left,
    top: within(EDGE, side === 'above' ? thing.top - GAP - height : thing.top + thing.height + GAP, screen.height - EDGE - height),
    most,
    arrow: within(CORNER, middle - left, panel.width - CORNER),
  };
}

/** The outline of a thing, a little larger than it, as a path. */
export function outlineOf({ left, top, width, height }: Box, form: 'flat' | 'pointy' | undefined, room = 3): string {
  const [x, y, w, h] = [left - room, top - room, width + 2 * room, height + 2 * room];
  const path = (points: [number, number][]) => `M${points.map(([px, py]) => `${px} ${py}`).join('L')}Z`;
  if (form === 'flat') return path([[x + w / 4, y], [x + (3 * w) / 4, y], [x + w, y + h / 2], [x + (3 * w) / 4, y + h], [x + w / 4, y + h], [x, y + h / 2]]);
  if (form === 'pointy') return path([[x + w / 2, y], [x + w, y + h / 4], [x + w, y + (3 * h) / 4], [x + w / 2, y + h], [x, y + (3 * h) / 4], [x, y + h / 4]]);
  const r = Math.min(11, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
