import { describe, expect, it } from 'vitest';
import { bendOf, canalPath, edgePoint, waterPoints } from './canals';
import { fitHanging, fitHung, fitLying, fitRolling, planFor, scaleFor, shapeFor, wholeZoom } from './fit';
import { furnish } from '../art/furniture';
import { across, EDGES, fieldsOf, heightOf, hexagon, isNeutral, Layout, opposite, regionOf, side, turningPoint, type Way } from './geometry';

const WAYS: Way[] = ['lying', 'hanging'];

/** The neighbours that lie on the map, with the edge that leads there. */
function inside(field: string, seats: number): [number, string][] {
  const fields = fieldsOf(seats);
  return EDGES.map((_, edge): [number, string] => [edge, across(field, edge)]).filter(([, there]) => fields.includes(there));
}

describe('the map', () => {
  it('has nine fields a region, two turning points and two neutral fields', () => {
    for (const seats of [2, 3, 4, 5]) {
      const fields = fieldsOf(seats);
      expect(fields).toHaveLength(9 * seats + 4);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.filter((field) => regionOf(field, seats) === seats - 1)).toHaveLength(9);
      expect(fields.filter((field) => isNeutral(field, seats))).toEqual(['B0', `C${3 * seats + 1}`]);
      expect(turningPoint(seats)).toBe(`B${3 * seats + 1}`);
    }
  });

  it('knows the neighbours of the sheet', () => {
    expect(EDGES.map((_, edge) => across('B1', edge))).toEqual(['B0', 'C1', 'C2', 'B2', 'A2', 'A1']);
    expect(EDGES.map((_, edge) => across('A3', edge)).slice(0, 4)).toEqual(['A2', 'B2', 'B3', 'A4']);
    expect(EDGES.map((_, edge) => across('C16', edge)).slice(3)).toEqual(['C17', 'B16', 'B15']);
  });

  it('is symmetric: across an edge and back', () => {
    for (const field of fieldsOf(5)) {
      for (const [edge, there] of inside(field, 5)) expect(across(there, opposite(edge))).toBe(field);
    }
  });

  it('goes further south by two half hexagons in a column and by one between columns', () => {
    for (const field of fieldsOf(3)) {
      for (const [edge, there] of inside(field, 3)) expect(heightOf(there) - heightOf(field)).toBe([-2, -1, 1, 2, 1, -1][edge]);
    }
  });
});

describe.each(WAYS)('a %s scroll', (way) => {
  const layout = new Layout(way, 50, 4, { left: 7, right: 9, top: 11, bottom: 13 });

  it('lets neighbours touch in the middle of their shared edge', () => {
    for (const field of fieldsOf(4)) {
      EDGES.forEach((_, edge) => {
        const there = across(field, edge);
        if (!fieldsOf(4).includes(there)) return;
        const a = edgePoint(layout, layout.at(field), edge);
        const b = edgePoint(layout, layout.at(there), opposite(edge));
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.001);
        const [from, to] = side(layout, layout.at(field), edge);
        expect(Math.hypot((from.x + to.x) / 2 - a.x, (from.y + to.y) / 2 - a.y)).toBeLessThan(0.001);
      });
    }
  });

  it('holds every hexagon inside its margins', () => {
    for (const field of fieldsOf(4)) {
      for (const [x, y] of hexagon(layout, layout.at(field)).slice(1, -1).split('L').map((corner) => corner.split(' ').map(Number))) {
        expect(x).toBeGreaterThanOrEqual(6.9);
        expect(y).toBeGreaterThanOrEqual(10.9);
        expect(x).toBeLessThanOrEqual(layout.width - 8.9);
        expect(y).toBeLessThanOrEqual(layout.height - 12.9);
      }
    }
  });

  it('puts building and plaque out of the water and apart, however a tile lies', () => {
    const middle = { x: 0, y: 0 };
    for (const bend of [1, 2, 3]) {
      for (let turn = 0; turn < 6; turn++) {
        const edges = [turn, (turn + bend) % 6];
        const { building, plaque } = furnish(layout, middle, edges);
        const water = waterPoints(layout, middle, edges);
        const gap = (point: { x: number; y: number }) => Math.min(...water.map((each) => Math.hypot(each.x - point.x, each.y - point.y)));
        // Half the water is an eighth of the radius; the plaque reaches a fifth of it.
        expect(gap(plaque)).toBeGreaterThan(0.36 * layout.radius);
        expect(gap(building)).toBeGreaterThan(0.4 * layout.radius);
        expect(Math.hypot(building.x - plaque.x, building.y - plaque.y)).toBeGreaterThan(0.45 * layout.radius);
      }
    }
  });
});

describe('lines of canals', () => {
  const layout = new Layout('hanging', 60, 2);

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
      const plan = planFor(seats, { width: 1396, height: 848 }, { hasTray: true, hasStatus: false });
      expect(fitLying(seats, 1372, plan).width).toBeCloseTo(1372, 5);
    }
  });

  it('has hexagons as large as the draft of the board at 1440 by 900 with four seats', () => {
    expect(planFor(4, { width: 1396, height: 848 }, { hasTray: true, hasStatus: false }).radius).toBeGreaterThan(50);
  });

  it('leaves the Forbidden City its height beside the lines of two players', () => {
    const room = { width: 1396, height: 848 };
    const plan = planFor(2, room, { hasTray: true, hasStatus: false });
    const others = 54 + 42 + 28 + 38; // prompt, gaps, head of the table, track of reputation
    expect(room.height - others - plan.tray - fitLying(2, 1372, plan).height).toBeGreaterThan(129);
  });

  it('makes lines and tray lower before the hexagons become smaller, and leaves out the track on a low screen', () => {
    const [high, low] = [848, 598].map((height) => planFor(4, { width: 1322, height }, { hasTray: true, hasStatus: false }));
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
      const layout = fitHung(seats, { width: 820, height: 1112 }, 400);
      expect(layout.height).toBeLessThanOrEqual(1112);
      expect(layout.width).toBeLessThanOrEqual(420);
    }
  });

  it('draws nothing inside out while a screen is turned round and has no room for a moment', () => {
    const nothing = { width: 0, height: 0 };
    expect(fitHanging(5, nothing, 1).radius).toBeGreaterThan(0);
    expect(fitHung(5, nothing, 400).radius).toBeGreaterThan(0);
    expect(fitRolling(5, nothing, 1).radius).toBeGreaterThan(0);
  });

  it('can show the whole map on a phone', () => {
    for (const seats of [2, 5]) {
      const stage = { width: 390, height: 380 };
      expect(fitHanging(seats, stage, wholeZoom(seats, stage, 'hanging')).height).toBeLessThanOrEqual(380.01);
      const low = { width: 460, height: 250 };
      expect(fitRolling(seats, low, wholeZoom(seats, low, 'lying')).width).toBeLessThanOrEqual(460.01);
    }
  });

  it('fills a phone of 390 pixels with three columns and grows by zooming', () => {
    const layout = fitHanging(5, { width: 390, height: 420 }, 1);
    expect(layout.width).toBeCloseTo(390, 5);
    expect(layout.radius).toBeGreaterThan(52);
    expect(fitHanging(5, { width: 390, height: 420 }, 1.5).width).toBeGreaterThan(500);
    expect(fitHanging(5, { width: 390, height: 420 }, 0.5).width).toBeCloseTo(390, 5);
  });

  it('fills a low screen with the three rows, and rolls sideways', () => {
    const layout = fitRolling(5, { width: 480, height: 290 }, 1);
    expect(layout.way).toBe('lying');
    expect(layout.height).toBeCloseTo(290, 5);
    expect(layout.width).toBeGreaterThan(900);
    expect(fitRolling(2, { width: 1200, height: 290 }, 1).width).toBeCloseTo(1200, 5);
  });

  it('puts the tray beside the map where the screen is low', () => {
    expect(shapeFor({ width: 844, height: 344 })).toBe('short');
    expect(shapeFor({ width: 390, height: 440 })).toBe('tall');
    expect(shapeFor({ width: 390, height: 786 })).toBe('tall');
    expect(shapeFor({ width: 968, height: 592 })).toBe('wide');
  });
});
