// The parts of the kit that all boards use.

import { expect, it, vi } from 'vitest';
import type { Reason } from '$kit/board';
import { Flights, prepare, type Box } from '$kit/flights.svelte';
import { overFor, soundsOf } from '$kit/happened';
import { Keys, targetNear } from '$kit/keys';
import { lineOf, press } from '$kit/testing';
import { Timers } from '$kit/timers';
import { WhyNot } from '$kit/whynot.svelte';

const box = (x: number): Box => ({ x, y: 0, width: 10 });

it('drops an answer to "Why not?" that comes after the next question, or after it was put away', async () => {
  const why = new WhyNot();
  const answers: ((reason: Reason | null) => void)[] = [];
  const ask = () => why.ask(new Promise((resolve) => answers.push(resolve)));
  const asked = [ask(), ask()];
  answers[1]?.({ why: 'second', clause: '' });
  answers[0]?.({ why: 'first', clause: '' });
  await Promise.all(asked);
  expect(why.told?.why).toBe('second');
  const late = ask();
  why.forget();
  answers[2]?.({ why: 'late', clause: '' });
  await late;
  expect(why.told).toBeNull();
});

it('flies only what can be seen at both ends, one after the other, and lands it at last', () => {
  vi.useFakeTimers();
  const timers = new Timers();
  const air = new Flights<string, { from: string; to: string }>(timers);
  const places: Record<string, Box> = { a: box(1), b: box(2), c: box(3) };
  const measure = (spot: string) => places[spot] ?? null;
  const flights = [{ from: 'a', to: 'b' }, { from: 'hidden', to: 'b' }, { from: 'a', to: 'hidden' }, { from: 'b', to: 'c' }];
  air.launch(prepare(flights, measure), measure, 50, ({ from }) => (from === 'b' ? 1000 : 0));
  expect(air.flying.map(({ from, to, delay }) => [from, to, delay])).toEqual([['a', 'b', 0], ['b', 'c', 1050]]);
  expect(air.land(air.flying[0]!.id)?.to).toBe('b');
  expect(air.flying).toHaveLength(1);
  vi.advanceTimersByTime(3600);
  expect(air.flying).toEqual([]);
  vi.useRealTimers();
});

it('runs nothing after the board is gone', () => {
  vi.useFakeTimers();
  const timers = new Timers();
  const run = vi.fn();
  timers.after(10, run);
  timers.stop();
  vi.advanceTimersByTime(20);
  expect(run).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('knows whether keys or a pointer are used, also where nothing has the focus', () => {
  const board = document.createElement('div');
  const outside = document.createElement('input');
  document.body.append(board, outside);
  const onkey = vi.fn();
  const keys = new Keys({ onkey, isEverywhere: true });
  const stop = keys.attach(board);
  press(outside, 'a');
  expect([keys.areUsed, onkey.mock.calls.length]).toEqual([false, 0]);
  press(document.body, 'a');
  press(board, 'a');
  expect([keys.areUsed, onkey.mock.calls.length]).toEqual([true, 2]);
  board.dispatchEvent(new Event('pointerdown'));
  expect(keys.areUsed).toBe(false);
  stop();
  press(board, 'a');
  expect(onkey).toHaveBeenCalledTimes(2);
});

it('finds the nearest target within reach', () => {
  const board = document.createElement('div');
  for (const [spot, left] of [['one', 0], ['two', 30]] as const) {
    const node = Object.assign(document.createElement('i'), { getBoundingClientRect: () => new DOMRect(left, 0, 20, 20) });
    node.dataset['at'] = spot;
    node.dataset['target'] = '';
    board.append(node);
  }
  const reach = { x: 10, y: 10 };
  expect(targetNear(board, 24, 10, reach)).toBe('one');
  expect(targetNear(board, 27, 10, reach)).toBe('two');
  expect(targetNear(board, 200, 10, reach)).toBeNull();
});

it('plays each sound once, in the order of the events', () => {
  const lines = [lineOf({ kind: 'Laid' }, { kind: 'Other' }), lineOf({ kind: 'Torn' }, { kind: 'Laid' })];
  const sounds: Record<string, string> = { Laid: 'lay', Torn: 'tear' };
  expect(soundsOf(lines, (event: { kind: string }) => sounds[event.kind])).toEqual(['lay', 'tear']);
});

it('tells everybody the end from where they sit', () => {
  expect([overFor(0, [0]), overFor(1, [0]), overFor(-1, [0]), overFor(0, [0, 1])]).toEqual(['won', 'winner', 'winner', 'shared']);
});
