import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
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

let mounted: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
});

function show(over: Partial<BoardProps> = {}) {
  const onmove = vi.fn<(text: string) => void>();
  const onwhy = vi.fn(async () => ({ why: 'because', clause: 'MR-3.5' }));
  const props: BoardProps = {
    view,
    legal,
    seat: 0,
    seats: [],
    toAct: [0],
    canUndo: false,
    lines: [],
    motion: 0,
    isDisplay: false,
    t: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
    name: (seat) => `seat ${seat}`,
    onmove,
    onundo: vi.fn(),
    onwhy,
    sound: vi.fn(),
    ...over,
  };
  const container = document.createElement('div');
  document.body.append(container);
  mounted.push(mount(Board, { target: container, props }));
  flushSync();
  return { container, onmove, onwhy };
}

function at(container: Element, spot: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-at="${spot}"]`);
  if (!found) throw new Error(`nothing at ${spot}`);
  return found;
}

function click(container: Element, spot: string) {
  at(container, spot).click();
  flushSync();
}

const glowing = (container: Element) =>
  [...container.querySelectorAll('[data-target]')].map((node) => node.getAttribute('data-at')).sort();

it('lets glow exactly what is legal for the lifted card, and sends the move of the target', () => {
  const { container, onmove } = show();
  expect(glowing(container)).toEqual([]);
  click(container, 'hand:0');
  expect(glowing(container)).toEqual(['discard', 'row:0:1', 'row:0:3']);
  click(container, 'row:0:1');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('lay po 1');
  expect(glowing(container)).toEqual([]);
});

it('tears in the row of somebody else', () => {
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

it('shows no hand to those who only watch', () => {
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
  // It is the dialog's own closing that hands the focus back.
  expect(close).toHaveBeenCalledOnce();
  expect(container.querySelector('dialog')).toBeNull();
});

it('says each place in words', () => {
  const { container } = show();
  expect(at(container, 'row:1:1').getAttribute('aria-label')).toContain('mr-page-protected');
  expect(at(container, 'row:0:2').getAttribute('aria-label')).toContain('mr-page-covers 2');
});
