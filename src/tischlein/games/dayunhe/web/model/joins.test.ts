import { expect, it } from 'vitest';
import { canalTerrain, pointyTerrain } from '../testing';
import { joinsAt, joinsOf } from './joins';

const map = canalTerrain(2);

it('joins two lines that end at the shared edge, once, and dams the free ends', () => {
  const { joined, dams } = joinsOf([
    { field: 'B1', edges: [0, 3] },
    { field: 'B2', edges: [0, 2] },
  ], map);
  expect(joined).toEqual([{ field: 'B2', edge: 0 }]);
  expect(dams).toEqual([
    { field: 'B1', edge: 0 },
    { field: 'B2', edge: 2 },
  ]);
});

it('does not join lines that only pass by each other', () => {
  expect(joinsOf([{ field: 'B1', edges: [0, 3] }, { field: 'B2', edges: [1, 4] }], map).joined).toEqual([]);
});

it('counts the joins of a tile that is only tried, in all directions', () => {
  const others = [
    { field: 'A2', edges: [1, 4] },
    { field: 'C2', edges: [5, 3] },
    { field: 'B2', edges: [0, 3] },
  ];
  expect(joinsAt({ field: 'B1', edges: [2, 4] }, others, map)).toEqual([2, 4]);
  expect(joinsAt({ field: 'B1', edges: [3, 5] }, others, map)).toEqual([3]);
  expect(joinsAt({ field: 'B1', edges: [0, 1] }, others, map)).toEqual([]);
});

it('tries a tile in place of the one that lies there', () => {
  expect(joinsAt({ field: 'B1', edges: [1, 2] }, [{ field: 'B1', edges: [0, 3] }, { field: 'B2', edges: [0, 3] }], map)).toEqual([]);
});

it('joins lines due east and west', () => {
  const { joined, dams } = joinsOf([{ field: 'C4', edges: [1, 5] }, { field: 'E4', edges: [4] }], pointyTerrain());
  expect(joined).toEqual([{ field: 'C4', edge: 1 }]);
  expect(dams).toEqual([{ field: 'C4', edge: 5 }]);
});
