import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, click, glowing as allGlowing, name, press, render, show as showBoard, t } from '$kit/testing';
import Board from './Board.svelte';
import End from './End.svelte';
import { viewOf } from './testing';
import type { BoardProps } from './types';

const WIDE = 1128;
const PHONE = 390;
/** The test environment has no layout. */
function beWide(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(620);
}

beforeEach(() => beWide(WIDE));
afterEach(() => {
  vi.restoreAllMocks();
});

const acting = viewOf({
  players: 3,
  tiles: { B1: [0, 'canal1', 'n-s'], A4: [1, 'unrest'] },
  seats: [{ warehouse: ['canal2', 'lock'], card: 'remove' }, { wall: 2 }, {}],
  turn: { supplies: 1, builds: 2, may_rebuild: true },
});
const legal = ['supply 1', 'supply 2', 'supply 3', 'build canal2', 'build lock', 'city lock', 'rebuild B1', 'remove A4', 'end'];

const show = (over: Partial<BoardProps> = {}) => showBoard(Board, { view: acting, legal, canUndo: true, ...over });
const glowing = (container: Element) => allGlowing(container, '.hex');

describe('acting', () => {
  it('lets no field glow until a part is aimed; then exactly its fields', () => {
    const { container, onmove } = show();
    expect(glowing(container)).toEqual([]);
    click(container, 'part:remove');
    expect(glowing(container)).toEqual(['A4']);
    click(container, 'A4');
    expect(onmove).not.toHaveBeenCalled();
    click(container, 'A4');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('remove A4');
  });

  it('supplies from a stack and builds a tile of the warehouse', () => {
    const { container, onmove } = show();
    click(container, 'stack:1');
    click(container, 'house:0');
    expect(onmove.mock.calls).toEqual([['supply 2'], ['build canal2']]);
  });

  it('explains what is not allowed instead of doing it', async () => {
    const { container, onmove, onwhy } = show({ legal: ['end'] });
    click(container, 'house:1');
    expect(onwhy).toHaveBeenCalledWith('build lock');
    await vi.waitFor(() => expect(container.textContent).toContain('because'));
    expect(container.textContent).toContain('XX-1.1');
    expect(onmove).not.toHaveBeenCalled();
  });

  it('wants a second tap before something hidden is shown', () => {
    const spy = viewOf({ seats: [{ card: 'spy' }] });
    const { container, onmove } = show({ view: spy, legal: ['spy', 'end'] });
    click(container, 'part:spy');
    expect(onmove).not.toHaveBeenCalled();
    container.querySelector<HTMLElement>('.confirm')?.click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('spy');
  });

  it('offers the players an attack can be aimed at', () => {
    const view = viewOf({ players: 3, seats: [{ card: 'denounce' }] });
    const { container, onmove } = show({ view, legal: ['denounce 2', 'denounce 3', 'end'] });
    click(container, 'part:denounce');
    expect(container.querySelectorAll('[data-at^="city:"][data-target]')).toHaveLength(2);
    click(container, 'city:2');
    container.querySelector<HTMLElement>('.confirm')?.click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('denounce 3');
  });
});

describe('a begun part', () => {
  const placing = { ...acting, step: 'placing', turn: { ...acting.turn, begun: 'build', tile: 'canal2' } };

  it('shows where the tile may go, and why not elsewhere', () => {
    const { container, onmove, onwhy } = show({ view: placing, legal: ['at A1', 'at B2'] });
    expect(glowing(container)).toEqual(['A1', 'B2']);
    click(container, 'B1');
    expect(onwhy).toHaveBeenCalledWith('at B1');
    click(container, 'B2');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('at B2');
  });

  it('is left by Escape, which takes the step back', () => {
    const { container, onundo } = show({ view: placing, legal: ['at A1'] });
    press(at(container, 'A1'), 'Escape');
    expect(onundo).toHaveBeenCalledOnce();
  });

  const turning = { ...placing, step: 'turning', turn: { ...placing.turn, field: 'B2' } };
  const lines = ['n-se', 'ne-s', 'se-sw', 's-nw', 'n-sw', 'ne-nw'].map((line) => `turn ${line}`);

  it('begins with a way that joins, turns by tap and by key, and confirms', () => {
    const { container, onmove } = show({ view: turning, legal: lines });
    // B1 has a line to B2, so the first direction of the tile has an end at its northern edge.
    container.querySelector<HTMLElement>('.confirm')?.click();
    expect(onmove.mock.calls[0]?.[0]).toBe('turn n-se');
    click(container, 'B2');
    press(at(container, 'B2'), 'r');
    press(at(container, 'B2'), 'Enter');
    expect(onmove.mock.calls[1]?.[0]).toBe('turn se-sw');
  });

  it('names the stacks of their owner', () => {
    const view = viewOf({ step: 'tucking', seats: [{ card: 'calm' }], turn: { begun: 'calm', aim: 1 } });
    const { container, onmove } = show({ view, legal: ['under 1', 'under 2', 'under 3'] });
    expect(at(container, 'stack:0').hasAttribute('data-target')).toBe(false);
    click(container, 'under:2');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('under 3');
  });

  it('keeps the target of an attack marked until the stack is named', () => {
    const turn = { begun: 'destroy', field: 'B1' };
    const shown = ['tucking', 'acting'].map((step) => show({ view: viewOf({ step, seats: [{ card: 'destroy' }], turn }), legal: ['under 1', 'under 2'] }));
    expect(shown.map(({ container }) => container.querySelectorAll('.marked').length)).toEqual([1, 0]);
  });

  it('asks where the unrest of an uprising goes, and offers to spread it in one tap', () => {
    const view = viewOf({ step: 'rising', turn: { rising: 3 } });
    const { container, onmove } = show({ view, legal: ['spread', 'under 1', 'under 2', 'under 3'] });
    click(container, 'under:1');
    click(container, 'spread');
    expect(onmove.mock.calls).toEqual([['under 2'], ['spread']]);
  });
});

describe('steering', () => {
  const view = viewOf({
    step: 'sailing', ship: 'B2', left: 3,
    forecast: [
      { number: 1, source: 'B2', field: 'A3', seat: 0, points: 2 },
      { number: 1, source: 'B2', field: 'C3', seat: 1, points: -4 },
    ],
    courses: [{ fields: ['A3'], points: [2, 0] }, { fields: ['C3'], points: [0, -4] }],
  });

  it('shows what each way brings, and sails only when confirmed', () => {
    const { container, onmove } = show({ view, legal: ['sail A3', 'sail C3'] });
    expect(glowing(container)).toEqual(['A3', 'C3']);
    expect([...container.querySelectorAll('.badge')].map((node) => node.textContent?.trim())).toEqual(expect.arrayContaining(['+2', '\u22124']));
    click(container, 'C3');
    expect(onmove).not.toHaveBeenCalled();
    expect(container.querySelector('.outlook')?.textContent).toContain('\u22124');
    click(container, 'C3');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('sail C3');
  });
});

describe('the forecast', () => {
  const forecast = [{ number: 1, source: 'B2', field: 'A3', seat: 0, points: 2 }];
  const figure = (container: Element) => [...container.querySelectorAll('.totals .cell')].map((cell) => cell.textContent?.trim());

  it('adds up for everybody what the ship would bring', () => {
    const view = { ...acting, forecast, forecast_least: [2, -4, 0], forecast_most: [2, 6, 0] };
    const { container } = show({ view });
    expect(container.querySelector('.totals')).toBeNull();
    click(container, 'forecast');
    expect(figure(container)).toEqual(['dy-page-voyage', 'seat 0+2', 'seat 1\u22124\u2026+6']);
  });

  it('is about the tile in hand, as it is turned', async () => {
    const nothing: [number, number] = [0, 0];
    const seat = { points: 0, wall: nothing, uprisings: nothing, riots: nothing, network: nothing, city: nothing, blots: nothing, scoring: nothing, final: nothing };
    const voyage = (...most: number[]) => ({ legs: forecast, least: most, most });
    const ways = ['n-se', 'ne-s'].map((line, at) => ({ line, seats: [seat, seat, seat], weighed: { figures: [], sum: nothing, walls: [0, 0, 0] }, voyage: at + 1 }));
    const outlook = { voyages: [voyage(0, 0, 0), voyage(4, 0, 0), voyage(2, 0, 4)], ways };
    const view = { ...acting, forecast, step: 'turning', turn: { ...acting.turn, begun: 'build', tile: 'canal2', field: 'B2' } };
    const { container } = show({ view, legal: ['turn n-se', 'turn ne-s'], ontry: async () => outlook });
    click(container, 'forecast');
    await vi.waitFor(() => expect(figure(container)).toEqual(['dy-page-voyage', 'seat 0+4']));
    click(container, 'B2');
    expect(figure(container)).toEqual(['dy-page-voyage', 'seat 0+2', 'seat 2+4']);
  });
});

describe('the draft', () => {
  const view = viewOf({ step: 'drafting', received: ['tea', 'raise'], seats: [{ has_card: false }] });

  it('shows the cards received, looks at one and takes it', () => {
    const { container, onmove } = show({ view, legal: ['pick raise', 'pick tea'] });
    expect([...container.querySelectorAll('[data-at^="card:"]')].map((node) => node.getAttribute('data-at'))).toEqual(['card:raise', 'card:tea']);
    click(container, 'card:tea');
    expect(container.textContent).toContain('dy-page-special-tea');
    expect(onmove).not.toHaveBeenCalled();
    container.querySelector<HTMLElement>('.take')?.click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('pick tea');
  });

  it('says of a third part whether its price is missing, or something to do it to', () => {
    const barred = ['calm', 'destroy', 'tea'];
    const poor = { ...view, received: ['calm', 'raise', 'destroy', 'tea'], barred };
    const { container } = show({ view: poor, legal: ['pick calm', 'pick raise', 'pick destroy', 'pick tea'] });
    expect(container.querySelectorAll('.draft .idle')).toHaveLength(3);
    expect(container.querySelectorAll('.draft .cost.barred')).toHaveLength(2);
    click(container, 'card:tea');
    expect(container.querySelector('.picked')?.textContent).toContain('dy-page-barred-price');
    click(container, 'card:calm');
    expect(container.querySelector('.picked')?.textContent).toContain('dy-page-barred-table');
    const rich = { ...poor, barred: ['destroy'], seats: poor.seats.map((seat) => ({ ...seat, warehouse: ['unrest', 'unrest'] })) };
    const { container: other } = show({ view: rich, legal: ['pick destroy', 'pick tea'] });
    expect(other.querySelectorAll('.draft .cost.barred')).toHaveLength(0);
    click(other, 'card:destroy');
    expect(other.querySelector('.picked')?.textContent).toContain('dy-page-barred-table');
    click(other, 'card:tea');
    expect(other.querySelector('.picked')?.textContent).not.toContain('dy-page-barred');
  });

  it('takes the chosen card by Enter', () => {
    const { container, onmove } = show({ view, legal: ['pick raise', 'pick tea'] });
    click(container, 'card:raise');
    press(at(container, 'card:raise'), 'Enter');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('pick raise');
  });
});

describe('for everybody', () => {
  it('names every field and lets arrow keys walk over the hexagons', () => {
    const { container } = show();
    const hexes = container.querySelectorAll('.hex');
    expect(hexes).toHaveLength(31);
    expect(at(container, 'A4').getAttribute('aria-label')).toContain('dy-page-unrest-of seat 1');
    const here = container.querySelector<HTMLElement>('.hex[tabindex="0"]');
    expect(here?.dataset['at']).toBe('A0');
    here?.focus();
    // North is at the left, so right goes south.
    press(here!, 'ArrowRight');
    expect(document.activeElement?.getAttribute('data-at')).toBe('A1');
    press(document.activeElement!, 'ArrowUp');
    expect(document.activeElement?.getAttribute('data-at')).toMatch(/^B[01]$/);
  });

  it('shows a printed symbol wherever nothing lies on it', () => {
    const fields = acting.fields.map((field) => ({ ...field, has_symbol: ['A4', 'A5'].includes(field.name) }));
    const { container } = show({ view: { ...acting, fields } });
    const order = [...container.querySelectorAll('.art [data-symbol]')].map((node) => node.getAttribute('data-symbol'));
    expect(order).toEqual(['A4', 'A5']);
    // A4 has unrest, which is painted above everything printed.
    const ground = container.querySelector('[data-symbol="A4"]')!;
    const tile = container.querySelector('.land')!;
    expect(ground.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows spectators no tray and no hidden card', () => {
    const { container } = show({ seat: -1, legal: [], toAct: [1], isDisplay: true });
    expect(container.querySelector('.tray')).toBeNull();
    expect(container.querySelectorAll('.ledger tbody tr')).toHaveLength(3);
    expect(container.querySelectorAll('[aria-label="dy-page-card-hidden"]')).toHaveLength(2);
  });

  it('has the same on a phone as on a desktop: all players, the viewer’s things, the sheets behind buttons', () => {
    beWide(PHONE);
    const { container, onmove } = show();
    expect(container.querySelectorAll('.chip')).toHaveLength(3);
    expect(container.querySelector('.ledger')).toBeNull();
    expect(container.querySelectorAll('.hex')).toHaveLength(31);
    click(container, 'house:0');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('build canal2');
    container.querySelector<HTMLElement>('.chip')?.click();
    flushSync();
    expect(container.querySelectorAll('dialog .rivals li')).toHaveLength(3);
    expect(container.querySelectorAll('dialog table tbody tr')).toHaveLength(3);
  });

  it('shows every source, the titles and the course at the end', () => {
    const view = viewOf({
      step: 'over',
      seats: [
        { reputation: 30, sums: [10, 4, -4, 0, 0, 0, 3, 4, -2, 0], title: 'zhuangyuan' },
        { reputation: 15, title: 'bangyan' },
      ],
      history: [[20, 15], [30, 15]],
    });
    const container = render(End, { view, t, name });
    const rows = [...container.querySelectorAll('.sheet tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(rows).toHaveLength(11);
    expect(rows[0]).toEqual(['15', '15']);
    expect(rows[1]).toEqual(['+10', '–']);
    expect(rows[3]).toEqual(['\u22124', '–']);
    expect(container.textContent).toContain('dy-title-zhuangyuan');
    const table = [...container.querySelectorAll('details tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(table).toEqual([['15', '15'], ['20', '15'], ['30', '15']]);
  });
});
