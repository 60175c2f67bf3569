import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshOf, lastFields, popsOf, soundsOf, uprisingOf, voyageOf } from './happened';
import { Scene } from './scene.svelte';
import type { Line } from './types';

const line = (...events: Record<string, unknown>[]): Line => ({ v: 1, seat: 0, move: '', events });
const sailed = (source: string, field: string, what = 'canal', seat = 1, points = 2) => ({ kind: 'Sailed', source, field, what, seat, points, total: 20 });

describe('what happened', () => {
  it('reads the voyage, fresh tiles and points', () => {
    const lines = [
      line({ kind: 'Built', seat: 0, field: 'B4', tile: 'canal1', line: 'n-s', points: 1, total: 16, over: -1 }),
      line({ kind: 'Swapped', source: 'A1', field: 'A2' }),
      line({ kind: 'Intrigued', seat: 0, stack: 1, victim: 1, points: -8, total: 4 }, sailed('B4', 'B5')),
      line({ kind: 'Uprising', seat: 1, stacks: [1, 2, 3], points: -12, total: 0 }),
    ];
    expect(freshOf(lines)).toEqual(['B4', 'A1', 'A2']);
    expect(voyageOf(lines)).toEqual([{ source: 'B4', field: 'B5', what: 'canal', seat: 1, points: 2 }]);
    expect(popsOf(lines)).toEqual([{ seat: 1, points: -8 }, { seat: 1, points: -12 }]);
    expect(uprisingOf(lines)).toEqual({ seat: 1, points: -12 });
    expect(soundsOf(lines)).toEqual(['lay', 'tear', 'sail', 'gong']);
  });

  it('marks the last change until the next one', () => {
    const before = lastFields([], [line({ kind: 'UnrestLaid', seat: 0, field: 'C3' })]);
    expect(before).toEqual(['C3']);
    expect(lastFields(before, [line({ kind: 'TurnEnded', seat: 0 })])).toEqual(['C3']);
    expect(lastFields(before, [line({ kind: 'Removed', seat: 0, field: 'A1', owner: 1 })])).toEqual(['A1']);
  });
});

describe('the ship on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const voyage = [line(sailed('A0', 'A1'), sailed('A1', 'B1', 'unrest', 0, -4), sailed('B1', 'B2', 'empty', -1, 0))];

  it('goes field by field, points rise where they are made, and it ends where the view says', () => {
    const scene = new Scene();
    scene.anchor('A0');
    scene.hear([], 2, 260, true);
    scene.hear(voyage, 2, 260, false);
    scene.anchor('B2');
    expect(scene.ship).toBe('A0');
    vi.advanceTimersByTime(100);
    expect(scene.ship).toBe('A1');
    expect(scene.floating).toHaveLength(0);
    vi.advanceTimersByTime(260);
    expect(scene.ship).toBe('B1');
    expect(scene.floating.map(({ field, points }) => [field, points])).toEqual([['A1', 2]]);
    vi.advanceTimersByTime(260);
    expect([...scene.flaring]).toEqual(['B1']);
    expect([...scene.flashing]).toEqual([0]);
    vi.advanceTimersByTime(600);
    expect(scene.ship).toBe('B2');
    vi.advanceTimersByTime(5000);
    expect(scene.floating).toHaveLength(0);
    scene.stop();
  });

  it('is simply there without motion, and its points are still told', () => {
    const scene = new Scene();
    scene.hear([], 2, 0, true);
    scene.anchor('B2');
    scene.hear(voyage, 2, 0, false);
    expect(scene.ship).toBe('B2');
    expect(scene.floating.map(({ points }) => points)).toEqual([2, -4]);
    scene.stop();
  });

  it('does not replay what happened before this page was opened', () => {
    const scene = new Scene();
    scene.anchor('B2');
    scene.hear(voyage, 2, 260, true);
    expect(scene.ship).toBe('B2');
    expect(scene.floating).toHaveLength(0);
  });
});
