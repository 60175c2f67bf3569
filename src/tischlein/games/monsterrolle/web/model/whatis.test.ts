import { expect, it } from 'vitest';
import { click, lacksOf, lineOf, placesOf, pretendSize, SCREENS, show as showBoard, speakers, t } from '$kit/testing';
import rules from '../../RULES.md?raw';
import Board from '../Board.svelte';
import { viewOf } from '../testing';
import type { BoardProps } from '../types';
import { targetsOf } from './moves';
import { explain, type Table } from './whatis';

const SPEAKERS = speakers(import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true }));
const ROWS = [['rb*', 'bg+tg', 'go!'], ['ry', 'yp+po', 'tr']];
const HAND = ['og', 'rb*', 'tr', 'stop', 'yp'];
const view = viewOf({ rows: ROWS, hand: HAND, discard: ['gb', 'pr'], points: [[3], [2]] });

function tableOf(over: Partial<Table> = {}): Table {
  return { view, legal: [], seat: 0, card: '', targets: new Map(), useless: HAND.map(() => false), canUndo: false, t, name: (seat) => `seat ${seat}`, ...over };
}

const known = viewOf({ rows: ROWS, hand: HAND, discard: [] });
known.seats[1]!.known = ['rb', 'stop'];

/** Boards at moments that between them show everything that a board may show, with what is tapped first. */
const STAGED: Record<string, [Partial<BoardProps>, string[]]> = {
  laying: [{ view, legal: ['lay og 4', 'lay go 4', 'discard og', 'tear r 2:1', 'end'] }, []],
  'a card in hand': [{ view: { ...view, covered_itself: ['lay og 3'] }, legal: ['lay og 4', 'lay go 4', 'lay og 3', 'discard og', 'end'] }, ['hand:0']],
  drawing: [{ view: { ...view, phase: 'draw' }, legal: ['draw', 'take'] }, []],
  'to be mended': [{ view: { ...view, broken: 2, used: 1 }, legal: ['lay og 3'], canUndo: true }, []],
  'after the others': [{ view: known, legal: ['end'], recent: [{ ...lineOf({ kind: 'Laid', seat: 1, card: 'ry', place: 1, over: '' }), seat: 1 }] }, []],
  watching: [{ view, seat: -1, isDisplay: true, recent: [{ ...lineOf({ kind: 'Laid', seat: 1, card: 'ry', place: 1, over: '' }), seat: 1 }] }, []],
  over: [{ view: { ...view, phase: 'over', scorings: 3 }, toAct: [] }, []],
};

const seen = new Set<string>();

for (const [moment, [over, taps]] of Object.entries(STAGED)) {
  it.each(SCREENS)(`answers for every place of the board at %d x %d: ${moment}`, (width, height) => {
    pretendSize(width, height);
    const { container } = showBoard(Board, { view, ...over });
    taps.forEach((spot) => click(container, spot));
    const places = placesOf(container);
    expect(places.length).toBeGreaterThan(8);
    for (const at of places) seen.add(at.split(':')[0]!);
    for (const [language, speak] of SPEAKERS) {
      const table = tableOf({ view: over.view!, legal: over.legal ?? [], seat: over.seat ?? 0, canUndo: over.canUndo ?? false, t: speak });
      for (const at of places) expect(lacksOf(at, explain(at, table), rules), language).toBe('');
    }
  });
}

it('has staged every kind of place', () => {
  expect([...seen].sort()).toEqual(['bin', 'deck', 'deck-size', 'discard', 'discard-size', 'done', 'hand', 'known', 'monster', 'pips', 'points', 'row', 'scorings', 'seat', 'show-all', 'since', 'sum', 'turn-card', 'undo']);
});

it('speaks three languages', () => expect(SPEAKERS.map(([language]) => language).sort()).toEqual(['de', 'en', 'uk']));

it('asks the table why a card fits nowhere, and why not here', () => {
  expect(explain('hand:0', tableOf({ legal: ['lay og 4'] }))).toMatchObject({ now: { tone: 'can' }, move: undefined });
  expect(explain('hand:0', tableOf({ legal: ['discard og'], useless: [true] }))?.move).toBe('lay og 4');
  expect(explain('row:0:1', tableOf({ card: 'og' }))?.move).toBe('lay og 1');
  const targets = targetsOf('og', ['lay og 4'], view, 0);
  expect(explain('row:0:4', tableOf({ card: 'og', targets }))).toMatchObject({ name: 'mr-what-end', now: { tone: 'can' }, move: undefined });
});

it('says that a protected place is locked, and what a tear does', () => {
  expect(explain('row:0:3', tableOf())).toMatchObject({ picture: 'card:go!', now: { tone: 'locked' }, clause: 'MR-4.2' });
  expect(explain('row:1:3', tableOf())?.parts.map((part) => part.words)).toContain('mr-page-legend-tear');
});

it('says what the best section would bring now', () => {
  const last = view.seats[0]!.best_last;
  expect(explain(`row:0:${last}`, tableOf())?.parts.map((part) => part.words)).toContain('mr-page-legend-pill');
  expect(explain('sum:0', tableOf())?.now).toEqual({ tone: 'can', figure: `+${view.seats[0]?.best}`, words: 'mr-what-best' });
});

it('keeps its words short', () => {
  for (const [, speak] of SPEAKERS) {
    for (const at of ['hand:0', 'hand:2', 'hand:3', 'deck', 'discard', 'done', 'go-on', 'undo', 'monster:1']) {
      for (const part of explain(at, tableOf({ t: speak }))?.parts ?? []) expect(part.words.split(' ').length, part.words).toBeLessThanOrEqual(20);
    }
  }
});
