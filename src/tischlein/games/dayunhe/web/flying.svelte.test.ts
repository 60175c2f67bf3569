import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { click, propsOf, render } from '$kit/testing';
import Board from './Board.svelte';
import { viewOf } from './testing';
import type { BoardProps } from './types';

it('turns a tile by tapping it only when it has landed', () => {
  // The test environment has no animations.
  const flights: { onfinish: () => void }[] = [];
  HTMLElement.prototype.animate = vi.fn(() => {
    const flight = { onfinish: () => {}, cancel: () => {} };
    flights.push(flight);
    return flight as unknown as Animation;
  });
  const onmove = vi.fn<(text: string) => unknown>();
  const placing = viewOf({
    step: 'placing',
    seats: [{ warehouse: ['canal2'], card: 'remove' }, {}],
    tiles: { B1: [0, 'canal1', 'n-s'] },
    turn: { begun: 'build', tile: 'canal2', builds: 1 },
  });
  const props = $state<BoardProps>(propsOf({ view: placing, legal: ['at B2', 'at B3'], motion: 1, onmove }));
  const container = render(Board, props);
  props.legal = ['n-se', 'ne-s', 'se-sw', 's-nw', 'n-sw', 'ne-nw'].map((line) => `turn ${line}`);
  props.view = { ...placing, step: 'turning', turn: { ...placing.turn, field: 'B2' } };
  props.lines = [];
  flushSync();
  expect(flights).toHaveLength(1);
  const build = () => container.querySelector<HTMLElement>('.confirm')?.click();

  click(container, 'B2');
  build();
  expect(onmove.mock.lastCall?.[0]).toBe('turn n-se');

  flights[0]?.onfinish();
  flushSync();
  click(container, 'B2');
  build();
  expect(onmove.mock.lastCall?.[0]).toBe('turn ne-s');
});
