// The positions of the hexagons, from the sheet. On a wide screen the whole map is turned a quarter to the left (north is at
// the left, as on a handscroll); pictures and text stay upright.

import type { ShownField } from '../generated';

export interface Point {
  x: number;
  y: number;
}

/** `lying`: a handscroll, north at the left. `hanging`: a hanging scroll, north at the top. */
export type Way = 'lying' | 'hanging';

/** The orientation of hexagons when north is at the top. */
export type Tops = 'flat' | 'pointy';

/** Half the distance between two opposite sides of a hexagon of radius 1. */
export const FLAT = Math.sqrt(3) / 2;

const EDGES = [0, 1, 2, 3, 4, 5] as const;

export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

/** The map of the sheet: places and neighbours of all fields. Lengths are in radii of a hexagon. */
export class Terrain {
  readonly tops: Tops;
  readonly names: readonly string[];
  /** The length of the map from north to south. */
  readonly long: number;
  /** The width of the map from west to east. */
  readonly short: number;
  /** The northern turning point, Peking. */
  readonly north: string;
  /** The southern turning point. */
  readonly south: string;
  readonly #fields: ReadonlyMap<string, ShownField>;
  readonly #middles: ReadonlyMap<string, Point>;

  constructor(
    tops: string,
    /** The names of the edges, clockwise. */
    readonly edges: readonly string[],
    fields: readonly ShownField[],
    /** The seat of each region, from the north. */
    readonly regions: readonly number[],
  ) {
    this.tops = tops === 'pointy' ? 'pointy' : 'flat';
    this.names = fields.map((field) => field.name);
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    const [west, north] = [Math.min(...fields.map((field) => field.x)), Math.min(...fields.map((field) => field.y))];
    const middle = ({ x, y }: ShownField): Point =>
      this.tops === 'flat'
        ? { x: 1.5 * (x - west) + 1, y: (y - north + 1) * FLAT }
        : { x: (x - west + 1) * FLAT, y: 1.5 * (y - north) + 1 };
    this.#middles = new Map(fields.map((field) => [field.name, middle(field)]));
    const middles = [...this.#middles.values()];
    this.long = Math.max(...middles.map((each) => each.y)) + (this.tops === 'flat' ? FLAT : 1);
    this.short = Math.max(...middles.map((each) => each.x)) + (this.tops === 'flat' ? 1 : FLAT);
    this.north = fields.find((field) => field.place === 'north')?.name ?? '';
    this.south = fields.find((field) => field.place === 'south')?.name ?? '';
  }

  /** The middle of a field, measured from the north-west corner of the map. */
  middle(field: string): Point {
    return this.#middles.get(field) ?? { x: 0, y: 0 };
  }

  /** The neighbour at an edge; empty if there is none. */
  across(field: string, edge: number): string {
    return this.names[this.#fields.get(field)?.beside[edge] ?? -1] ?? '';
  }

  /** The region of a field, from 0; -1 for the turning points and the neutral fields. */
  regionOf(field: string): number {
    const { region } = this.#fields.get(field) ?? { region: -1 };
    return region < 0 ? -1 : this.regions.indexOf(region);
  }

  fieldsOf(region: number): string[] {
    return this.names.filter((field) => this.regionOf(field) === region);
  }

  /** The field nearest to the middle of a region. */
  heartOf(region: number): string {
    const fields = this.fieldsOf(region);
    const middles = fields.map((field) => this.middle(field));
    const mean = { x: average(middles.map((each) => each.x)), y: average(middles.map((each) => each.y)) };
    const away = (at: number) => Math.hypot(middles[at]!.x - mean.x, middles[at]!.y - mean.y);
    return fields.reduce((best, field, at) => (away(at) < away(fields.indexOf(best)) ? field : best), fields[0] ?? '');
  }

  /** The fields beyond the last region: the southern turning point and its neutral field. */
  get beyond(): string[] {
    return this.names.filter((field) => field === this.south || (this.isNeutral(field) && this.#touches(field, this.south)));
  }

  #touches(field: string, other: string): boolean {
    return EDGES.some((edge) => this.across(field, edge) === other);
  }

  isTurningPoint(field: string): boolean {
    return field === this.north || field === this.south;
  }

  isNeutral(field: string): boolean {
    return this.#fields.get(field)?.place === 'neutral';
  }
}

function average(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length);
}

export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NO_MARGINS: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** A hexagon of a given size as it is drawn: the positions of its edges and corners. */
export class Hexagon {
  /** Whether it stands on a corner. */
  readonly isUpright: boolean;
  /** The position of its first edge, in sixths clockwise from the north. */
  readonly #first: number;

  constructor(
    readonly way: Way,
    /** From the middle to the corners. */
    readonly radius: number,
    tops: Tops,
  ) {
    this.isUpright = (tops === 'pointy') === (way === 'hanging');
    this.#first = tops === 'pointy' ? 0.5 : 0;
  }

  /** The unit vector from the middle towards the middle of an edge. */
  towards(edge: number): Point {
    return turned(direction(edge + this.#first), this.way);
  }

  /** The unit vector towards corner i, which is between edge i and edge i+1. */
  corner(i: number): Point {
    return turned(direction(i + 0.5 + this.#first), this.way);
  }

  /** The corner nearest to a direction, given in degrees clockwise from the top. */
  cornerTowards(degrees: number): Point {
    const wanted = direction(degrees / 60);
    const along = (corner: Point) => corner.x * wanted.x + corner.y * wanted.y;
    return EDGES.map((i) => this.corner(i)).reduce((best, corner) => (along(corner) > along(best) + 1e-6 ? corner : best));
  }

  get hexWidth(): number {
    return 2 * this.radius * (this.isUpright ? FLAT : 1);
  }

  get hexHeight(): number {
    return 2 * this.radius * (this.isUpright ? 1 : FLAT);
  }
}

/** The orientation of single tiles beside a map: the one in which a flat-topped tile looks like the map's. */
export function wayOf(tile: Way, tops: Tops): Way {
  return tops === 'flat' ? tile : tile === 'lying' ? 'hanging' : 'lying';
}

/** A map of hexagons with a given size and orientation; points are in pixels of its drawing. */
export class Layout extends Hexagon {
  readonly width: number;
  readonly height: number;

  constructor(
    way: Way,
    radius: number,
    readonly terrain: Terrain,
    readonly margins: Margins = NO_MARGINS,
  ) {
    super(way, radius, terrain.tops);
    const { long, short } = terrain;
    const [across, down] = way === 'lying' ? [long, short] : [short, long];
    this.width = across * radius + margins.left + margins.right;
    this.height = down * radius + margins.top + margins.bottom;
  }

  /** The middle of a field. */
  at(field: string): Point {
    const { left, top } = this.margins;
    const { x, y } = this.terrain.middle(field);
    if (this.way === 'hanging') return { x: left + x * this.radius, y: top + y * this.radius };
    return { x: left + y * this.radius, y: top + (this.terrain.short - x) * this.radius };
  }
}

/** The unit vector after so many sixths of a circle, clockwise from the top. */
function direction(sixths: number): Point {
  const angle = (Math.PI / 3) * sixths;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
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

/** The outline of a hexagon, with its radius reduced by `inset` pixels. */
export function hexagon(shape: Hexagon, middle: Point, inset = 0): string {
  return `M${EDGES.map((i) => dot(plus(middle, shape.corner(i), shape.radius - inset))).join('L')}Z`;
}

/** The two ends of the side at an edge. */
export function side(shape: Hexagon, middle: Point, edge: number): [Point, Point] {
  return [plus(middle, shape.corner((edge + 5) % 6), shape.radius), plus(middle, shape.corner(edge), shape.radius)];
}
