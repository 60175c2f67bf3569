import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { at, click, glowing, show as showBoard } from '$kit/testing';
import Board from './Board.svelte';
import { viewOf } from './testing';
import type { BoardProps } from './types';

const view = viewOf({
  hand: ['op', 'rb*', 'tr', 'stop'],
  rows: [['ry', 'yo+tg+yo'], ['rg!', 'gr']],
  hands: [4, 3],
  discard: ['gb', 'yp'],
});
const legal = ['lay op 3', 'lay po 1', 'tear r 2:2', 'discard op', 'discard rb*', 'discard tr', 'discard stop'];

const show = (over: Partial<BoardProps> = {}) => showBoard(Board, { view, legal, ...over });

it('lets glow exactly what is legal for the lifted card, and sends the move of the target', () => {
  const { container, onmove } = show();
  expect(glowing(container)).toEqual([]);
  click(container, 'hand:0');
  expect(glowing(container)).toEqual(['discard', 'row:0:1', 'row:0:3']);
  click(container, 'row:0:1');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('lay po 1');
  expect(glowing(container)).toEqual([]);
});

it('tears in the row of another player', () => {
  const { container, onmove } = show();
  click(container, 'hand:2');
  click(container, 'row:1:2');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('tear r 2:2');
});

it('explains a card that fits nowhere, and still lets it be discarded', async () => {
  const { container, onmove, onwhy } = show();
  click(container, 'hand:1');
  expect(onwhy).toHaveBeenCalledWith('lay rb* 3');
  await vi.waitFor(() => expect(container.textContent).toContain('because'));
  click(container, 'discard');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('discard rb*');
});

it('draws and takes straight from the piles, and only then', () => {
  const { container, onmove } = show({ view: { ...view, phase: 'draw' }, legal: ['draw', 'take'] });
  click(container, 'deck');
  click(container, 'discard');
  expect(onmove.mock.calls).toEqual([['draw'], ['take']]);
});

it('puts the card back with Escape', () => {
  const { container } = show();
  click(container, 'hand:0');
  at(container, 'hand:0').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(glowing(container)).toEqual([]);
});

it('asks why a turn cannot end yet instead of ending it', () => {
  const { container, onmove, onwhy } = show();
  container.querySelector<HTMLElement>('.go')?.click();
  expect(onmove).not.toHaveBeenCalled();
  expect(onwhy).toHaveBeenCalledWith('end');
});

it('shows no hand to spectators', () => {
  expect(show({ seat: -1, legal: [] }).container.querySelector('.hand')).toBeNull();
  expect(show({ isDisplay: true, seat: -1, legal: [] }).container.querySelectorAll('.seat')).toHaveLength(2);
});

it('gives the focus back when the discards are closed', () => {
  const { container } = show();
  const look = container.querySelector<HTMLElement>('.look');
  look?.click();
  flushSync();
  const dialog = container.querySelector('dialog');
  const close = vi.spyOn(dialog!, 'close');
  dialog?.querySelector('button')?.click();
  flushSync();
  // Closing the dialog restores the focus.
  expect(close).toHaveBeenCalledOnce();
  expect(container.querySelector('dialog')).toBeNull();
});

describe('a card that matches only one way, or not at all', () => {
  const told = { ...view, mended_beside: ['lay op 2'], covered_itself: ['lay op 3', 'lay po 1'] };
  const graded = ['lay op 3', 'lay po 3', 'lay op 2', 'lay po 1', 'discard op'];

  it('is laid so that it fits, and gold is for what fits', () => {
    const { container, onmove } = show({ view: told, legal: graded });
    click(container, 'hand:0');
    expect(at(container, 'row:0:3').dataset['grade']).toBe('fits');
    expect(at(container, 'row:0:2').dataset['grade']).toBe('beside');
    expect(glowing(container)).toEqual(['discard', 'row:0:2', 'row:0:3']);
    click(container, 'row:0:3');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('lay po 3');
  });

  it('goes under another one of the turn only when all places were asked for', () => {
    const { container, onmove } = show({ view: told, legal: graded });
    click(container, 'hand:0');
    container.querySelector<HTMLElement>('.prompt .all')?.click();
    flushSync();
    expect(at(container, 'row:0:1').dataset['grade']).toBe('itself');
    click(container, 'row:0:1');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('lay po 1');
  });

  it('offers the free end for questions, and explains that the colours differ', async () => {
    const only = { ...view, covered_itself: ['lay rb* 3', 'lay br* 3'] };
    const { container, onmove, onwhy } = show({ view: only, legal: ['lay rb* 3', 'lay br* 3', 'discard rb*'] });
    click(container, 'hand:1');
    expect(at(container, 'row:0:3').dataset['target']).toBeUndefined();
    click(container, 'row:0:3');
    await vi.waitFor(() => expect(container.textContent).toContain('mr-page-misfit'));
    expect([onmove.mock.calls, onwhy.mock.calls]).toEqual([[], []]);
  });
});

it('shows a star that lies under a stop card, and the edges of covered cards instead of a number', () => {
  const { container } = show({ view: viewOf({ rows: [['ry*!', 'yo+tg+yo'], []] }) });
  expect(at(container, 'row:0:1').querySelector('.star')).not.toBeNull();
  expect(at(container, 'row:0:2').querySelectorAll('.under i')).toHaveLength(2);
  expect(at(container, 'row:0:2').textContent?.trim()).toBe('');
});

it('answers a tap on a card that lies there gently, without a dialog', () => {
  const { container, onwhy } = show();
  click(container, 'row:1:1');
  expect(container.querySelector('.glance')?.textContent).toContain('mr-page-points 1');
  expect(container.querySelector('dialog')).toBeNull();
  expect(onwhy).not.toHaveBeenCalled();
  at(container, 'row:1:1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
  expect(container.querySelector('.glance')).toBeNull();
});

describe('a scoring', () => {
  const scored = viewOf({ rows: [['ry', 'yo*'], ['rg']], points: [[3], [1]], hand: ['op'], scorings: 1 });
  const came = { v: 9, seat: 0, move: 'draw', events: [{ kind: 'ScoringCame', number: 1 }] };

  it('holds the board until it was put away, whatever is tapped', () => {
    const onsettled = vi.fn<(is: boolean) => void>();
    const { container, onmove } = show({ view: scored, legal: ['lay op 3'], recent: [came], motion: 1, onsettled });
    expect(onsettled).toHaveBeenLastCalledWith(false);
    at(container, 'row:0:1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    click(container, 'hand:0');
    expect(glowing(container)).toEqual([]);
    const go = () => container.querySelector<HTMLElement>('.scoring .go')?.click();
    go(); // skips the counting
    flushSync();
    expect([...container.querySelectorAll<HTMLElement>('.tally')].map((node) => node.dataset.sum)).toEqual(['1', '1', '3']);
    expect([...container.querySelectorAll('.scoring .sum')].map((node) => node.textContent)).toEqual(['=1', '=3']);
    go();
    flushSync();
    expect(container.querySelector('.scoring')).toBeNull();
    expect(onsettled).toHaveBeenLastCalledWith(true);
    click(container, 'hand:0');
    click(container, 'row:0:3');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('lay op 3');
  });

  it('is not counted again on a board of the past', () => {
    expect(show({ view: scored, recent: [came], isPast: true }).container.querySelector('.scoring')).toBeNull();
  });

  it('can be looked up at any time under the ducks', () => {
    const { container } = show({ view: scored });
    container.querySelector<HTMLElement>('.prompt .round')?.click();
    flushSync();
    expect([...container.querySelectorAll('dialog td.sum')].map((node) => node.textContent)).toEqual(['3', '1']);
  });
});

it('marks what the others did since the viewer’s last turn, tells it to spectators, and marks what is pointed at', () => {
  const laid = { v: 3, seat: 1, move: 'lay gr 2', events: [{ kind: 'Laid', seat: 1, card: 'gr', place: 2, over: '' }] };
  const { container } = show({ recent: [laid], pointed: laid });
  expect(container.querySelector('.since'), 'the table tells it').toBeNull();
  expect(show({ recent: [laid], seat: -1 }).container.querySelectorAll('.since .turn')).toHaveLength(1);
  expect(at(container, 'row:1:2').className).toContain('marked');
  expect(at(container, 'row:1:2').className).toContain('pointed');
  expect(at(container, 'row:1:1').className).not.toContain('marked');
  expect(show({ recent: [] }).container.querySelector('.marked')).toBeNull();
});

it('says each place in words', () => {
  const { container } = show();
  expect(at(container, 'row:1:1').getAttribute('aria-label')).toContain('mr-page-protected');
  expect(at(container, 'row:0:2').getAttribute('aria-label')).toContain('mr-page-covers 2');
});
