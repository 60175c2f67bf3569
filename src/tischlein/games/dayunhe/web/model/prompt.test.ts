import { expect, it } from 'vitest';
import { fieldWords } from './describe';
import { modelOf } from './model';
import { offersOf } from './moves';
import { askOf, phaseOf } from './prompt';
import { viewOf } from '../testing';

const ask = (view: ReturnType<typeof viewOf>, legal: string[], mode = '', chosen = '', deed = '', stage = '') =>
  askOf(modelOf(view), { offers: offersOf(legal), isMine: legal.length > 0, mode, chosen, deed, isAsking: false }, 0, stage).ask;

it('asks for what the step wants', () => {
  expect(ask(viewOf({ step: 'taking' }), ['take 1'])).toBe('take');
  expect(ask(viewOf({ step: 'drafting' }), ['pick tea'])).toBe('draft');
  expect(ask(viewOf({ step: 'drafting' }), ['pick tea'], '', 'tea')).toBe('draft-chosen');
  expect(ask(viewOf(), ['supply 1', 'end'])).toBe('act');
  expect(ask(viewOf(), ['remove A1', 'end'], 'remove')).toBe('aim-remove');
  expect(ask(viewOf(), ['end'])).toBe('done');
  expect(ask(viewOf({ step: 'placing', turn: { begun: 'build', tile: 'unrest' } }), ['at A1'])).toBe('place-unrest');
  expect(ask(viewOf({ step: 'rebuilding', turn: { begun: 'rebuild', tile: 'unrest' } }), ['at A1'])).toBe('rebuilding-unrest');
  expect(ask(viewOf(), ['remove A1', 'end'], 'remove', '', 'remove A1')).toBe('deed');
  expect(ask(viewOf({ step: 'tucking', turn: { begun: 'calm', aim: 1 } }), ['under 1'])).toBe('tuck-calmed');
  expect(ask(viewOf({ step: 'rebuilding', turn: { begun: 'rebuild', tile: 'unrest', source: 'A1' } }), ['at A2'])).toBe('rebuilding-unrest');
  expect(ask(viewOf({ step: 'sailing' }), ['sail A1', 'sail B1'])).toBe('sail');
  expect(ask(viewOf({ step: 'rising', turn: { rising: 2 } }), ['spread', 'under 1'])).toBe('rising');
});

it('tells of the voyage and the uprising while they are shown, whatever is asked already', () => {
  expect(ask(viewOf({ step: 'drafting' }), ['pick tea'], '', '', '', 'voyage')).toBe('shown-voyage');
  expect(ask(viewOf({ step: 'drafting' }), ['pick tea'], '', '', '', 'uprising')).toBe('shown-uprising');
});

it('says who has to act, and who has won', () => {
  expect(ask(viewOf({ step: 'drafting' }), [])).toBe('wait-draft');
  expect(ask(viewOf({ step: 'sailing' }), [])).toBe('wait-sail');
  expect(ask(viewOf({ step: 'rising' }), [])).toBe('wait-rise');
  expect(ask(viewOf({ step: 'over', seats: [{ title: 'zhuangyuan' }, { title: 'bangyan' }] }), [])).toBe('won');
  expect(ask(viewOf({ step: 'over', seats: [{ title: 'bangyan' }, { title: 'zhuangyuan' }] }), [])).toBe('winner');
  expect(ask(viewOf({ step: 'over', seats: [{ title: 'zhuangyuan' }, { title: 'zhuangyuan' }] }), [])).toBe('shared');
});

it('counts the phases', () => {
  expect(['taking', 'drafting', 'acting', 'turning', 'sailing', 'rising', 'over'].map(phaseOf)).toEqual([0, 1, 2, 2, 3, 4, 5]);
});

it('describes a field by name, place, tile and ship', () => {
  const t = (key: string, args?: Record<string, string | number>) => [key.replace('dy-page-', ''), ...Object.values(args ?? {})].join(' ');
  const model = modelOf(viewOf({ ship: 'B2', tiles: { B2: [1, 'bridge', 'n-s'], A1: [0, 'unrest'] } }));
  const words = (field: string) => fieldWords(field, model, 'hanging', t, (seat) => `seat${seat}`);
  expect(words('B2')).toBe('B2, region-of seat0, canal-of seat1 dy-tile-bridge 7 edge-n, edge-s, ship-here');
  // On a wide map north is at the left.
  expect(fieldWords('B2', model, 'lying', t, String)).toContain('side-n, side-s');
  expect(words('A1')).toBe('A1, region-of seat0, unrest-of seat0');
  expect(words('C5')).toBe('C5, region-of seat1, empty');
  expect(words('A0')).toBe('A0, peking');
  expect(words('B7')).toBe('B7, turning-point 2');
  expect(words('C7')).toBe('C7, neutral, empty');
});

it('turns a view into households: tiles with edges, what a hall is worth, the second of two swapped tiles', () => {
  const view = viewOf({
    step: 'turning',
    tiles: { A1: [0, 'canal2', 'n-se'], A2: [0, 'canal1', 'n-s'] },
    seats: [{ city: ['canal1', 'bridge', 'lock'], blots: [1], warehouse: ['lock', 'unrest'], tally: { uprisings: 0, network: 2, city: 9, riots: -8, blots: -4, hall: 5, final: 14 } }],
    turn: { begun: 'swap', source: 'A1', field: 'A2', tile: 'canal1', line: 'ne-s' },
  });
  const model = modelOf(view);
  expect(model.tiles.get('A1')).toEqual({ owner: 0, name: 'canal2', value: 1, edges: [0, 2] });
  expect(model.households[0]).toMatchObject({ cityPoints: 5, network: 2, riotPoints: -8, final: 14 });
  expect(model.households[0]?.warehouse.map((piece) => piece.edges)).toEqual([[0, 1], []]);
  expect(model.households[0]?.blots[0]?.owner).toBe(1);
  expect(model.pending.isSecond).toBe(true);
  expect(modelOf(viewOf({ turn: { begun: 'swap', source: 'A1', field: 'A2' } })).pending.isSecond).toBe(false);
});
