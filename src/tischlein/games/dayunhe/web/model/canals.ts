// The lines of canal tiles: from the middle of an edge to the middle of another, perpendicular to both edges.

import { dot, FLAT, plus, type Hexagon, type Point } from './geometry';

/** Steps between the two edges: 3 straight, 2 a wide curve, 1 a tight one. */
export function bendOf(edges: readonly number[]): number {
  const [first = 0, second = 0] = edges;
  const steps = (((second - first) % 6) + 6) % 6;
  return Math.min(steps, 6 - steps);
}

export function edgePoint(layout: Hexagon, middle: Point, edge: number): Point {
  return plus(middle, layout.towards(edge), FLAT * layout.radius);
}

/** The radius of a basin's line, in radii of a hexagon: its stroke fills it. */
const BASIN = 0.1;

interface Arc {
  from: Point;
  to: Point;
  centre: Point;
  radius: number;
}

/** The circle of a bent line. */
function arcOf(layout: Hexagon, middle: Point, first: number, second: number): Arc {
  const from = edgePoint(layout, middle, first);
  const to = edgePoint(layout, middle, second);
  const isForward = (((second - first) % 6) + 6) % 6 < 3;
  const low = isForward ? first : second;
  if (bendOf([first, second]) === 1) {
    return { from, to, centre: plus(middle, layout.corner(low), layout.radius), radius: layout.radius / 2 };
  }
  const between = (low + 1) % 6;
  return { from, to, centre: plus(middle, layout.towards(between), 2 * FLAT * layout.radius), radius: 1.5 * layout.radius };
}

/** The line from one edge to another. */
export function linePath(layout: Hexagon, middle: Point, first: number, second: number): string {
  if (bendOf([first, second]) === 3) {
    return `M${dot(edgePoint(layout, middle, first))}L${dot(edgePoint(layout, middle, second))}`;
  }
  const { from, to, centre, radius } = arcOf(layout, middle, first, second);
  const cross = (from.x - centre.x) * (to.y - centre.y) - (from.y - centre.y) * (to.x - centre.x);
  return `M${dot(from)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${cross > 0 ? 1 : 0} ${dot(to)}`;
}

/** All lines of a tile: two edges are joined by one line, any other number by a basin in the middle. */
export function canalPath(layout: Hexagon, middle: Point, edges: readonly number[]): string {
  const [first, second] = edges;
  if (edges.length === 2 && first !== undefined && second !== undefined) return linePath(layout, middle, first, second);
  if (first === undefined) return '';
  const r = BASIN * layout.radius;
  const half = (by: number) => `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${by.toFixed(1)} 0`;
  const basin = `M${dot({ x: middle.x - r, y: middle.y })}${half(2 * r)}${half(-2 * r)}`;
  return edges.map((edge) => `M${dot(edgePoint(layout, middle, edge))}L${dot(middle)}`).join('') + basin;
}

/** Points along the lines, to keep buildings out of the water. */
export function waterPoints(layout: Hexagon, middle: Point, edges: readonly number[]): Point[] {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  const [first, second] = edges;
  if (edges.length !== 2 || first === undefined || second === undefined) {
    return edges.flatMap((edge) => parts.map((part) => plus(middle, layout.towards(edge), FLAT * layout.radius * part)));
  }
  if (bendOf(edges) === 3) {
    const start = edgePoint(layout, middle, first);
    return parts.map((part) => plus(start, layout.towards(first), -2 * FLAT * layout.radius * part));
  }
  const { from, to, centre, radius } = arcOf(layout, middle, first, second);
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  let sweep = Math.atan2(to.y - centre.y, to.x - centre.x) - begin;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return parts.map((part) => ({
    x: centre.x + radius * Math.cos(begin + sweep * part),
    y: centre.y + radius * Math.sin(begin + sweep * part),
  }));
}
