import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { click, propsOf, render } from '$kit/testing';
import Board from './Board.svelte';
import { Play } from './model/play.svelte';
import { viewOf } from './testing';
import type { BoardProps, Reason } from './types';

const view = viewOf({ hand: ['op', 'rb'], rows: [['ry'], ['rg']], active: 1 });

const told = { view, toAct: [1], onwhy: async () => ({ why: 'not your turn', clause: 'MR-1.8' }) };

it.each([
  ['the turn is over', { turn: 6, active: 0 }],
  ['a scoring came', { scorings: 1, seats: viewOf({ rows: [['ry'], ['rg']], points: [[1], [1]] }).seats }],
])('an explanation goes when %s', async (_, change) => {
  const props = $state<BoardProps>(propsOf(told));
  const container = render(Board, props);
  click(container, 'hand:0');
  await vi.waitFor(() => expect(container.textContent).toContain('not your turn'));
  props.view = { ...view, deck_size: 39 };
  flushSync();
  expect(container.textContent).toContain('not your turn');
  props.view = { ...view, ...change };
  flushSync();
  expect(container.textContent).not.toContain('not your turn');
});

it('an answer that comes late is not shown for another card', async () => {
  let answer: (reason: Reason) => void = () => {};
  const onwhy = () => new Promise<Reason>((resolve) => (answer = resolve));
  const props: BoardProps = propsOf({ view, onwhy, toAct: [0], legal: ['lay op 2', 'discard op', 'discard rb'] });
  const play = new Play(() => props);
  play.lift(1);
  play.lift(0);
  answer({ why: 'of the card before', clause: 'MR-3.5' });
  await Promise.resolve();
  await Promise.resolve();
  expect(play.card).toBe('op');
  expect(play.why.told).toBeNull();
});
