// Where the hexagons lie. Flat-top hexagons in three columns, column B half a hexagon further south. On a wide screen
// the whole map is turned a quarter to the left (north is left, like a handscroll); pictures and text stay upright.

export interface Point {
  x: number;
  y: number;
}

/** `lying`: a handscroll, north left. `hanging`: a hanging scroll, north at the top. */
export type Way = 'lying' | 'hanging';

/** The six edges, clockwise. */
export const EDGES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Half the width of a hexagon of radius 1, across its flat sides. */
export const FLAT = Math.sqrt(3) / 2;

export interface Place {
  column: number;
  tier: number;
}

export function placeOf(field: string): Place {
  return { column: field.charCodeAt(0) - 65, tier: Number(field.slice(1)) };
}

export function nameOf({ column, tier }: Place): string {
  return `${String.fromCharCode(65 + column)}${tier}`;
}

/** How far south, in half hexagons. */
export function heightOf(field: string): number {
  const { column, tier } = placeOf(field);
  return 2 * tier + (column === 1 ? 1 : 0);
}

export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

/** The field across an edge; it may lie outside of the map. */
export function across(field: string, edge: number): string {
  const { column, tier } = placeOf(field);
  if (edge === 0 || edge === 3) return nameOf({ column, tier: tier + (edge === 0 ? -1 : 1) });
  const isNorth = edge === 1 || edge === 5;
  const shift = column === 1 ? (isNorth ? 0 : 1) : isNorth ? -1 : 0;
  return nameOf({ column: column + (edge < 3 ? 1 : -1), tier: tier + shift });
}

/** All fields of a match with so many seats, from north to south, west to east. */
export function fieldsOf(seats: number): string[] {
  const last = 3 * seats;
  const fields = ['A0', 'B0'];
  for (let tier = 1; tier <= last; tier++) fields.push(`A${tier}`, `B${tier}`, `C${tier}`);
  return [...fields, `B${last + 1}`, `C${last + 1}`];
}

export function turningPoint(seats: number): string {
  return `B${3 * seats + 1}`;
}

export function isNeutral(field: string, seats: number): boolean {
  return field === 'B0' || field === `C${3 * seats + 1}`;
}

/** The region of a field, from 0; -1 for the turning points and the neutral fields. */
export function regionOf(field: string, seats: number): number {
  const { tier } = placeOf(field);
  return tier < 1 || tier > 3 * seats ? -1 : Math.floor((tier - 1) / 3);
}

export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NO_MARGINS: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** A map of a given size and way; points are in pixels of its drawing. */
export class Layout {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly way: Way,
    /** From the middle of a hexagon to its corners. */
    readonly radius: number,
    readonly seats: number,
    readonly margins: Margins = NO_MARGINS,
  ) {
    const { long, short } = spanOf(seats);
    const [across, down] = way === 'lying' ? [long, short] : [short, long];
    this.width = across * radius + margins.left + margins.right;
    this.height = down * radius + margins.top + margins.bottom;
  }

  /** The middle of a field. */
  at(field: string): Point {
    const { column } = placeOf(field);
    const { left, top } = this.margins;
    const along = (heightOf(field) + 1) * FLAT * this.radius;
    const over = 1.5 * column * this.radius;
    if (this.way === 'hanging') return { x: left + this.radius + over, y: top + along };
    return { x: left + along, y: top + 4 * this.radius - over };
  }

  /** From the middle of a hexagon towards the middle of an edge; length 1. */
  towards(edge: number): Point {
    return turned({ x: Math.sin((Math.PI / 3) * edge), y: -Math.cos((Math.PI / 3) * edge) }, this.way);
  }

  /** Corner i lies between edge i and edge i+1. */
  corner(i: number): Point {
    const angle = (Math.PI / 3) * (i + 0.5);
    return turned({ x: Math.sin(angle), y: -Math.cos(angle) }, this.way);
  }
}

/** How long and how wide the hexagons of a map reach, in radii. */
export function spanOf(seats: number): { long: number; short: number } {
  return { long: (6 * seats + 5) * FLAT, short: 5 };
}

function turned(point: Point, way: Way): Point {
  return way === 'hanging' ? point : { x: point.y, y: -point.x };
}

export function plus(point: Point, towards: Point, by: number): Point {
  return { x: point.x + towards.x * by, y: point.y + towards.y * by };
}

export function dot(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** The outline of a hexagon, `inset` pixels smaller than its radius. */
export function hexagon(layout: Layout, middle: Point, inset = 0): string {
  const corners = Array.from({ length: 6 }, (_, i) => dot(plus(middle, layout.corner(i), layout.radius - inset)));
  return `M${corners.join('L')}Z`;
}

/** The side of a hexagon at an edge. */
export function side(layout: Layout, middle: Point, edge: number): [Point, Point] {
  return [plus(middle, layout.corner((edge + 5) % 6), layout.radius), plus(middle, layout.corner(edge), layout.radius)];
}
