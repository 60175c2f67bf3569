import { expect, it } from 'vitest';
import { click, lacksOf, placesOf, pretendSize, SCREENS, show as showBoard, speakers, t } from '$kit/testing';
import rules from '../../RULES.md?raw';
import Board from '../Board.svelte';
import { viewOf } from '../testing';
import type { BoardProps } from '../types';
import type { Table } from './usable';
import { explain } from './whatis';

const SPEAKERS = speakers(import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true }));
const ACTIONS = ['move1', 'move2', 'swap', 'remove', 'extra', 'replace', 'back'];

function tableOf(over: Partial<Table> = {}): Table {
  return { view: viewOf(), seat: 0, taps: [], targets: new Set(), canCall: true, locked: 0, t, name: (seat) => `seat ${seat}`, ...over };
}

/** Boards at moments that between them show everything that a board may show. */
const STAGED: Record<string, Partial<BoardProps>> = {
  acting: { view: viewOf({ wall: 'crane lantern* tower head middle tail panda', actions: ACTIONS }), legal: ['click', 'move 1 2', 'swap 1 4', 'renew'] },
  'done with actions': { view: viewOf({ played: 1, most_actions: 2, turns_left: 2 }), legal: ['click', 'end'] },
  taking: { view: viewOf({ phase: 'take' }), legal: ['click', 'draw', 'take 2 left', 'take 2 right'] },
  'a card in hand': { view: viewOf({ phase: 'place', drawn: 'panda' }), legal: ['lay left', 'lay right'] },
  marking: { view: viewOf({ marking: 0, queue: [0] }), legal: ['nothing'] },
  'calm photos': { view: viewOf({ is_calm: true }), legal: ['pass', 'pass turn', 'photo 1 4'] },
  'locked out': { view: viewOf({ active: 1 }), legal: ['click'], locked: [4200, 0] },
  'a long wall': { view: viewOf({ wall: Array(40).fill('crane').join(' '), photos: [['crane-fan-hiker'], []] }), legal: ['click'] },
  watching: { seat: -1, view: viewOf({ laidOpen: [null, 'fan-hiker-tower', 'head-tail-fan'] }), isDisplay: true },
  over: { view: viewOf({ phase: 'over' }), legal: [], toAct: [] },
};

function staged(over: Partial<BoardProps>, taps: string[] = []): string[] {
  const { container } = showBoard(Board, { view: viewOf(), legal: [], window: 12, ...over });
  taps.forEach((spot) => click(container, spot));
  return placesOf(container);
}

const seen = new Set<string>();

for (const [moment, over] of Object.entries(STAGED)) {
  it.each(SCREENS)(`answers for every place of the board at %d x %d: ${moment}`, (width, height) => {
    pretendSize(width, height);
    const places = staged(over);
    for (const at of places) seen.add(at.split(':')[0]!);
    expect(places.length).toBeGreaterThan(8);
    for (const [language, speak] of SPEAKERS) {
      const table = tableOf({ view: over.view!, seat: over.seat ?? 0, locked: over.locked?.[0] ?? 0, t: speak });
      for (const at of places) expect(lacksOf(at, explain(at, table), rules), language).toBe('');
    }
  });
}

it('has staged every kind of place', () => {
  expect([...seen].sort()).toEqual(['act', 'actions', 'card-size', 'deck', 'decks', 'discard', 'end', 'finish', 'frame', 'market', 'nothing', 'overview', 'pass', 'pass-turn', 'pile', 'renew', 'score', 'seat', 'shutter', 'steps', 'time', 'wall']);
});

it('answers for what only a tap brings to the table', () => {
  const back = { view: viewOf({ actions: ['back'] }), legal: ['click', 'back blossom 1', 'back blossom 3', 'renew'] };
  const places = [...staged(back, ['act:back']), ...staged(back, ['act:back', 'discard:blossom']), ...staged(STAGED['taking']!, ['market:2'])];
  expect(places).toEqual(expect.arrayContaining(['discard:blossom', 'gap:3', 'end:left']));
  for (const [language, speak] of SPEAKERS) {
    for (const at of places) expect(lacksOf(at, explain(at, tableOf({ t: speak })), rules), language).toBe('');
  }
});

it('speaks three languages', () => expect(SPEAKERS.map(([language]) => language).sort()).toEqual(['de', 'en', 'uk']));

it('says what a composition is worth, and that an open one is for who is on', () => {
  expect(explain('frame:1', tableOf())?.now).toMatchObject({ tone: 'can', figure: '+1' });
  expect(explain('frame:a', tableOf({ view: viewOf({ active: 1 }) }))?.now?.tone).toBe('locked');
  expect(explain('frame:b', tableOf())?.name).toBe('cl-page-taken');
});

it('locks towers and what stands under a rickshaw', () => {
  const view = viewOf({ wall: 'crane lantern* tower' });
  expect(explain('wall:1', tableOf({ view }))?.now?.tone).toBe('can');
  expect(explain('wall:2', tableOf({ view }))).toMatchObject({ now: { tone: 'locked' }, clause: 'CL-5.2' });
  expect(explain('wall:3', tableOf({ view }))).toMatchObject({ now: { tone: 'locked' }, clause: 'CL-5.5' });
});

it('asks the table why an action or a target cannot be used, but not for spectators', () => {
  expect(explain('act:swap', tableOf())?.move).toBe('swap 1 2');
  expect(explain('act:swap', tableOf({ targets: new Set(['act:swap']) }))).toMatchObject({ now: { tone: 'can' } });
  expect(explain('wall:4', tableOf({ taps: ['act:swap', 'wall:2'] }))?.move).toBe('swap 2 4');
  expect(explain('act:swap', tableOf({ seat: -1 }))?.move).toBeUndefined();
});

it('says what a wrong call would cost, and how long a lock-out lasts', () => {
  const said = explain('shutter', tableOf());
  expect(said?.parts.map((part) => part.words)).toContain('cl-what-lock-out 5');
  expect(explain('shutter', tableOf({ locked: 4200 }))?.now).toEqual({ tone: 'locked', words: 'cl-page-ask-news-locked 5' });
  expect(explain('shutter', tableOf({ canCall: false }))?.move).toBe('click');
});
