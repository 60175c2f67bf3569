// How large the map is drawn, and where it lies on its scroll.

import { Layout, spanOf, type Margins } from './geometry';

export interface Room {
  width: number;
  height: number;
}

const LYING: Margins = { left: 34, right: 34, top: 42, bottom: 22 };
const HANGING: Margins = { left: 40, right: 70, top: 18, bottom: 26 };
const ROLLING: Margins = { left: 66, right: 66, top: 26, bottom: 10 };
/** Below this a low screen rolls rather than shrinks. */
const SMALLEST = 34;

/** A handscroll shows the whole map: as large as width and height allow, in the middle of its paper. */
export function fitLying(seats: number, room: Room): Layout {
  const { long, short } = spanOf(seats);
  const byWidth = (room.width - LYING.left - LYING.right) / long;
  const byHeight = (room.height - LYING.top - LYING.bottom) / short;
  const radius = Math.min(byWidth, Math.max(SMALLEST, byHeight));
  const side = Math.max(LYING.left, (room.width - long * radius) / 2);
  return new Layout('lying', radius, seats, { ...LYING, left: side, right: side });
}

/** On a low screen three fields fill the height; the scroll rolls sideways. */
export function fitRolling(seats: number, room: Room, zoom: number): Layout {
  const { long, short } = spanOf(seats);
  const radius = zoom * Math.max(SMALLEST, (room.height - ROLLING.top - ROLLING.bottom) / short);
  const free = { across: room.width - long * radius, down: room.height - short * radius };
  const left = Math.max(ROLLING.left, Math.min(free.across - ROLLING.right, free.across / 2));
  const top = Math.max(ROLLING.top, Math.min(free.down - ROLLING.bottom, free.down / 2));
  return new Layout('lying', radius, seats, {
    left,
    right: Math.max(ROLLING.right, free.across - left),
    top,
    bottom: Math.max(ROLLING.bottom, free.down - top),
  });
}

/** A hanging scroll is as wide as the screen and rolls; zooming changes the size of the hexagons. */
export function fitHanging(seats: number, room: Room, zoom: number): Layout {
  const { short } = spanOf(seats);
  const base = Math.min(76, (room.width - HANGING.left - HANGING.right) / short);
  const radius = base * zoom;
  const free = room.width - short * radius;
  const left = Math.max(HANGING.left, Math.min(free - HANGING.right, free / 2));
  const right = Math.max(HANGING.right, free - left);
  return new Layout('hanging', radius, seats, { ...HANGING, left, right });
}

/** `wide`: all boards below each other. `tall`: an upright phone. `short`: a phone on its side, with the tray beside the map. */
export type Shape = 'wide' | 'tall' | 'short';

export function shapeFor({ width, height }: Room): Shape {
  if (width >= 560 && height < 460) return 'short';
  return width >= 860 ? 'wide' : 'tall';
}

/** A region along the scroll: from where to where it reaches. */
export interface Span {
  owner: number;
  region: number;
  from: number;
  to: number;
}

/** `regions`: the seat of each region, from the north. */
export function spansOf(layout: Layout, regions: readonly number[]): Span[] {
  const along = (field: string) => (layout.way === 'hanging' ? layout.at(field).y : layout.at(field).x);
  const half = 0.8 * layout.radius;
  return regions.map((owner, region) => ({
    owner,
    region,
    from: along(`A${3 * region + 1}`) - half,
    to: along(`A${3 * region + 3}`) + half,
  }));
}
