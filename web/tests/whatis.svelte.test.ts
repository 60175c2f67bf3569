import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '$kit/testing';
import type { Explained } from '$kit/whatis';
import type { WhatIs } from '$kit/whatis.svelte';
import Asked from './Asked.svelte';

const ONE: Explained = { picture: 'x', kind: 'kind', name: 'Reform', parts: [{ words: 'shuffles' }], clause: 'XX-1.1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function board(over: { explain?: (at: string) => Explained | null; why?: (move: string) => Promise<{ why: string; clause: string } | null>; isAiming?: () => boolean } = {}) {
  const heard = { tapped: vi.fn(), cancelled: vi.fn() };
  let whatIs: WhatIs | undefined;
  const container = render(Asked, { explain: (at: string) => (at === 'nothing' ? null : { ...ONE, name: at }), why: null, isAiming: () => false, ...over, ...heard, onready: (made: WhatIs) => (whatIs = made) });
  const node = (at: string) => container.querySelector<HTMLElement>(`[data-at="${at}"]`)!;
  const shown = () => container.querySelector('[role="document"]');
  return { container, node, shown, whatIs: whatIs!, ...heard };
}

function pointer(target: EventTarget, kind: string, over: PointerEventInit = {}) {
  target.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', pointerId: 7, clientX: 50, clientY: 50, ...over }));
  flushSync();
}

function wait(ms: number) {
  vi.advanceTimersByTime(ms);
  flushSync();
}

it('answers a long press, lets go what was to be dragged, and swallows the tap that ends it', () => {
  const { node, shown, tapped, cancelled } = board();
  pointer(node('card'), 'pointerdown');
  wait(399);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()?.textContent).toContain('card');
  expect(cancelled).toHaveBeenCalledOnce();
  pointer(node('card'), 'pointerup');
  node('card').click();
  expect(tapped).not.toHaveBeenCalled();
  node('card').click();
  expect(tapped).toHaveBeenCalledOnce();
});

it.each([
  ['a short tap', (node: HTMLElement) => pointer(node, 'pointerup')],
  ['a finger that moves on', (node: HTMLElement) => pointer(node, 'pointermove', { clientX: 70 })],
  ['a second finger', (node: HTMLElement) => pointer(node, 'pointerdown', { isPrimary: false, pointerId: 8 })],
  ['scrolling', (node: HTMLElement) => void node.dispatchEvent(new Event('scroll'))],
])('is no long press: %s', (_, then) => {
  const { node, shown, tapped } = board();
  pointer(node('card'), 'pointerdown');
  wait(200);
  then(node('card'));
  wait(600);
  expect(shown()).toBeNull();
  node('card').click();
  expect(tapped).toHaveBeenCalledOnce();
});

it('opens no menu of the system on a long press, but leaves the right mouse button alone', () => {
  const { node } = board();
  const menu = () => node('card').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  pointer(node('card'), 'pointerdown');
  expect(menu()).toBe(false);
  pointer(node('card'), 'pointerdown', { pointerType: 'mouse', button: 2 });
  expect(menu()).toBe(true);
});

it('leaves alone what acts as soon as it is touched', () => {
  const { node, shown } = board();
  pointer(node('shutter'), 'pointerdown');
  wait(1000);
  expect(shown()).toBeNull();
});

it('leaves alone what has come to act at a touch while it was pressed', () => {
  const { node, shown } = board();
  delete node('shutter').dataset['instant'];
  pointer(node('shutter'), 'pointerdown');
  wait(200);
  node('shutter').dataset['instant'] = '';
  wait(800);
  expect(shown()).toBeNull();
});

it('answers a mouse that rests, without taking the focus, until it leaves', () => {
  const { container, node, shown, tapped } = board();
  const mouse = { pointerType: 'mouse' };
  node('card').focus();
  pointer(node('card'), 'pointermove', mouse);
  wait(300);
  pointer(node('card'), 'pointermove', mouse);
  wait(499);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).not.toBeNull();
  expect(container.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(node('card'));
  pointer(node('other'), 'pointermove', mouse);
  wait(200);
  pointer(shown()!, 'pointermove', mouse); // on the way to the link
  wait(1000);
  expect(shown()?.textContent).toContain('card');
  pointer(node('other'), 'pointermove', mouse);
  wait(250);
  expect(shown()).toBeNull();
  wait(250);
  expect(shown()?.textContent).toContain('other');
  pointer(node('other'), 'pointerdown', mouse);
  node('other').click();
  expect(shown()).toBeNull();
  expect(tapped).toHaveBeenCalledOnce();
  pointer(node('other'), 'pointermove', mouse); // nobody asks about what they have just used
  wait(2000);
  expect(shown()).toBeNull();
});

it('does not disturb a mouse that aims or drags', () => {
  const { node, shown } = board({ isAiming: () => true });
  pointer(node('card'), 'pointermove', { pointerType: 'mouse' });
  wait(2000);
  expect(shown()).toBeNull();
  const other = board();
  pointer(other.node('card'), 'pointermove', { pointerType: 'mouse', buttons: 1 });
  wait(2000);
  expect(other.shown()).toBeNull();
});

function key(target: EventTarget, name: string) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event;
}

it('answers ? on what has the focus, as a dialog with a name', () => {
  const { container, node, shown } = board();
  node('card').focus();
  expect(key(node('card'), '?').defaultPrevented).toBe(true);
  expect(container.querySelector('dialog')?.getAttribute('aria-label')).toBe('page-whatis card');
  container.querySelector<HTMLElement>('.close')?.click();
  flushSync();
  expect(shown()).toBeNull();
});

it('goes from a resting mouse to a dialog by ?, and closes', () => {
  const { container, node, shown } = board();
  pointer(node('card'), 'pointermove', { pointerType: 'mouse' });
  wait(500);
  expect(container.querySelector('dialog')).toBeNull();
  key(document.body, '?');
  expect(container.querySelector('dialog')).not.toBeNull();
  container.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  flushSync();
  expect(shown()).toBeNull();
});

it('leaves ? to who types', () => {
  const { shown } = board();
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  expect(key(input, '?').defaultPrevented).toBe(false);
  expect(shown()).toBeNull();
});

it('answers for the next thing around one that has no answer', () => {
  const { node, whatIs } = board();
  expect(whatIs.open(node('nothing'), false)).toBe(true);
  expect(whatIs.shown?.at).toBe('around');
});

it('shows why something cannot be used, with its clause, and drops answers that come too late', async () => {
  const answers: ((reason: { why: string; clause: string } | null) => void)[] = [];
  const { node, shown, whatIs } = board({
    explain: (at) => ({ ...ONE, name: at, move: `use ${at}` }),
    why: () => new Promise((done) => answers.push(done)),
  });
  whatIs.open(node('card'), false);
  whatIs.open(node('other'), false);
  answers[0]?.({ why: 'too late', clause: 'XX-9.9' });
  answers[1]?.({ why: 'because', clause: 'XX-2.2' });
  await vi.waitFor(() => expect(whatIs.reason?.why).toBe('because'));
  flushSync();
  expect(shown()?.querySelector('.locked')?.textContent).toContain('because');
  expect(shown()?.textContent).toContain('XX-2.2');
});
