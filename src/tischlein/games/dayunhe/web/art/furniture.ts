// Where a tile's building and its value plaque stand: out of the water, and out of each other's way.

import { bendOf, waterPoints } from '../model/canals';
import { FLAT, plus, type Layout, type Point } from '../model/geometry';

export interface Furniture {
  building: Point;
  plaque: Point;
}

/** How far the building stands off the middle, in radii, by the bend of the line. */
const OFF: Record<number, number> = { 3: 0.52, 2: 0.36, 1: 0.17 };
const PLAQUE = 0.7;

function away(layout: Layout, edges: readonly number[]): Point {
  const [first = 0, second = 3] = edges;
  const a = layout.towards(first);
  const b = layout.towards(second);
  if (bendOf(edges) === 3) {
    // Beside a straight line there are two sides: the upper one, so that the plaque finds room below.
    const across = { x: -a.y, y: a.x };
    const isUp = across.y < -0.01 || (Math.abs(across.y) <= 0.01 && across.x > 0);
    return isUp ? across : { x: -across.x, y: -across.y };
  }
  const length = Math.hypot(a.x + b.x, a.y + b.y) || 1;
  return { x: -(a.x + b.x) / length, y: -(a.y + b.y) / length };
}

function nearest(point: Point, others: readonly Point[]): number {
  return Math.min(...others.map((other) => Math.hypot(point.x - other.x, point.y - other.y)));
}

/** The plaque takes the corner that is farthest from water and building; the lowest of nearly equal ones. */
export function furnish(layout: Layout, middle: Point, edges: readonly number[]): Furniture {
  const { radius } = layout;
  const building = plus(middle, away(layout, edges), (OFF[bendOf(edges)] ?? 0.45) * radius);
  const water = waterPoints(layout, middle, edges);
  const spots = Array.from({ length: 6 }, (_, i) => plus(middle, layout.corner(i), PLAQUE * radius));
  const roomAt = (spot: Point) =>
    Math.min(nearest(spot, water) * 1.1, nearest(spot, [building])) + (0.04 * (spot.y - middle.y)) / FLAT;
  const plaque = spots.reduce((best, spot) => (roomAt(spot) > roomAt(best) + 0.01 * radius ? spot : best));
  return { building, plaque };
}
