import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { click, lacksOf, placesOf, pretendSize, SCREENS, show as showBoard, speakers, t } from '$kit/testing';
import rules from '../../RULES.md?raw';
import Board from '../Board.svelte';
import { canalFields, viewOf } from '../testing';
import type { BoardProps } from '../types';
import { CARDS } from './cards';
import { modelOf } from './model';
import { offersOf } from './moves';
import { explain } from './whatis';
import type { Table } from './whattable';

const SPEAKERS = speakers(import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true }));
const fields = canalFields(2).map((field) => ({ ...field, has_symbol: ['A1', 'A2', 'A3'].includes(field.name) }));
const TILES: Record<string, [number, string, string?]> = { A2: [1, 'unrest'], B1: [0, 'canal1', 'n-s'], B2: [1, 'bridge', 'n-s'], C5: [0, 'unrest'], C7: [0, 'unrest'], A5: [0, 'lock', 'n-ne'] };
const SEATS = [
  { card: 'remove', warehouse: ['bridge', 'unrest', 'lock'], stacks: [3, 2, 0], tops: ['canal2', 'unrest', ''], low: [1, 0, 0], wall: 2, city: ['lock'], blots: [1], canals: 2, network: ['B1'] },
  { card: '', warehouse: ['canal1', 'unrest'], wall: 3, canals: 1 },
];
const view = viewOf({ fields, tiles: TILES, seats: SEATS });

function tableOf(over: Partial<Table> & { legal?: string[] } = {}): Table {
  const { legal = [], ...rest } = over;
  return {
    view, model: modelOf(rest.view ?? view), seat: 0, offers: offersOf(legal), targets: new Set(), stacks: new Map(), canUndo: false, isUpright: false,
    aimedAt: () => '', natural: (verb) => `${verb} x`, t, name: (seat) => `seat ${seat}`, ...rest,
  };
}

const LEGAL = ['supply 1', 'build bridge', 'build unrest', 'city lock', 'rebuild B1', 'remove A2', 'end'];
const drafting = viewOf({ fields, step: 'drafting', received: CARDS, barred: ['destroy', 'remove'], seats: SEATS });

/** Boards at moments that between them show everything that a board may show, with what is tapped first. */
const STAGED: Record<string, [Partial<BoardProps>, string[]]> = {
  acting: [{ view, legal: LEGAL, canUndo: true }, []],
  'all sheets': [{ view, legal: LEGAL }, ['tab:city']],
  'aiming at unrest': [{ view, legal: LEGAL }, ['part:remove', 'A2']],
  'laying a tile': [{ view: viewOf({ fields, tiles: TILES, seats: SEATS, step: 'turning', turn: { begun: 'build', tile: 'bridge', source: '', field: 'A1' } }), legal: ['turn n-s', 'turn ne-sw'] }, []],
  forecast: [{ view: viewOf({ fields, tiles: TILES, seats: SEATS, forecast: [{ number: 1, source: 'B2', field: 'B3', seat: 0, points: 2 }], forecast_least: [2, 0], forecast_most: [2, 0] }), legal: LEGAL }, ['forecast']],
  drafting: [{ view: drafting, legal: CARDS.map((card) => `pick ${card}`) }, ['card:remove']],
  'an uprising': [{ view: viewOf({ fields, step: 'rising', seats: SEATS, turn: { rising: 3 } }), legal: ['under 1', 'under 2', 'under 3', 'spread'] }, []],
  steering: [{ view: viewOf({ fields, tiles: TILES, step: 'inspecting', ship: 'A0', courses: [{ fields: ['A1'], points: [0, -4] }] }), legal: ['sail A1', 'halt'] }, ['A1']],
  intrigue: [{ view: viewOf({ players: 3, seats: [{ ...SEATS[0], card: 'intrigue' }] }), legal: ['intrigue 2', 'intrigue 3', 'end'] }, ['part:intrigue']],
  watching: [{ view, seat: -1, isDisplay: true }, []],
  over: [{ view: viewOf({ fields, tiles: TILES, seats: SEATS, step: 'over' }), toAct: [] }, []],
};
const seen = new Set<string>();

for (const [moment, [over, taps]] of Object.entries(STAGED)) {
  it.each(SCREENS)(`answers for every place of the board at %d x %d: ${moment}`, (width, height) => {
    pretendSize(width, height);
    const { container } = showBoard(Board, { view, ...over });
    for (const spot of taps) if (container.querySelector(`[data-at="${spot}"]`)) click(container, spot);
    flushSync();
    const places = placesOf(container);
    expect(places.length).toBeGreaterThan(20);
    for (const at of places) seen.add(at.split(':')[0]!);
    for (const [language, speak] of SPEAKERS) {
      const table = tableOf({ view: over.view!, legal: over.legal ?? [], seat: over.seat ?? 0, t: speak });
      for (const at of places) expect(lacksOf(at, explain(at, table), rules), language).toBe('');
    }
  });
}

it('has staged every kind of place', () => {
  const kinds = [...seen].filter((kind) => !/^[A-C]\d+$/.test(kind)).sort();
  expect(kinds).toEqual([
    'ask', 'card', 'card-words', 'chip', 'city', 'confirm', 'end', 'final', 'forecast', 'hall', 'halt', 'held', 'house', 'leave', 'network', 'own-card', 'part', 'phase', 'pile', 'player', 'preview', 'region',
    'reputation', 'riots', 'round', 'seat', 'spread', 'stack', 'store', 'tab', 'track', 'trips', 'turn-tile', 'under', 'undo', 'wall', 'words', 'zoom',
  ]);
});

it('answers for what needs a page that is laid out, or an answer of the table', () => {
  for (const [language, speak] of SPEAKERS) {
    for (const at of ['minimap', 'to-city', 'tab:region', 'tab:cards', 'tab:fold', 'tab:city', 'zoom:out']) expect(lacksOf(at, explain(at, tableOf({ t: speak })), rules), language).toBe('');
  }
});

it('speaks three languages', () => expect(SPEAKERS.map(([language]) => language).sort()).toEqual(['de', 'en', 'uk']));

it('says first of all who pays for unrest: the owner of the region, whosever torch it is', () => {
  expect(explain('A2', tableOf())).toMatchObject({ name: 'dy-tile-unrest', now: { tone: 'cost', figure: '−4', words: 'dy-what-unrest-own' }, outline: 'flat', clause: 'DY-6.6' });
  expect(explain('C5', tableOf())?.now).toEqual({ tone: 'told', figure: '−4', words: 'dy-what-unrest-other seat 1' });
  expect(explain('C7', tableOf())?.now).toEqual({ tone: 'told', words: 'dy-what-unrest-nobody' });
});

it('says whose wall a torch would go to, and how far the uprising is', () => {
  const parts = explain('A2', tableOf())!.parts;
  expect(parts.map((part) => part.words)).toContain('dy-what-rid-words seat 1 0');
  expect(explain('wall:0', tableOf())?.now).toMatchObject({ tone: 'cost', words: 'dy-what-wall-left seat 0 1 1 −12' });
  expect(explain('wall:1', tableOf())?.now).toMatchObject({ tone: 'told', figure: '−12' });
});

it('says what a canal brings to whom, and what it would bring if it was built', () => {
  expect(explain('B1', tableOf())?.now).toMatchObject({ tone: 'can', figure: '+2' });
  expect(explain('B2', tableOf())?.now).toMatchObject({ tone: 'told', figure: '+2' });
  expect(explain('house:0', tableOf({ legal: LEGAL }))?.now).toMatchObject({ tone: 'can', figure: '+7' });
  expect(explain('house:0', tableOf())).toMatchObject({ now: undefined, move: 'build bridge' });
});

it('marks a printed torch as only printed', () => {
  expect(explain('A1', tableOf())?.parts.map((part) => part.words)).toContain('dy-what-symbol-words');
  expect(explain('A0', tableOf())).toMatchObject({ name: 'dy-page-peking', now: { tone: 'locked' }, clause: 'DY-6.7' });
});

it('tells a card part by part, and which of it can be used now', () => {
  const told = explain('own-card', tableOf({ legal: ['supply 1', 'remove A2'] }));
  expect(told?.parts).toHaveLength(3);
  expect(told?.now).toEqual({ tone: 'can', words: 'dy-what-card-left dy-page-supply, dy-page-act-remove' });
  expect(explain('own-card', tableOf())?.now?.tone).toBe('locked');
  expect(explain('part:build', tableOf())?.move).toBe('build x');
});

it('says while cards are drafted that an attack could not be paid', () => {
  expect(explain('card:destroy', tableOf({ view: drafting }))?.now).toEqual({ tone: 'locked', words: 'dy-what-card-poor' });
  expect(explain('card:remove', tableOf({ view: drafting }))?.now).toEqual({ tone: 'locked', words: 'dy-what-card-idle' });
  expect(explain('card:tea', tableOf({ view: drafting }))?.now?.tone).toBe('can');
});

it('says what one more tile in the city would bring, or why there is no room', () => {
  expect(explain('city:0', tableOf())?.parts.map((part) => part.words)).toContain('dy-what-city-room +3');
  const full = viewOf({ seats: [{ city: ['lock'], canals: 1 }] });
  expect(explain('city:0', tableOf({ view: full }))?.parts.map((part) => part.words)).toContain('dy-what-city-full 1');
});

it('adds the final figure up', () => {
  expect(explain('final:0', tableOf())?.parts.map((part) => part.title).filter(Boolean)).toEqual(['15', '±0', '±0', '±0']);
});
