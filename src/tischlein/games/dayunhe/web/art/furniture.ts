// The positions of a tile's building and its value plaque: not in the water, and not on top of each other.

import { bendOf, waterPoints } from '../model/canals';
import { FLAT, plus, type Hexagon, type Point } from '../model/geometry';

export interface Furniture {
  building: Point;
  plaque: Point;
  /** The scale of the building: 1 if there is space for its full size. */
  scale: number;
}

/** The distance of the building from the middle, in radii, by the bend of the line. */
const OFF: Record<number, number> = { 3: 0.52, 2: 0.36, 1: 0.17 };
const PLAQUE = 0.7;
const ASHORE = 0.58;
/** The size of a building, in radii. */
export const HOUSE = 0.9;

function away(layout: Hexagon, edges: readonly number[]): Point {
  const [first = 0, second = 3] = edges;
  const a = layout.towards(first);
  const b = layout.towards(second);
  if (bendOf(edges) === 3) {
    // Of the two sides of a straight line the upper one, so that there is space for the plaque below.
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

/** With a basin in the middle, the building takes the corner that is farthest from the water; the uppermost of equals. */
function ashore(layout: Hexagon, middle: Point, water: readonly Point[]): Point {
  const corners = Array.from({ length: 6 }, (_, i) => plus(middle, layout.corner(i), ASHORE * layout.radius));
  const roomAt = (corner: Point) => nearest(corner, water) - 0.04 * (corner.y - middle.y);
  return corners.reduce((best, corner) => (roomAt(corner) > roomAt(best) + 0.01 * layout.radius ? corner : best));
}

/** The plaque takes the corner that is farthest from water and building; the lowest of nearly equal ones. */
export function furnish(layout: Hexagon, middle: Point, edges: readonly number[]): Furniture {
  const { radius } = layout;
  const isLine = edges.length === 2;
  const water = waterPoints(layout, middle, edges);
  const building = isLine ? plus(middle, away(layout, edges), (OFF[bendOf(edges)] ?? 0.45) * radius) : ashore(layout, middle, water);
  const corners = Array.from({ length: 6 }, (_, i) => plus(middle, layout.corner(i), PLAQUE * radius));
  const roomAt = (corner: Point) =>
    Math.min(nearest(corner, water) * 1.1, nearest(corner, [building])) + (0.04 * (corner.y - middle.y)) / FLAT;
  const plaque = corners.reduce((best, corner) => (roomAt(corner) > roomAt(best) + 0.01 * radius ? corner : best));
  return { building, plaque, scale: isLine ? 1 : Math.min(0.85, (2 * nearest(building, water)) / (HOUSE * radius)) };
}
