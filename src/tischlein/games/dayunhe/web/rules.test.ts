import { describe, expect, it } from 'vitest';
import { render } from '$kit/testing';
import RULES from '../RULES.md?raw';
import type { Components, ShownKind } from './generated';
import art from './rules';
import { EXAMPLES } from './rules/examples';
import { canalFields, FLAT_EDGES } from './testing';

const LINES = [['n-s', 'ne-sw', 'se-nw'], ['n-se', 'ne-s'], ['n-ne', 'ne-se']];
const NAMES = [
  ...Array.from({ length: 9 }, (_, at) => `canal${at + 1}`), 'garden', 'teahouse', 'temple', 'waterwheel', 'weir', 'lock', 'bridge', 'warehouse', 'lighthouse',
];
const CARDS = ['raise', 'remove', 'calm', 'destroy', 'inspect', 'tea', 'spy', 'intrigue', 'denounce', 'reform'];

const components: Components = {
  tops: 'flat',
  edges: FLAT_EDGES,
  fields: canalFields(5),
  south: [2, 3, 4, 5].map((seats) => ({ seats, turn: `B${3 * seats + 1}`, neutral: `C${3 * seats + 1}`, length: 2 * seats + 1 })),
  kinds: NAMES.map((name, at): ShownKind => ({ name, value: at, lines: LINES[at % 3]! })),
  copies: NAMES.map(() => 1),
  unrest: 10,
  cards: CARDS.map((card, at) => ({ card, number: at + 1, supplies: 2, builds: 1, has_rebuild: false, is_attack: card === 'tea' })),
  colours: ['yellow', 'red', 'green', 'blue', 'purple'],
  warehouse: 6,
  reputation: 15,
  trips: 4,
  fists: [2, 3, 4],
  titles: ['zhuangyuan', 'bangyan'],
};
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

describe('the rules page', () => {
  it.each(Object.entries(art.scenes))('draws a scene: %s', (_, Scene) => {
    const drawn = render(Scene, { components, t });
    expect(drawn.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 360 210');
    expect(drawn.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(Object.entries(art.figures))('draws %s beside its clause', (clause, Figure) => {
    expect(RULES).toContain(`**${clause}**`);
    const drawn = render(Figure, { clause, components, t });
    expect(drawn.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(drawn.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(Object.keys(EXAMPLES).filter((name) => EXAMPLES[name]!.some((each) => each.isRight === false)))('says of every example of %s whether it is right', (clause) => {
    const drawn = render(art.figures[clause]!, { clause, components, t });
    const signs = [...drawn.querySelectorAll('svg')].filter((svg) => svg.getAttribute('viewBox') === '0 0 24 24').map((svg) => svg.parentElement);
    expect(signs.map((sign) => sign?.classList.contains('right'))).toEqual(EXAMPLES[clause]!.map((each) => each.isRight));
  });

  it('names everything that lies in the box', () => {
    const drawn = render(art.Box, { components, t });
    const said = drawn.textContent ?? '';
    for (const name of NAMES) expect(said).toContain(`dy-tile-${name}`);
    for (const card of CARDS) expect(said).toContain(`dy-page-special-${card}`);
    for (const title of components.titles) expect(said).toContain(`dy-title-${title}`);
    expect(said).toContain('dy-page-box-map-note 45 5');
    expect(said.match(/dy-page-attack-cost/g)).toHaveLength(1);
    expect(drawn.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});
