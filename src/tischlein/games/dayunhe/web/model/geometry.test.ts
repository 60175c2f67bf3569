import { describe, expect, it } from 'vitest';
import { bendOf, canalPath, edgePoint, waterPoints } from './canals';
import { fitHanging, fitHung, fitLying, fitRolling, planFor, scaleFor, shapeFor, spansOf, wholeZoom } from './fit';
import { furnish } from '../art/furniture';
import { Hexagon, hexagon, Layout, opposite, side, Terrain, type Tops, type Way } from './geometry';
import { canalFields, canalTerrain, pointyFields, pointyTerrain } from '../testing';

const WAYS: Way[] = ['lying', 'hanging'];

const EDGES = [0, 1, 2, 3, 4, 5];
const MAPS: [string, Terrain][] = [
  ['shipped', canalTerrain(4)],
  ['pointed', pointyTerrain()],
];

describe('the map', () => {
  it('is what the sheet says: regions, turning points, neutral fields', () => {
    for (const seats of [2, 3, 4, 5]) {
      const map = canalTerrain(seats);
      expect(map.names).toHaveLength(9 * seats + 4);
      expect(map.fieldsOf(seats - 1)).toHaveLength(9);
      expect([map.north, map.south]).toEqual(['A0', `B${3 * seats + 1}`]);
      expect(map.names.filter((field) => map.isNeutral(field))).toEqual(['B0', `C${3 * seats + 1}`]);
      expect(map.beyond).toEqual([`B${3 * seats + 1}`, `C${3 * seats + 1}`]);
      expect([map.regionOf('A0'), map.regionOf('B0'), map.regionOf('A4'), map.regionOf(map.south)]).toEqual([-1, -1, 1, -1]);
      expect(map.heartOf(1)).toBe('B5');
      expect([map.long, map.short]).toEqual([expect.closeTo((6 * seats + 5) * 0.8660254, 4), 5]);
    }
  });

  it('has the neighbours of the sheet, due east and west as well', () => {
    expect(EDGES.map((edge) => canalTerrain(2).across('B1', edge))).toEqual(['B0', 'C1', 'C2', 'B2', 'A2', 'A1']);
    expect(EDGES.map((edge) => pointyTerrain().across('C4', edge))).toEqual(['D3', 'E4', 'D5', 'B5', 'A4', 'B3']);
    expect(canalTerrain(2).across('A0', 0)).toBe('');
  });

  it('leaves a wall between fields that touch without being neighbours', () => {
    const fields = pointyFields().map((field) => (field.name === 'C4' ? { ...field, beside: field.beside.map((at, edge) => (edge === 1 ? -1 : at)) } : field));
    const map = new Terrain('pointy', [], fields, [0, 1]);
    expect(map.across('C4', 1)).toBe('');
    expect(map.middle('E4')).toEqual(pointyTerrain().middle('E4'));
  });

  it('lies where its fields lie, wherever they are counted from', () => {
    const moved = canalFields(2).map((field) => ({ ...field, x: field.x + 5, y: field.y + 7 }));
    const map = new Terrain('flat', [], moved, [0, 1]);
    expect(map.middle('B1')).toEqual(canalTerrain(2).middle('B1'));
  });
});

describe.each(MAPS)('the spans of a %s map', (_, map) => {
  it.each(WAYS)('go from region to region and do not overlap (%s)', (way) => {
    const spans = spansOf(new Layout(way, 50, map));
    expect(spans.map((span) => span.owner)).toEqual(map.regions);
    for (const [at, { from, to }] of spans.entries()) {
      expect(to - from).toBeGreaterThan(100);
      if (at > 0) expect(from).toBeGreaterThan(spans[at - 1]!.to);
    }
  });
});

describe.each(MAPS.flatMap(([name, map]) => WAYS.map((way): [string, Way, Terrain] => [name, way, map])))('a %s map on a %s scroll', (_, way, map) => {
  const layout = new Layout(way, 50, map, { left: 7, right: 9, top: 11, bottom: 13 });

  it('lets neighbours touch in the middle of their shared edge', () => {
    let touching = 0;
    for (const field of map.names) {
      EDGES.forEach((edge) => {
        const there = map.across(field, edge);
        if (!there) return;
        touching++;
        const a = edgePoint(layout, layout.at(field), edge);
        const b = edgePoint(layout, layout.at(there), opposite(edge));
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.001);
        expect(map.across(there, opposite(edge))).toBe(field);
        const [from, to] = side(layout, layout.at(field), edge);
        expect(Math.hypot((from.x + to.x) / 2 - a.x, (from.y + to.y) / 2 - a.y)).toBeLessThan(0.001);
      });
    }
    expect(touching).toBeGreaterThan(60);
  });

  it('holds every hexagon inside its margins, and fills them', () => {
    const corners = map.names.flatMap((field) => hexagon(layout, layout.at(field)).slice(1, -1).split('L').map((corner) => corner.split(' ').map(Number)));
    const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
    expect(Math.min(...xs)).toBeCloseTo(7, 0);
    expect(Math.min(...ys)).toBeCloseTo(11, 0);
    expect(Math.max(...xs)).toBeCloseTo(layout.width - 9, 0);
    expect(Math.max(...ys)).toBeCloseTo(layout.height - 13, 0);
  });

  it('has north at the top or at the left', () => {
    const [north, south] = [layout.at(map.north), layout.at(map.south)];
    if (way === 'hanging') expect(south.y - north.y).toBeGreaterThan(400);
    else expect(south.x - north.x).toBeGreaterThan(400);
  });
});

const SHAPES = (['flat', 'pointy'] as Tops[]).flatMap((tops) => WAYS.map((way): [Tops, Way] => [tops, way]));

describe.each(SHAPES)('a tile with a %s top on a %s scroll', (tops, way) => {
  const layout = new Hexagon(way, 50, tops);

  it('stands on a corner or on a side', () => {
    expect(layout.isUpright).toBe((tops === 'pointy') === (way === 'hanging'));
    expect(layout.hexWidth < layout.hexHeight).toBe(layout.isUpright);
  });

  it('puts building and plaque out of the water and apart, however a tile lies', () => {
    const middle = { x: 0, y: 0 };
    for (const bend of [1, 2, 3]) {
      for (let turn = 0; turn < 6; turn++) {
        const edges = [turn, (turn + bend) % 6];
        const { building, plaque } = furnish(layout, middle, edges);
        const water = waterPoints(layout, middle, edges);
        const gap = (point: { x: number; y: number }) => Math.min(...water.map((each) => Math.hypot(each.x - point.x, each.y - point.y)));
        // Half the width of the water is an eighth of the radius; the plaque's radius is a fifth of it.
        expect(gap(plaque)).toBeGreaterThan(0.36 * layout.radius);
        expect(gap(building)).toBeGreaterThan(0.4 * layout.radius);
        expect(Math.hypot(building.x - plaque.x, building.y - plaque.y)).toBeGreaterThan(0.45 * layout.radius);
      }
    }
  });

  it('finds room for building and plaque with any set of ends', () => {
    for (const edges of [[0], [3], [0, 2, 4], [1, 3, 5], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]) {
      const { building, plaque, scale } = furnish(layout, { x: 0, y: 0 }, edges);
      const water = waterPoints(layout, { x: 0, y: 0 }, edges);
      const gap = (point: { x: number; y: number }) => Math.min(...water.map((each) => Math.hypot(each.x - point.x, each.y - point.y)));
      expect(gap(plaque)).toBeGreaterThan(0.3 * layout.radius);
      expect(Math.hypot(building.x - plaque.x, building.y - plaque.y)).toBeGreaterThan(0.45 * layout.radius);
      expect(gap(building)).toBeGreaterThanOrEqual(0.44 * scale * layout.radius);
      expect(scale).toBeGreaterThan(0.5);
    }
  });
});

describe('lines of canals', () => {
  const layout = new Hexagon('hanging', 60, 'flat');

  it('tells straight, wide and tight, whichever end comes first', () => {
    expect([[0, 3], [0, 2], [4, 0], [5, 0], [0, 1]].map(bendOf)).toEqual([3, 2, 2, 1, 1]);
  });

  it('begins and ends in the middle of its edges', () => {
    for (const edges of [[0, 3], [1, 3], [4, 5]]) {
      const numbers = canalPath(layout, { x: 0, y: 0 }, edges).match(/-?[\d.]+/g)!.map(Number);
      const [from, to] = edges.map((edge) => edgePoint(layout, { x: 0, y: 0 }, edge));
      expect(numbers[0]).toBeCloseTo(from!.x, 0);
      expect(numbers[1]).toBeCloseTo(from!.y, 0);
      expect(numbers.at(-2)).toBeCloseTo(to!.x, 0);
      expect(numbers.at(-1)).toBeCloseTo(to!.y, 0);
    }
  });

  it('draws any set of edges: more than two meet in the middle', () => {
    expect(canalPath(layout, { x: 0, y: 0 }, [0, 2, 4]).match(/L0\.0 0\.0/g)).toHaveLength(3);
    expect(canalPath(layout, { x: 0, y: 0 }, [1]).match(/L0\.0 0\.0/g)).toHaveLength(1);
    expect(canalPath(layout, { x: 0, y: 0 }, [])).toBe('');
  });

  it('stays inside its hexagon', () => {
    for (const edges of [[0, 1], [0, 2], [2, 5]]) {
      for (const { x, y } of waterPoints(layout, { x: 0, y: 0 }, edges)) expect(Math.hypot(x, y)).toBeLessThan(53);
    }
  });
});

describe('fitting', () => {
  it('shows the whole handscroll in the width there is', () => {
    for (const seats of [2, 3, 4, 5]) {
      const plan = planFor(canalTerrain(seats), seats, { width: 1396, height: 848 }, { hasTray: true, hasStatus: false });
      expect(fitLying(canalTerrain(seats), 1372, plan).width).toBeCloseTo(1372, 5);
    }
  });

  it('has hexagons as large as the draft of the board at 1440 by 900 with four seats', () => {
    expect(planFor(canalTerrain(4), 4, { width: 1396, height: 848 }, { hasTray: true, hasStatus: false }).radius).toBeGreaterThan(50);
  });

  it('leaves the Forbidden City its height beside the lines of two players', () => {
    const room = { width: 1396, height: 848 };
    const plan = planFor(canalTerrain(2), 2, room, { hasTray: true, hasStatus: false });
    const others = 54 + 42 + 28 + 38; // prompt, gaps, head of the table, track of reputation
    expect(room.height - others - plan.tray - fitLying(canalTerrain(2), 1372, plan).height).toBeGreaterThan(129);
  });

  it('makes lines and tray lower before the hexagons become smaller, and leaves out the track on a low screen', () => {
    const [high, low] = [848, 598].map((height) => planFor(canalTerrain(4), 4, { width: 1322, height }, { hasTray: true, hasStatus: false }));
    expect(low!.row).toBeLessThan(high!.row);
    expect(low!.tray).toBeLessThan(high!.tray);
    expect([high!.hasTrack, low!.hasTrack]).toEqual([true, false]);
    expect(low!.radius).toBeGreaterThan(34);
  });

  it('shows all of it larger on a larger screen', () => {
    expect(scaleFor({ width: 1396, height: 848 }, true)).toBe(1);
    expect(scaleFor({ width: 2516, height: 1388 }, true)).toBeGreaterThan(1.6);
    expect(scaleFor({ width: 1920, height: 1028 }, false)).toBeGreaterThan(1.3);
  });

  it('hangs the whole map beside a column on an upright tablet', () => {
    expect(shapeFor({ width: 820, height: 1128 })).toBe('hung');
    for (const seats of [2, 3, 4, 5]) {
      const layout = fitHung(canalTerrain(seats), { width: 820, height: 1112 }, 400);
      expect(layout.height).toBeLessThanOrEqual(1112);
      expect(layout.width).toBeLessThanOrEqual(420);
    }
  });

  it('draws nothing inside out while a screen is turned round and has no room for a moment', () => {
    const nothing = { width: 0, height: 0 };
    expect(fitHanging(canalTerrain(5), nothing, 1).radius).toBeGreaterThan(0);
    expect(fitHung(canalTerrain(5), nothing, 400).radius).toBeGreaterThan(0);
    expect(fitRolling(canalTerrain(5), nothing, 1).radius).toBeGreaterThan(0);
  });

  it('can show the whole map on a phone', () => {
    for (const seats of [2, 5]) {
      const stage = { width: 390, height: 380 };
      expect(fitHanging(canalTerrain(seats), stage, wholeZoom(canalTerrain(seats), stage, 'hanging')).height).toBeLessThanOrEqual(380.01);
      const low = { width: 460, height: 250 };
      expect(fitRolling(canalTerrain(seats), low, wholeZoom(canalTerrain(seats), low, 'lying')).width).toBeLessThanOrEqual(460.01);
    }
  });

  it('fills a phone of 390 pixels with three columns and grows by zooming', () => {
    const layout = fitHanging(canalTerrain(5), { width: 390, height: 420 }, 1);
    expect(layout.width).toBeCloseTo(390, 5);
    expect(layout.radius).toBeGreaterThan(52);
    expect(fitHanging(canalTerrain(5), { width: 390, height: 420 }, 1.5).width).toBeGreaterThan(500);
    expect(fitHanging(canalTerrain(5), { width: 390, height: 420 }, 0.5).width).toBeCloseTo(390, 5);
  });

  it('fills a low screen with the three rows, and rolls sideways', () => {
    const layout = fitRolling(canalTerrain(5), { width: 480, height: 290 }, 1);
    expect(layout.way).toBe('lying');
    expect(layout.height).toBeCloseTo(290, 5);
    expect(layout.width).toBeGreaterThan(900);
    expect(fitRolling(canalTerrain(2), { width: 1200, height: 290 }, 1).width).toBeCloseTo(1200, 5);
  });

  it('puts the tray beside the map where the screen is low', () => {
    expect(shapeFor({ width: 844, height: 344 })).toBe('short');
    expect(shapeFor({ width: 390, height: 440 })).toBe('tall');
    expect(shapeFor({ width: 390, height: 786 })).toBe('tall');
    expect(shapeFor({ width: 968, height: 592 })).toBe('wide');
  });
});
