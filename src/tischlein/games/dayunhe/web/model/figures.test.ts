import { describe, expect, it } from 'vitest';
import { curvesOf, stepOf } from './curves';
import { signed } from './mapping';
import { courseRoutes, forecastRoutes, outlookOf } from './routes';
import { tall, wide } from '../art/landscape';
import { markersOf, rangeOf } from './track';

describe('the reputation track', () => {
  it('reaches beyond the first, in tens', () => {
    expect(rangeOf([15, 15])).toBe(40);
    expect(rangeOf([57, 3])).toBe(70);
  });

  it('keeps the order and lets no two markers cover each other', () => {
    const reputations = [15, 15, 15, 16, 40];
    const markers = markersOf(reputations, (points) => points * 10, 25);
    const places = markers.map((marker) => marker.at);
    for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(24.9);
    expect(markers.map((marker) => marker.seat)).toEqual([0, 1, 2, 3, 4]);
    expect(markers.at(-1)?.at).toBe(400);
  });
});

describe('the curves of reputation', () => {
  const room = { width: 200, height: 100, left: 20, right: 10, top: 5, bottom: 15 };

  it('draws a line for each seat over all rounds', () => {
    const curves = curvesOf([[15, 15], [20, 11], [30, 0]], room);
    expect(curves.lines).toHaveLength(2);
    expect(curves.lines[0]?.points.map((point) => point.value)).toEqual([15, 20, 30]);
    expect(curves.lines[0]?.points[0]?.x).toBe(20);
    expect(curves.lines[0]?.points[2]?.x).toBe(190);
    expect(curves.lines[1]?.points[2]?.y).toBe(85);
    expect(curves.columns.map((column) => column.round)).toEqual([0, 1, 2]);
  });

  it('has between three and seven grid lines, whatever the figures', () => {
    for (const highest of [0, 14, 31, 60, 99, 240]) {
      expect(curvesOf([[highest]], room).rows.length).toBeGreaterThanOrEqual(3);
      expect(curvesOf([[highest]], room).rows.length).toBeLessThanOrEqual(7);
    }
    expect(stepOf(61)).toBe(20);
  });

  it('names at most a dozen rounds', () => {
    expect(curvesOf(Array.from({ length: 41 }, () => [1]), room).columns.length).toBeLessThanOrEqual(13);
  });
});

describe('ways of the ship', () => {
  const legs = [
    { number: 1, source: 'B2', field: 'B3', seat: 1, points: 4 },
    { number: 2, source: 'B3', field: 'A4', seat: -1, points: 0 },
    { number: 2, source: 'B3', field: 'C4', seat: 0, points: -4 },
    { number: 3, source: 'A4', field: 'B4', seat: 1, points: 2 },
    { number: 3, source: 'C4', field: 'B4', seat: 1, points: 2 },
  ];

  it('foretells what is sure up to the first choice, and every step after it', () => {
    const [sure, ...open] = forecastRoutes(legs, 'B2');
    expect(sure).toEqual({ fields: ['B2', 'B3'], badges: [{ field: 'B3', seat: 1, points: 4 }], isMain: true });
    expect(open.map((route) => route.fields.join())).toEqual(['B3,A4', 'B3,C4', 'A4,B4', 'C4,B4']);
    expect(open.every((route) => !route.isMain)).toBe(true);
  });

  it('shows each choice with its points, the chosen one in front', () => {
    const courses = [{ fields: ['A4', 'B4'], points: [0, 2] }, { fields: ['C4', 'B4'], points: [-4, 2] }];
    const routes = courseRoutes(courses, legs, 'B3', 'C4');
    expect(routes.map((route) => route.isMain)).toEqual([false, true]);
    expect(routes[1]?.badges).toEqual([{ field: 'C4', seat: 0, points: -4 }, { field: 'B4', seat: 1, points: 2 }]);
    expect(outlookOf(courses, 'C4', 2)).toEqual([-4, 2]);
    expect(outlookOf(courses, '', 2)).toEqual([0, 0]);
  });
});

it('writes points with a true minus', () => {
  expect([signed(4), signed(-4), signed(0)]).toEqual(['+4', '\u22124', '±0']);
});

it('paints the same landscape twice', () => {
  expect(wide(1000, 300)).toEqual(wide(1000, 300));
  expect(tall(390, 1700).mountains.length).toBeGreaterThan(20);
});
