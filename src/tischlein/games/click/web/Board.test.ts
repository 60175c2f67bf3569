import { flushSync } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { expect, it, vi } from 'vitest';
import { at, click, glowing as allGlowing, lineOf, press, propsOf, render, show as showBoard } from '$kit/testing';
import Board from './Board.svelte';
import { asked } from './passing';
import { viewOf } from './testing';
import type { BoardProps, SoundName } from './types';

const view = viewOf({ wall: 'crane lantern* tower head tail lantern' });
const legal = ['click', 'move 1 2', 'move 4 3', 'move 4 5', 'swap 1 4', 'renew'];

/** Moves contain the window in which they were made. */
const MEANT = { window: 12, reaction: null };

const show = (over: Partial<BoardProps> = {}) => showBoard(Board, { view, legal, window: 12, ...over });
const glowing = (container: Element) => allGlowing(container).filter((spot) => spot.startsWith('wall'));

it('lets glow what an action may touch, shows the wall as it would be, and plays it when confirmed', () => {
  const { container, onmove } = show();
  expect(glowing(container)).toEqual([]);
  click(container, 'act:swap');
  expect(glowing(container)).toEqual(['wall:1', 'wall:4']);
  click(container, 'wall:1');
  click(container, 'wall:4');
  expect(onmove).not.toHaveBeenCalled();
  expect(at(container, 'wall:1').textContent).toContain('cl-motif-head');
  container.querySelector<HTMLElement>('.confirm .yes')?.click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith('swap 1 4', MEANT);
});

it('takes a market card to an end at once', () => {
  const { container, onmove } = show({ view: viewOf({ phase: 'take' }), legal: ['click', 'draw', 'take 2 left', 'take 2 right'] });
  click(container, 'market:2');
  click(container, 'end:right');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('take 2 right', MEANT);
});

it('takes back from the discards into a gap', () => {
  const { container, onmove } = show({ view: viewOf({ actions: ['back'] }), legal: ['click', 'back blossom 1', 'back blossom 3', 'renew'] });
  click(container, 'act:back');
  click(container, 'discard:blossom');
  click(container, 'gap:3');
  container.querySelector<HTMLElement>('.confirm .yes')?.click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith('back blossom 3', MEANT);
});

it('explains a card that cannot be touched', async () => {
  const { container, onwhy } = show();
  click(container, 'act:swap');
  click(container, 'wall:3');
  expect(onwhy).toHaveBeenCalledWith('swap 3 1');
  await vi.waitFor(() => expect(container.textContent).toContain('because'));
});

it('calls at once with the space bar, and says which window and how fast', async () => {
  const { onmove } = show();
  await new Promise((done) => requestAnimationFrame(done));
  press(document.body, ' ', 'Space');
  const [text, told] = onmove.mock.calls[0] ?? [];
  expect(text).toBe('click');
  expect(told?.window).toBe(12);
  expect(told?.reaction).toBeGreaterThanOrEqual(0);
});

it('calls when the shutter goes down, not when it is let go', () => {
  const { container, onmove } = show({ legal: ['click'], view: viewOf({ active: 1 }) });
  at(container, 'shutter').dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  expect(onmove).toHaveBeenCalledOnce();
});

const PRESSED: [what: string, more: Parameters<typeof show>[0], calls: string[], isInstant: boolean][] = [
  ['a call', { legal: ['click'] }, ['pointerdown'], true],
  ['a lock-out', { legal: ['click'], locked: [5000, 0] }, ['click'], false],
  ['a calm answer', { legal: ['pass'], view: viewOf({ is_calm: true }) }, [], false],
  ['nothing to call', { legal: [] }, [], false],
  ['marking', { legal: ['nothing'], view: viewOf({ marking: 0, queue: [0] }) }, [], true],
];
it.each(PRESSED)('keeps a long press for questions, but never from a call: %s', (_, more, calls, isInstant) => {
  const { container, onmove } = show(more);
  const shutter = at(container, 'shutter');
  expect(shutter.dataset['instant'] !== undefined).toBe(isInstant);
  const seen: string[] = [];
  for (const kind of ['pointerdown', 'click']) {
    const before = onmove.mock.calls.length;
    shutter.dispatchEvent(kind === 'click' ? new MouseEvent('click', { detail: 1, bubbles: true }) : new PointerEvent(kind, { button: 0, bubbles: true }));
    if (onmove.mock.calls.length > before) seen.push(kind);
  }
  expect(seen).toEqual(calls);
});

it('leaves the space bar to a button that has the focus, but for the shutter', () => {
  const { container, onmove } = show();
  press(at(container, 'act:move1'), ' ', 'Space');
  expect(onmove).not.toHaveBeenCalled();
  const outside = document.createElement('button');
  document.body.append(outside);
  press(outside, ' ', 'Space');
  expect(onmove).not.toHaveBeenCalled();
  press(at(container, 'shutter'), ' ', 'Space');
  expect(onmove).toHaveBeenCalledOnce();
});

it('leaves open compositions in the tab order when the first one is gone', () => {
  const { container } = show({ view: viewOf({ laidOpen: [null, 'lantern-fan-blossom', 'fan-hiker-tower'] }) });
  expect(at(container, 'frame:b').tabIndex).toBe(0);
  press(at(container, 'frame:b'), 'ArrowRight');
  expect(document.activeElement?.getAttribute('data-at')).toBe('frame:c');
  expect(at(container, 'frame:c').tabIndex).toBe(0);
});

it('says what was tapped where a tap means nothing else', () => {
  const { container, onmove, onwhy } = show({ view: viewOf({ wall: 'crane lantern* tower head', active: 1 }), legal: ['click'] });
  const told = (spot: string) => {
    click(container, spot);
    return container.querySelector('.said')?.textContent ?? '';
  };
  expect(told('wall:1')).toContain('cl-page-what-card');
  expect(told('wall:2')).toContain('cl-page-what-rickshaw');
  expect(told('wall:3')).toContain('cl-page-what-tower');
  expect(told('wall:4')).toContain('cl-page-what-dragon');
  expect(told('frame:1')).toContain('cl-page-what-picture');
  expect(told('frame:a')).toContain('cl-page-what-open');
  press(at(container, 'frame:a'), 'Escape');
  expect(container.querySelector('.said')).toBeNull();
  expect(onmove).not.toHaveBeenCalled();
  expect(onwhy).not.toHaveBeenCalled();
});

it('draws kinds of motifs that it does not know, and calls them as their sheet does', () => {
  const { container } = show({ view: viewOf({ wall: 'crane juggler', held: ['juggler-crane-hiker'] }) });
  expect(at(container, 'wall:2').textContent).toContain('juggler');
  expect(at(container, 'wall:2').querySelector('use[href="#cl-m-unknown"]')).not.toBeNull();
});

it('shows how long this person may not call', () => {
  const { container } = show({ locked: [5000, 0] });
  expect(at(container, 'shutter').textContent).toContain('cl-page-ask-news-locked 5');
});

it('tells what became of a call until its caller goes on', () => {
  const taking = { view: viewOf({ phase: 'take' }), legal: ['click', 'take 2 left', 'take 2 right'] };
  let told = propsOf<BoardProps['view'], SoundName>({ ...taking, window: 12 });
  let renew = () => {};
  const subscribe = createSubscriber((update) => void (renew = update));
  const live = new Proxy(told, { get: (_, key) => (subscribe(), Reflect.get(told, key)) });
  const container = render(Board, live);
  const prompt = () => container.querySelector('[data-prompt]')?.textContent;
  expect(prompt()).toContain('cl-page-ask-take');
  told = { ...told, view: viewOf({ phase: 'take' }), lines: [lineOf({ kind: 'WrongCall', seat: 0, count: 1 })] };
  renew();
  flushSync();
  expect(prompt()).toContain('cl-page-ask-news-');
  click(container, 'market:2');
  expect(prompt()).toContain('cl-page-ask-take-end');
});

it('marks the last change of what still holds of the log, from the first view on', () => {
  const laid = { v: 3, seat: 1, move: 'take 1 left', events: [{ kind: 'Laid', seat: 1, card: 'crane', is_left: true }] };
  const { container } = show({ recent: [laid] });
  expect(at(container, 'wall:1').textContent).toContain('cl-page-last-tag');
  expect(at(container, 'wall:2').textContent).not.toContain('cl-page-last-tag');
});

it('says in the past that it is past', () => {
  expect(show({ legal: [], isPast: true, view: viewOf({ active: 1 }) }).container.textContent).toContain('cl-page-ask-past');
});

it('does not call while a person types', () => {
  const { onmove } = show();
  const input = document.createElement('input');
  document.body.append(input);
  press(input, ' ', 'Space');
  expect(onmove).not.toHaveBeenCalled();
});

it('looks the same whether or not the viewer has a photo', () => {
  const withPhoto = show({ view: viewOf({ wall: 'head tail lantern crane', held: ['head-tail-lantern', 'fan-crane-hiker'] }) }).container.innerHTML;
  const without = show({ view: viewOf({ wall: 'head tail lantern crane', held: ['head-tail-crane', 'fan-crane-hiker'] }) }).container.innerHTML;
  const stripped = (html: string) => html.replaceAll(/svelte-\w+|id="[^"]*"|url\([^)]*\)|href="#[^"]*"|cl-(motif|page-cap)-\w+|fill="#\w+"|<use [^>]*>/g, '');
  expect(stripped(withPhoto)).toBe(stripped(without));
});

it('marks composition and stretch in two taps', () => {
  const { container, onmove } = show({ view: viewOf({ wall: 'crane head tail lantern', marking: 0, queue: [0] }), legal: ['nothing'] });
  click(container, 'frame:1');
  click(container, 'wall:2');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('photo 1 2', MEANT);
});

it('marks open compositions only in the turn of the viewer', () => {
  const marking = { marking: 0, queue: [0], laidOpen: ['lantern-fan-blossom', null, 'fan-hiker-tower'] };
  const marked = (sketch: Parameters<typeof viewOf>[0]) => {
    const { container } = show({ view: viewOf({ ...marking, ...sketch }), legal: ['nothing'] });
    return [...container.querySelectorAll('[data-target]')].map((node) => node.getAttribute('data-at')).filter((spot) => spot?.startsWith('frame'));
  };
  expect(marked({ active: 0 }).sort()).toEqual(['frame:1', 'frame:2', 'frame:a', 'frame:c']);
  expect(marked({ active: 1 }).sort()).toEqual(['frame:1', 'frame:2']);
});

it('gives a call up', () => {
  const { container, onmove } = show({ view: viewOf({ marking: 0, queue: [0] }), legal: ['nothing'] });
  click(container, 'nothing');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('nothing', MEANT);
});

it('answers a calm window with a pass or a photo, without any call', () => {
  const calm = { is_calm: true, wall: 'crane head tail lantern' };
  const pass = show({ view: viewOf(calm), legal: ['pass'] });
  click(pass.container, 'pass');
  expect(pass.onmove).toHaveBeenCalledExactlyOnceWith('pass', MEANT);
  const photo = show({ view: viewOf(calm), legal: ['pass'] });
  click(photo.container, 'shutter');
  flushSync();
  click(photo.container, 'wall:2');
  click(photo.container, 'frame:1');
  expect(photo.onmove).toHaveBeenCalledExactlyOnceWith('photo 1 2', MEANT);
});

it('puts everything back with Escape', () => {
  const { container } = show();
  click(container, 'act:swap');
  press(at(container, 'act:swap'), 'Escape');
  expect(glowing(container)).toEqual([]);
});

it('moves the focus along the wall with the arrow keys', () => {
  const { container } = show();
  at(container, 'wall:1').focus();
  press(at(container, 'wall:1'), 'ArrowRight');
  expect(document.activeElement?.getAttribute('data-at')).toBe('wall:2');
  press(at(container, 'wall:2'), 'End');
  expect(document.activeElement?.getAttribute('data-at')).toBe('wall:6');
});

it('leads the keyboard from the call to the composition and on to the wall', async () => {
  const { container, onmove } = show({ view: viewOf({ wall: 'crane head tail lantern', is_calm: true }), legal: ['pass'] });
  press(document.body, ' ', 'Space');
  expect(document.activeElement?.getAttribute('data-at')).toBe('frame:1');
  click(container, 'frame:1');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-at')).toBe('wall:1'));
  press(at(container, 'wall:1'), 'ArrowRight');
  (document.activeElement as HTMLElement).click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith('photo 1 2', MEANT);
});

it('says each card in words', () => {
  const { container } = show();
  expect(at(container, 'wall:2').textContent).toContain('cl-page-covered');
  expect(at(container, 'wall:3').textContent).toContain('cl-page-fixed');
  expect(at(container, 'frame:1').textContent).toContain('cl-motif-head');
});

it('shows no hand and no shutter to spectators', () => {
  const { container } = show({ seat: -1, legal: [], view: { ...view, compositions: [], actions: [] } });
  expect(container.querySelector('.tray')).toBeNull();
  expect(show({ isDisplay: true, seat: -1, legal: [] }).container.querySelectorAll('.seat')).toHaveLength(2);
});

it('shows everybody’s photos at the end on a big screen, and nothing that could still be done', () => {
  const ended = viewOf({ phase: 'over', photos: [['lantern-fan-blossom'], ['head-tail', 'crane-fan-hiker']] });
  const { container } = show({ isDisplay: true, seat: -1, legal: [], view: ended });
  expect(container.querySelectorAll('.album section')).toHaveLength(2);
  expect(container.querySelectorAll('.album .polaroid')).toHaveLength(3);
  expect(container.querySelector('.supply, .finish, .seats')).toBeNull();
  expect(show({ isDisplay: true, seat: -1, legal: [] }).container.querySelector('.album')).toBeNull();
});

it('lets a photo glow only at a table with the helper, and only after a while', () => {
  vi.useFakeTimers();
  try {
    const { container } = show({ view: viewOf({ wall: 'crane head tail lantern', possible: ['photo 1 2'] }) });
    expect(container.querySelector('.frame.help')).toBeNull();
    vi.advanceTimersByTime(8100);
    flushSync();
    expect(container.querySelector('.frame.help')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('shows both ends of the wall as they would be', () => {
  const { container } = show({ view: viewOf({ phase: 'place', drawn: 'panda', wall: 'crane lantern hiker' }), legal: ['click', 'lay left', 'lay right'] });
  const drawn = (spot: string) => [...at(container, spot).querySelectorAll('use[href^="#cl-m-"]')].map((use) => use.getAttribute('href')?.slice(6));
  expect(drawn('end:left')).toEqual(['panda', 'crane', 'lantern']);
  expect(drawn('end:right')).toEqual(['lantern', 'hiker', 'panda']);
});

it('leads back to now by the space bar', () => {
  const { onmove, onwhy } = show({ legal: [], isPast: true });
  press(document.body, ' ', 'Space');
  expect(onmove).toHaveBeenCalledOnce();
  expect(onwhy).not.toHaveBeenCalled();
});

it('asks around one device for a photo, not for a turn, where nothing else is asked', () => {
  expect(asked(['pass', 'photo 1 2'])).toBe('cl-page-curtain-photo');
  expect(asked(['draw', 'take 1 left'])).toBe('');
});
