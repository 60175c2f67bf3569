import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf as line } from '$kit/testing';
import { changedBy, fieldsOf, freshOf, newTo, popsOf, soundsOf, uprisingsOf, voyageOf } from './happened';
import { canalTerrain } from '../testing';
import { Scene } from '../motion/scene.svelte';
import type { Line } from '../types';

const MAP = canalTerrain(4);
const sailed = (source: string, field: string, what = 'canal', seat = 1, points = 2) => ({ kind: 'Sailed', source, field, what, seat, points, total: 20 });

describe('what happened', () => {
  it('reads the voyage, fresh tiles and points', () => {
    const lines = [
      line({ kind: 'Built', seat: 0, field: 'B4', tile: 'canal1', line: 'n-s', points: 1, total: 16, over: -1 }),
      line({ kind: 'Swapped', source: 'A1', field: 'A2' }),
      line({ kind: 'Intrigued', seat: 0, stack: 1, victim: 1, points: -8, total: 4 }, sailed('B4', 'B5')),
      line({ kind: 'Uprising', seat: 1, tiles: 3, points: -12, total: 0 }),
    ];
    expect(freshOf(lines)).toEqual(['B4', 'A1', 'A2']);
    expect(voyageOf(lines)).toEqual([{ source: 'B4', field: 'B5', what: 'canal', seat: 1, points: 2, total: 20 }]);
    expect(popsOf(lines)).toEqual([{ seat: 1, points: -8 }]);
    expect(uprisingsOf(lines)).toEqual([{ seat: 1, points: -12, total: 0 }]);
    expect(soundsOf(lines)).toEqual(['lay', 'tear', 'sail', 'gong']);
  });

  it('marks what others changed since the viewer’s turn, and nothing that the viewer changed', () => {
    const by = (seat: number, event: Record<string, unknown>): Line => ({ ...line({ seat, ...event }), seat });
    const lines = [
      by(0, { kind: 'Built', field: 'A1' }),
      by(1, { kind: 'Built', field: 'B4' }),
      by(1, { kind: 'Removed', field: 'C3', owner: 0 }),
      by(2, { kind: 'Moved', source: 'A5', field: 'A6' }),
      by(2, { kind: 'TurnEnded' }),
    ];
    expect(newTo(0, lines)).toEqual(['B4', 'A6', 'C3', 'A5']);
    expect(newTo(-1, lines)).toEqual(['A6', 'A5']);
    expect(changedBy(lines.slice(0, 1))).toEqual(['A1']);
  });

  it('knows every field that a line of the log is about', () => {
    expect(fieldsOf(line(sailed('A0', 'A1'), sailed('A1', 'B1')))).toEqual(['A1', 'B1']);
    expect(fieldsOf(line({ kind: 'Destroyed', seat: 0, field: 'B2' }))).toEqual(['B2']);
  });
});

describe('the ship on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const voyage = [line(sailed('A0', 'A1'), sailed('A1', 'B1', 'unrest', 0, -4), sailed('B1', 'B2', 'empty', -1, 0))];

  it('goes field by field, points rise where they are made, and it ends where the view says', () => {
    const scene = new Scene();
    scene.anchor('A0');
    scene.hear([], MAP, 260, true);
    scene.hear(voyage, MAP, 260, false);
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

  it('shows the uprising when the ship has arrived, and the next phase after it', () => {
    const scene = new Scene();
    scene.anchor('A0');
    scene.hear([], MAP, 260, true);
    scene.hear([...voyage, line({ kind: 'Uprising', seat: 1, stacks: [1, 2, 3], points: -12, total: 0 })], MAP, 260, false);
    expect([scene.stage, scene.rising, scene.isBusy]).toEqual(['voyage', null, true]);
    expect(scene.pops).toEqual([]);
    vi.advanceTimersByTime(60 + 5 * 260);
    expect([scene.stage, scene.rising?.seat]).toEqual(['uprising', 1]);
    expect(scene.pops.map(({ seat, points }) => [seat, points])).toEqual([[1, -12]]);
    vi.advanceTimersByTime(5000);
    expect([scene.stage, scene.rising, scene.isBusy]).toEqual(['', null, false]);
    scene.stop();
  });

  it('knows that the table is a round further, and whether it sails in the middle of a turn', () => {
    const scene = new Scene();
    scene.hear([], MAP, 260, true);
    scene.hear([line({ kind: 'SetSail', seat: 0, fields: 3, is_inspection: true }, sailed('A0', 'A1'))], MAP, 260, false);
    expect([scene.stage, scene.helm, scene.ahead]).toEqual(['voyage', { seat: 0, isInspection: true }, 0]);
    vi.advanceTimersByTime(5000);
    const setSail = { kind: 'SetSail', seat: 1, fields: 5, is_inspection: false };
    scene.hear([line(setSail, sailed('A1', 'B1'), { kind: 'Uprising', seat: 1, points: -12 }, { kind: 'RoundBegan', number: 4, seat: 1 })], MAP, 260, false);
    expect([scene.stage, scene.helm, scene.ahead]).toEqual(['voyage', { seat: 1, isInspection: false }, 1]);
    vi.advanceTimersByTime(60 + 3 * 260);
    expect([scene.stage, scene.ahead]).toEqual(['uprising', 1]);
    vi.advanceTimersByTime(5000);
    expect([scene.stage, scene.ahead]).toEqual(['', 0]);
    scene.stop();
  });

  it('shows the final points only after the ship has arrived', () => {
    const scene = new Scene();
    scene.hear([], MAP, 260, true);
    const end = line({ ...sailed('A0', 'A1', 'canal', 1, 2), total: 22 }, { kind: 'Uprising', seat: 0, points: -12, total: 18 }, { kind: 'FinalScored', seat: 1, points: 9 });
    scene.hear([end], MAP, 260, false, new Set(), [30, 20]);
    expect([scene.held, scene.pops]).toEqual([[30, 20], []]);
    vi.advanceTimersByTime(60 + 260);
    expect(scene.held).toEqual([30, 22]);
    vi.advanceTimersByTime(2 * 260);
    expect(scene.held).toEqual([18, 22]);
    vi.advanceTimersByTime(2600);
    expect(scene.held).toBeNull();
    expect(scene.pops.map(({ seat, points }) => [seat, points])).toEqual([[1, 9]]);
    scene.stop();
  });

  it('sails on when it hears of more just after its last field', () => {
    const scene = new Scene();
    scene.anchor('A0');
    scene.hear([], MAP, 260, true);
    scene.hear([line(sailed('A0', 'A1'))], MAP, 260, false);
    vi.advanceTimersByTime(60 + 260 + 100);
    scene.anchor('B1');
    scene.hear([line(sailed('A1', 'B1'))], MAP, 260, false);
    vi.advanceTimersByTime(5 * 260);
    expect([scene.ship, scene.stage]).toEqual(['B1', '']);
    scene.stop();
  });

  it('leaves the line of its way where nothing moves, until the next cards are played', () => {
    const scene = new Scene();
    scene.hear([], MAP, 0, true);
    scene.hear(voyage, MAP, 0, false);
    expect(scene.way.map((step) => step.field)).toEqual(['A1', 'B1', 'B2']);
    expect(scene.isBusy).toBe(false);
    scene.hear([line({ kind: 'CardShown', seat: 1, card: 'tea' })], MAP, 0, false);
    expect(scene.way).toEqual([]);
    scene.stop();
  });

  it('is moved at once without motion, and its points are still shown', () => {
    const scene = new Scene();
    scene.hear([], MAP, 0, true);
    scene.anchor('B2');
    scene.hear(voyage, MAP, 0, false);
    expect(scene.ship).toBe('B2');
    expect(scene.floating.map(({ points }) => points)).toEqual([2, -4]);
    scene.stop();
  });

  it('does not replay what happened before this page was opened', () => {
    const scene = new Scene();
    scene.anchor('B2');
    scene.hear(voyage, MAP, 260, true);
    expect(scene.ship).toBe('B2');
    expect(scene.floating).toHaveLength(0);
  });
});
