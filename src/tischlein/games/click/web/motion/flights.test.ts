import { expect, it } from 'vitest';
import { lineOf as line } from '$kit/testing';
import { flightsOf, photosOf } from './flights';
import { lastPlaces, newsOf, raceOf, soundsOf } from '../model/happened';
import { viewOf } from '../testing';

it('flies a market card to its end and a new one into the market', () => {
  const before = viewOf({ wall: 'crane' });
  const after = viewOf({ wall: 'crane panda', market: ['fan', 'tower', 'hiker'] });
  const lines = [line({ kind: 'Laid', seat: 0, card: 'panda', is_left: false }, { kind: 'MarketFilled', cards: ['hiker'] })];
  expect(flightsOf(lines, before, after)).toEqual([
    { motif: 'panda', from: 'market:2', to: 'wall:2' },
    { motif: 'hiker', from: 'deck', to: 'market:3' },
  ]);
});

it('flies a drawn card from the deck', () => {
  const lines = [line({ kind: 'Laid', seat: 0, card: 'fan', is_left: true })];
  expect(flightsOf(lines, viewOf({ drawn: 'fan' }), viewOf())).toEqual([{ motif: 'fan', from: 'deck', to: 'wall:1' }]);
});

it('lets a removed card fall onto the discards, and takes one back from there', () => {
  const lines = [line({ kind: 'Removed', seat: 0, card: 'crane', place: 3 }), line({ kind: 'TookBack', seat: 1, card: 'fan', place: 2 })];
  expect(flightsOf(lines, viewOf(), viewOf())).toEqual([
    { motif: 'crane', from: 'wall:3', to: 'discard' },
    { motif: 'fan', from: 'discard', to: 'wall:2' },
  ]);
});

it('does not play a reconnection again', () => {
  const many = Array.from({ length: 30 }, () => line({ kind: 'Removed', seat: 0, card: 'crane', place: 1 }));
  expect(flightsOf(many, viewOf(), viewOf())).toEqual([]);
  expect(photosOf(many)).toEqual([]);
});

it('shows a photo where it was taken', () => {
  const [photo] = photosOf([line({ kind: 'PhotoTaken', seat: 1, row: 'head-middle-tail', points: 4, place: 4, is_open: false })]);
  expect(photo).toMatchObject({ seat: 1, points: 4, first: 'wall:4', last: 'wall:6', motifs: ['head', 'middle', 'tail'] });
});

it('tells each viewer their own news first, then a photo, then a wrong call', () => {
  const photo = { kind: 'PhotoTaken', seat: 1, row: 'a-b-c', points: 2, place: 1, is_open: false };
  const outrun = { kind: 'Outrun', seat: 2 };
  const judged = [line(photo, outrun)];
  expect(newsOf(judged, 1)).toEqual({ kind: 'photo', seat: 1, count: 2 });
  expect(newsOf(judged, 2)).toEqual({ kind: 'outrun', seat: 2, count: 0 });
  expect(newsOf(judged, 0)).toEqual({ kind: 'photo', seat: 1, count: 2 });
  expect(newsOf([line(outrun)], 0)).toBeNull();
  expect(newsOf([line(outrun)], -1)).toEqual({ kind: 'outrun', seat: 2, count: 0 });
  expect(newsOf([line({ kind: 'WrongCall', seat: 0, count: 1 })], 2)).toEqual({ kind: 'wrong', seat: 0, count: 0 });
  expect(newsOf([line({ kind: 'LockedOut', seat: 0, left: 4200 })], 0)).toEqual({ kind: 'locked', seat: 0, count: 5 });
  expect(newsOf([line({ kind: 'TurnBegan', seat: 0, turn: 2 })], 0)).toBeNull();
});

it('marks what changed last', () => {
  expect(lastPlaces([line({ kind: 'Laid', seat: 0, card: 'fan', is_left: false })], 6)).toEqual([5]);
  expect(lastPlaces([line({ kind: 'Swapped', place: 2, other_place: 5 })], 6)).toEqual([1, 4]);
  expect(lastPlaces([line({ kind: 'PhotoTaken', seat: 0, row: 'a-b-c', points: 1, place: 1 })], 6)).toEqual([]);
  expect(lastPlaces([line({ kind: 'TurnBegan', seat: 0, turn: 3 })], 6)).toBeNull();
});

it('sounds each event once, and not the viewer’s call again', () => {
  const lines = [line({ kind: 'Called', seat: 0, position: 1 }), line({ kind: 'PhotoTaken', seat: 0, row: 'a-b-c', points: 1, place: 1 })];
  expect(soundsOf(lines, 0)).toEqual(['shutter']);
  expect(soundsOf(lines, 1)).toEqual(['call', 'shutter']);
});

it('shows only contested races', () => {
  const strip = { seat: 0, elapsed: 1, reaction: 1, credit: 0, effective: 1, place: 1, isPhotoFinish: false, isFalseStart: false };
  expect(raceOf([{ ...line(), strips: [strip] }])).toBeNull();
  expect(raceOf([{ ...line(), strips: [strip, { ...strip, seat: 1, place: 2 }] }, line()])).toHaveLength(2);
});
