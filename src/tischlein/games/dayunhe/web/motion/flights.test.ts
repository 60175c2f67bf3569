import { expect, it } from 'vitest';
import { flightsOf, MOST } from './flights';
import type { GameEvent } from '../generated';
import { modelOf } from '../model/model';
import { viewOf } from '../testing';
import type { Line } from '../types';

const said = (...events: GameEvent[]): Line[] => [{ v: 1, seat: 0, move: '', events: events as unknown as Line['events'] }];
const AWAY = { own: -1, isMine: false, held: '', trial: null };
const before = modelOf(viewOf({ seats: [{ warehouse: ['unrest', 'lock', 'unrest'], wall: 1 }, { wall: 3 }], tiles: { A4: [1, 'unrest'] } }));
const built: GameEvent = { kind: 'Built', seat: 0, field: 'A4', tile: 'lock', line: 'se-s', points: 6, total: 21, over: 1 };

it('brings a built tile from the warehouse of its builder, and the unrest below it to the wall', () => {
  const flights = flightsOf(said(built), before, before, AWAY);
  expect(flights.map(({ piece, from, to }) => [piece.name, piece.owner, from, to])).toEqual([
    ['lock', 0, ['store:0:1', 'chip:0', 'player:0'], ['A4']],
    ['unrest', 1, ['A4'], ['wall:1:4', 'tab:city']],
  ]);
  expect(flights[0]?.piece.edges).toEqual([2, 3]);
});

it('lets the viewer’s tile fly when it gets its field, not when it is turned, and never to where the pointer holds it', () => {
  const [placing, turning] = ['placing', 'turning'].map((step) =>
    modelOf(viewOf({ step, seats: [{ warehouse: ['unrest', 'lock'] }], turn: { begun: 'build', tile: 'lock', field: step === 'turning' ? 'B2' : '' } })),
  );
  const trial = { field: 'B2', piece: { owner: 0, name: 'lock', value: 6, edges: [0, 1] }, isPlaced: true };
  expect(flightsOf([], placing!, turning!, { own: 0, isMine: true, held: '', trial })).toEqual([{ piece: trial.piece, from: ['house:1'], to: ['B2'] }]);
  expect(flightsOf([], placing!, turning!, { own: 0, isMine: true, held: 'B2', trial })).toEqual([]);
  expect(flightsOf([], turning!, turning!, { own: 0, isMine: true, held: '', trial })).toEqual([]);
  expect(flightsOf(said({ ...built, over: -1 }), turning!, before, { ...AWAY, own: 0 })).toEqual([]);
});

it('brings a supplied tile from its stack into the warehouse, each of two equal ones to its own place', () => {
  const after = modelOf(viewOf({ seats: [{ warehouse: ['lock', 'unrest', 'lock'] }, { warehouse: ['bridge'] }] }));
  const supplied = (seat: number, stack: number, tile: string): GameEvent => ({ kind: 'Supplied', seat, stack, tile });
  const heard = said(supplied(0, 2, 'lock'), supplied(0, 1, 'lock'), supplied(1, 3, 'bridge'), supplied(1, 1, 'canal1'));
  expect(flightsOf(heard, before, after, { ...AWAY, own: 0 }).map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['stack:1', 'house:2'],
    ['stack:0', 'house:0'],
    ['pile:1:2', 'store:1:0'],
    // No longer in the warehouse: no place to fly to.
    ['pile:1:0', undefined],
  ]);
});

it('lets a rebuilt tile fly from field to field; the viewer’s when it gets its field, before it is turned', () => {
  const moved: GameEvent = { kind: 'Moved', seat: 1, source: 'A1', field: 'B2', owner: 0, tile: 'lock', line: 'se-s' };
  const way = (flights: ReturnType<typeof flightsOf>) => flights.map(({ from, to }) => [from[0], to[0]]);
  expect(way(flightsOf(said(moved), before, before, { ...AWAY, own: 0 }))).toEqual([['A1', 'B2']]);
  expect(flightsOf(said(moved), before, before, { ...AWAY, own: 1 })).toEqual([]);
  const swapped: GameEvent = { ...moved, kind: 'Swapped', other_owner: 1, other_tile: 'unrest', other_line: '' };
  expect(way(flightsOf(said(swapped), before, before, AWAY))).toEqual([['A1', 'B2'], ['B2', 'A1']]);
  const [rebuilding, turning] = ['rebuilding', 'turning'].map((step) => modelOf(viewOf({ step, turn: { begun: 'rebuild', source: 'A1', field: step === 'turning' ? 'B2' : '' } })));
  const trial = { field: 'B2', piece: { owner: 1, name: 'lock', value: 6, edges: [0, 1] }, isPlaced: true };
  expect(way(flightsOf([], rebuilding!, turning!, { own: 0, isMine: true, held: '', trial }))).toEqual([['A1', 'B2']]);
});

it('lets the viewer’s tile fly back when it is taken back, and no other', () => {
  const [turning, placing] = ['turning', 'placing'].map((step) =>
    modelOf(viewOf({ step, seats: [{ warehouse: ['unrest', 'lock'] }], turn: { begun: 'build', tile: 'lock', field: step === 'turning' ? 'B2' : '' } })),
  );
  const desk = { ...AWAY, own: 0 };
  expect(flightsOf([], turning!, placing!, { ...desk, isMine: true }).map(({ from, to }) => [from, to])).toEqual([[['B2'], ['house:1']]]);
  expect(flightsOf([], turning!, placing!, desk)).toEqual([]);
});

it('slides the torches of an uprising from the top of the wall under the stacks they go to', () => {
  const settled: GameEvent = { kind: 'Settled', seat: 1, stacks: [3, 1, 3] };
  expect(flightsOf(said(settled), before, before, { ...AWAY, own: 1 }).map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['wall:1:3', 'stack:2'],
    ['wall:1:2', 'stack:0'],
    ['wall:1:1', 'stack:2'],
  ]);
});

it('pays for an attack with two torches', () => {
  const tea: GameEvent = { kind: 'TeaBreak', seat: 0, stack: 2 };
  expect(flightsOf(said(tea), before, before, { ...AWAY, own: 0 }).map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['house:2', 'wall:0:2'],
    ['house:0', 'stack:1'],
  ]);
});

it('takes very much at once for a jump', () => {
  const many = Array.from({ length: MOST + 1 }, (): GameEvent => ({ kind: 'Removed', seat: 0, field: 'A4', owner: 1 }));
  expect(flightsOf(said(...many), before, before, AWAY)).toEqual([]);
});
