import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scene } from './scene.svelte';
import { viewOf } from '../testing';
import type { Line, Strip } from '../types';

const call = (seat: number, place: number): Strip => ({
  seat, place, elapsed: 700_000, reaction: 600_000, credit: 50_000, effective: 650_000, isPhotoFinish: false, isFalseStart: false,
});
const line = (event: Record<string, unknown>, strips: Strip[] = []): Line => ({ v: 1, seat: 0, move: '', events: [event], strips });
const raced = line({ kind: 'WrongCall', seat: 1, count: 1 }, [call(1, 1), call(0, 2)]);
const laid = line({ kind: 'Laid', seat: 0, card: 'crane', is_left: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows a photo finish, also of two wrong calls, for as long as it says, whatever is played meanwhile', () => {
  const scene = new Scene();
  scene.hear([raced], 2, false);
  expect(scene.race?.strips).toHaveLength(2);
  for (let moves = 0; moves < 5; moves++) {
    vi.advanceTimersByTime(1500);
    scene.hear([laid], 2, false);
    scene.see(viewOf({ wall: 'crane '.repeat(moves + 1).trim() }));
    expect(scene.race, `after ${moves + 1} moves`).not.toBeNull();
  }
  vi.advanceTimersByTime(600);
  expect(scene.race).toBeNull();
  expect(scene.lastRace).toHaveLength(2);
});

it('knows the last photo finish and the last change from what still holds of the log', () => {
  const scene = new Scene();
  scene.see(viewOf({ wall: 'crane lantern' }));
  scene.recall([raced, laid]);
  expect(scene.race).toBeNull();
  expect(scene.lastRace).toHaveLength(2);
  expect(scene.last).toEqual(new Set([scene.cards[0]?.key]));
});

it('says that the time ran out if the viewer’s call was not answered', () => {
  const scene = new Scene();
  const wrong = line({ kind: 'WrongCall', seat: 2, count: 1 });
  scene.hear([wrong], 2, true);
  expect(scene.news?.kind).toBe('late');
  scene.hear([wrong], 2, false);
  expect(scene.news?.kind).toBe('wrong');
  scene.hear([wrong], 0, true);
  expect(scene.news?.kind).toBe('wrong');
});

it('has no photo in the way once somebody has to mark', () => {
  const scene = new Scene();
  const start = { x: 0, y: 0, width: 216, height: 108 };
  scene.photos = [{ id: 1, seat: 1, motifs: ['fan', 'crane'], points: 1, start, end: start }];
  expect(scene.awaitedPhotos.get(1)).toBe(1);
  scene.dropAll();
  expect(scene.photos).toEqual([]);
  expect(scene.awaitedPhotos.get(1)).toBeUndefined();
});
