import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Play } from './play.svelte';
import { viewOf } from '../testing';
import type { BoardProps, Press } from '../types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function calm() {
  const onmove = vi.fn<(text: string, press?: Press) => unknown>();
  const shown = { view: viewOf({ is_calm: true }), legal: ['pass'], seat: 0, isDisplay: false, window: 3, onmove };
  const play = new Play(() => shown as unknown as BoardProps);
  return { play, shown, said: () => onmove.mock.calls.map(([text, press]) => `${text} ${press?.window}`) };
}

it('does not answer the next calm window with the second tap of the one before', () => {
  const { play, shown, said } = calm();
  play.giveUp(true);
  shown.window = 4;
  vi.advanceTimersByTime(40);
  play.giveUp(true);
  expect(said()).toEqual(['pass 3']);
  vi.advanceTimersByTime(400);
  play.giveUp(true);
  expect(said()).toEqual(['pass 3', 'pass 4']);
});

it('nor the window that the same command has opened', () => {
  const { play, shown, said } = calm();
  shown.window = 0;
  play.send('swap 1 4');
  shown.window = 4;
  play.giveUp(true);
  expect(said()).toEqual(['swap 1 4 0']);
});

it('takes every key at its word', () => {
  const { play, shown, said } = calm();
  play.giveUp(false);
  shown.window = 4;
  play.giveUp(false);
  expect(said()).toEqual(['pass 3', 'pass 4']);
});
