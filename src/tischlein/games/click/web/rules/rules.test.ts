import { expect, test } from 'vitest';
import { render, t } from '$kit/testing';
import type { Components } from '../generated';
import art from '../rules';
import { pickedFrom } from './picked';

const composition = (id: number, row: string, points: number) => ({ id, motifs: row.split(' '), points });
const components: Components = {
  kinds: ['lantern', 'fan', 'blossom', 'crane', 'hiker', 'tower', 'panda', 'head', 'middle', 'tail'].map((id) => ({ id, word: id, drawing: id, name: '', count: 4 })),
  rickshaws: 3,
  compositions: [
    composition(0, 'panda crane', 2), composition(1, 'fan fan crane', 1), composition(2, 'hiker fan crane', 1),
    composition(3, 'tower blossom fan', 1), composition(4, 'head middle tail', 4),
  ],
  actions: [{ action: 'swap', count: 5 }],
};

test('examples are cards of the box', () => {
  const picked = pickedFrom(components);
  expect([picked.plain.id, picked.panda.id, picked.tower.id, picked.dragon.id]).toEqual([2, 0, 3, 4]);
  expect(picked.others).toEqual(['lantern', 'blossom']);
});

test('the last scene adds up', () => {
  const container = render(art.scenes.end, { components, t });
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['+1', '+4', '+', '+1', '+', '=', '6']);
});

test.each(Object.keys(art.figures))('%s is drawn', (clause) => {
  const container = render(art.figures[clause]!, { clause, components, t });
  expect(container.querySelector('.figure')!.childElementCount).toBeGreaterThan(0);
});

test('the box shows every kind, every composition and every action, with their numbers', () => {
  const container = render(art.Box, { components, t });
  expect(container.querySelectorAll('.cards')[0]!.children).toHaveLength(11);
  expect(container.querySelectorAll('.finder')).toHaveLength(5);
  expect(container.querySelectorAll('h3')[0]!.textContent).toContain('43');
  expect(container.textContent).toContain('5×');
});
