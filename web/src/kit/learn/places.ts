// Where things stand on the stage of a learn match: rectangles, and the search for a place that covers nothing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const padded = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function nearestPoint(box: Box, to: Point): Point {
  return {
    x: Math.min(Math.max(to.x, box.x), box.x + box.width),
    y: Math.min(Math.max(to.y, box.y), box.y + box.height),
  };
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const covered = (box: Box, boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + overlap(box, each), 0);

function* range(from: number, to: number, count: number): Generator<number> {
  if (to <= from) yield from;
  else for (let i = 0; i < count; i += 1) yield from + ((to - from) * i) / (count - 1);
}

export interface Wish {
  /** What may be used: the stage without its bar and its floor. */
  room: Box;
  /** What has to stay in sight. */
  clear: readonly Box[];
  target: Box | null;
  host: Size;
  bubble: Size;
  /** left, right or empty. */
  side: string;
  /** Where the arm begins, within the host. */
  shoulder: Point;
  /** The room that the hand needs between the host and the target. */
  reach: number;
  /** Also kept clear by host and bubble: a button. */
  button: Box;
  /** What runs between two places is better seen than covered. */
  way: Box | null;
}

export interface Layout {
  host: Box;
  bubble: Box;
}

/** The host near the target and the bubble near the host, neither over anything that matters. */
export function arrange(wish: Wish): Layout {
  let best: Layout | null = null;
  let least = Infinity;
  for (const host of hosts(wish)) {
    const cost = hostCost(wish, host);
    if (cost >= least) continue;
    for (const bubble of bubbles(wish)) {
      const whole = cost + bubbleCost(wish, host, bubble);
      if (whole < least) [least, best] = [whole, { host, bubble }];
    }
  }
  return best ?? { host: { x: wish.room.x, y: wish.room.y, ...wish.host }, bubble: { x: wish.room.x, y: wish.room.y, ...wish.bubble } };
}

/** The first of these places that touches nothing; else the one that covers least. */
export function freePlace(places: readonly Box[], taken: readonly Box[]): Box {
  const costs = places.map((place) => covered(padded(place, 6), taken));
  return places[costs.indexOf(Math.min(...costs))]!;
}

function* hosts({ room, host }: Wish): Generator<Box> {
  for (const x of range(room.x, room.x + room.width - host.width, 7)) {
    for (const y of range(room.y, room.y + room.height - host.height, 11)) yield { x, y, ...host };
  }
}

function hostCost({ room, clear, target, side, shoulder, reach, button }: Wish, host: Box): number {
  let cost = covered(host, clear) * 3 + overlap(host, button) * 2;
  const isLeft = centre(host).x < room.x + room.width / 2;
  // Where nobody says otherwise, rows grow from the left.
  if (isLeft !== (side === 'left')) cost += side ? 6000 : 2500;
  if (!target) return cost + (room.y + room.height - host.y - host.height) * 10 + Math.abs(centre(host).x - (room.x + room.width)) * 4;
  const from = { x: host.x + shoulder.x, y: host.y + shoulder.y };
  const far = distance(from, nearestPoint(target, from));
  // Neither so near that the hand has no room, nor across the whole room.
  cost += far < reach ? (reach - far) * 220 : (far - reach) * 14;
  cost += crossed(from, nearestPoint(target, from), clear.filter((box) => overlap(box, target) === 0)) * 900;
  // An arm that goes straight up would lie over the host's own face.
  if (nearestPoint(target, from).y < host.y + host.height * 0.4 && Math.abs(centre(target).x - centre(host).x) < host.width * 0.75) cost += 6000;
  return cost + Math.min(host.x - room.x, room.x + room.width - host.x - host.width) * 3;
}

/** How much of the way lies over something that has to stay in sight, in steps of a twelfth. */
function crossed(from: Point, to: Point, boxes: readonly Box[]): number {
  let steps = 0;
  for (let i = 1; i < 12; i += 1) {
    const at = { x: from.x + ((to.x - from.x) * i) / 12 - 14, y: from.y + ((to.y - from.y) * i) / 12 - 14, width: 28, height: 28 };
    if (boxes.some((box) => overlap(box, at) > 0)) steps += 1;
  }
  return steps;
}

function* bubbles({ room, bubble }: Wish): Generator<Box> {
  for (const x of range(room.x, room.x + room.width - bubble.width, 9)) {
    for (const y of range(room.y, room.y + room.height - bubble.height, 15)) yield { x, y, ...bubble };
  }
}

function bubbleCost({ clear, target, shoulder, button, way }: Wish, host: Box, bubble: Box): number {
  let cost = covered(bubble, clear) * 4 + overlap(bubble, padded(host, 4)) * 6 + overlap(bubble, button) * 2;
  const mouth = { x: host.x + host.width / 2, y: host.y + host.height * 0.4 };
  const far = distance(mouth, nearestPoint(bubble, mouth));
  cost += far * 16 + (way ? overlap(bubble, way) * 0.4 : 0);
  if (target) {
    const from = { x: host.x + shoulder.x, y: host.y + shoulder.y };
    const to = nearestPoint(target, from);
    const arm = { x: Math.min(from.x, to.x) - 20, y: Math.min(from.y, to.y) - 20, width: Math.abs(from.x - to.x) + 40, height: Math.abs(from.y - to.y) + 40 };
    cost += overlap(bubble, arm) * 0.8;
  }
  return cost;
}

/** A path around all of the stage without the holes, for a layer that catches taps. */
export function catchPath(stage: Size, holes: readonly Box[]): string {
  const around = `M0 0H${stage.width}V${stage.height}H0Z`;
  return around + joined(holes).map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`).join('');
}

/** Even-odd filling turns overlapping holes back into something solid, so those become one. */
function joined(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = found.findIndex((each) => overlap(each, whole) > 0); at >= 0; at = found.findIndex((each) => overlap(each, whole) > 0)) {
      whole = around(found.splice(at, 1)[0]!, whole);
    }
    found.push(whole);
  }
  return found;
}

export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** A soft bow from one thing to another, with its last direction for the arrow's head. */
export function bow(from: Box, to: Box): { path: string; end: Point; angle: number } {
  const start = centre(from);
  const end = nearestPoint(padded(to, 12), start);
  const isUp = end.y < start.y - 40;
  const sag = isUp ? { x: end.x, y: start.y } : { x: (start.x + end.x) / 2, y: Math.max(start.y, end.y) + 46 };
  const first = nearestPoint(padded(from, 6), sag);
  return {
    path: `M${first.x} ${first.y} Q${sag.x} ${sag.y} ${end.x} ${end.y}`,
    end,
    angle: (Math.atan2(end.y - sag.y, end.x - sag.x) * 180) / Math.PI,
  };
}
