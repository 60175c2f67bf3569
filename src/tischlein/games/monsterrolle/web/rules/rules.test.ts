// The drawings of the rules page are there: every figure draws cards, and the box draws as many as it holds.

import { mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import art from '../rules';
import type { Components } from '../generated';
import { EXAMPLES, laidOn, moveOf, sectionsOf, spotsOf, talliesOf } from './examples';

const t = (key: string): string => key;
const components: Components = {
  sheets: [
    { sheet: 'six', papers: [['ro*', 'or'], ['yb*', 'yb', 'by']], tears: [['tr', 'tr']], stops: 3, scorings: 3, monsters: ['blubb', 'wuschel', 'knolle', 'brumm'] },
    { sheet: 'four', papers: [['rr', 'rr']], tears: [['tr']], stops: 3, scorings: 3, monsters: ['blubb', 'wuschel', 'knolle', 'brumm'] },
  ],
};

let mounted: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  await Promise.all(mounted.map((each) => unmount(each)));
  mounted = [];
});

function show<Props extends Record<string, unknown>>(Drawing: Component<Props>, props: Props): Element {
  const target = document.createElement('div');
  mounted.push(mount(Drawing, { target, props }));
  return target;
}

const drawn = (root: Element): number => root.querySelectorAll('svg.card, svg.monster, svg.duck').length;

test.each(Object.entries(art.figures))('%s is drawn', (clause, Figure) => {
  const container = show(Figure, { clause, components, t });
  expect(drawn(container)).toBeGreaterThan(0);
});

test.each(Object.entries(art.scenes))('the scene of the %s is drawn', (_, Scene) => {
  const container = show(Scene, { components, t });
  expect(drawn(container)).toBeGreaterThan(5);
});

test('clauses with an example of right or wrong say which it is', () => {
  for (const clause of Object.keys(art.figures)) {
    const judged = (EXAMPLES[clause] ?? []).filter(({ isRight }) => isRight !== undefined);
    const container = show(art.figures[clause]!, { clause, components, t });
    expect(container.querySelectorAll('.icon').length, clause).toBeGreaterThanOrEqual(judged.length);
  }
});

test('the box shows every card of every sheet', () => {
  const container = show(art.Box, { components, t });
  const papersAndTears = 5 + 2 + 2 + 1;
  expect(container.querySelectorAll('svg.card')).toHaveLength(papersAndTears + 3 + 3);
  expect(container.querySelectorAll('svg.monster')).toHaveLength(4);
});

test('a row is read as the tests of the rules read it', () => {
  expect(spotsOf('ry yb*! bg/tg')).toEqual([
    { card: 'ry', covered: 0, isProtected: false },
    { card: 'yb*', covered: 0, isProtected: true },
    { card: 'tg', covered: 1, isProtected: false },
  ]);
  expect(spotsOf('')).toEqual([]);
});

test('moves are drawn where they go', () => {
  expect(moveOf('tear r 2:3')).toEqual({ verb: 'tear', card: 'tr', at: 2 });
  expect(moveOf('stop 2')).toEqual({ verb: 'stop', card: 'stop', at: 1 });
  const added = laidOn(spotsOf('ry'), moveOf('lay yb 2'));
  expect(added.map(({ card, covered }) => `${card}${covered}`)).toEqual(['ry0', 'yb0']);
  expect(laidOn(added, moveOf('lay yg 2'))[1]).toEqual({ card: 'yg', covered: 1, isProtected: false });
});

test('a tear parts the sections, and a star counts one more', () => {
  const spots = spotsOf('ry yb* bg/tg go');
  const sections = sectionsOf(spots, [3, 1]);
  expect(sections).toEqual([{ first: 0, last: 1, points: 3 }, { first: 3, last: 3, points: 1 }]);
  expect(talliesOf(spots, sections[0]!)).toEqual([1, 3]);
});
