import { expect, it } from 'vitest';
import { picturesOf } from './clash';
import { askOf, winnersOf } from './prompt';
import { viewOf } from '../testing';

const view = viewOf({ rows: [['ry', 'yo'], []], hand: ['rb'] });
const ask = (over: Partial<typeof view>, legal: string[], isMine = true, isLifted = false) =>
  askOf({ ...view, ...over }, legal, 0, isMine, isLifted);

it('asks for what is expected', () => {
  expect(ask({ phase: 'draw' }, ['draw', 'take']).ask).toBe('draw-or-take');
  expect(ask({}, ['lay rb 1', 'discard rb'])).toEqual({ ask: 'lay-two', pips: 2 });
  expect(ask({}, ['discard rb']).ask).toBe('only-discard');
  expect(ask({ used: 1 }, ['lay rb 1', 'discard rb', 'end'])).toEqual({ ask: 'one-more', pips: 1 });
  expect(ask({ used: 1 }, ['discard rb', 'end']).ask).toBe('discard-more');
  expect(ask({ used: 1, broken: 1 }, ['lay rb 1']).ask).toBe('repair');
  expect(ask({ used: 2 }, ['end'])).toEqual({ ask: 'confirm', pips: 0 });
  expect(ask({}, ['lay rb 1'], true, true).ask).toBe('where');
  expect(ask({}, [], false).ask).toBe('wait');
});

it('names one winner or several', () => {
  const over = viewOf({ phase: 'over', rows: [[], [], []], points: [[3, 4, 1], [2, 2, 2], [8, 0, 0]] });
  expect(winnersOf(over)).toEqual([0, 2]);
  expect(askOf(over, [], 0, false, false).ask).toBe('shared');
  expect(winnersOf(view)).toEqual([]);
});

it('shows the clash of colours before any words', () => {
  expect(picturesOf(view, 0, 'lay rb 3', 'MR-3.8')).toEqual([
    { kind: 'right', colour: 'orange' },
    { kind: 'unequal' },
    { kind: 'left', colour: 'red' },
    { kind: 'left', colour: 'blue' },
  ]);
  expect(picturesOf({ ...view, active: 1 }, 0, 'lay rb 3', 'MR-1.8')).toEqual([{ kind: 'face', seat: 1 }]);
});
