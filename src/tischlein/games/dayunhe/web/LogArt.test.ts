import { expect, it } from 'vitest';
import { render } from '$kit/testing';
import LogArt from './LogArt.svelte';
import { modelOf } from './model/model';
import { viewOf } from './testing';

const art = (event: Record<string, unknown>) => render(LogArt, { event, seats: [{ look: 'yellow' }, { look: 'red' }] });

it('draws the tile that a line tells of, with the value that the view gave its kind', () => {
  modelOf(viewOf());
  expect(art({ kind: 'Built', seat: 1, tile: 'bridge', line: 'n-s', field: 'B2', points: 7, total: 22, over: -1 }).textContent).toContain('7');
});

it('draws the card that was played, and nothing where there is nothing to see', () => {
  expect(art({ kind: 'CardShown', seat: 0, card: 'tea' }).querySelector('use')?.getAttribute('href')).toBe('#dy-card-6');
});

it('draws nothing for the end of a turn', () => {
  expect(art({ kind: 'TurnEnded', seat: 0 }).querySelector('svg')).toBeNull();
});
