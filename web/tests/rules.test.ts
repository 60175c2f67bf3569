import { describe, expect, test } from 'vitest';
import type { ShownSection } from '$lib/generated';
import { piecesOf } from '../src/screens/rules/pieces';
import { countOf, isFound, needlesOf, sectionWith, stretchesOf } from '../src/screens/rules/search';

const hits = (text: string, typed: string): string[] =>
  stretchesOf(text, needlesOf(typed)).flatMap(({ text: found, isHit }) => (isHit ? [found] : []));

describe('looking for words', () => {
  test.each([
    ['Für Öfen und Brücken', 'OFEN', ['Öfen']],
    ['Für Öfen und Brücken', 'bru', ['Brü']],
    ['Jǔrén, Xiùcái', 'juren', ['Jǔrén']],
    ['e\u0301t\u00e9 ete', 'ete', ['e\u0301t\u00e9', 'ete']],
    ['Рикші їдуть далі', 'ЇДУТЬ', ['їдуть']],
    ['пам’ять', "пам'ять", ['пам’ять']],
    ['aaa', 'aa', ['aaa']],
    ['a panda, a dragon', 'dragon  panda', ['panda', 'dragon']],
    ['nothing of it', 'xyz', []],
    ['all of it', '   ', []],
    ['a . b', '.', ['.']],
  ])('in “%s” for “%s”', (text, typed, found) => {
    expect(hits(text, typed)).toEqual(found);
    expect(stretchesOf(text, needlesOf(typed)).map((each) => each.text).join('')).toBe(text);
  });

  test('every word has to occur, in whatever order', () => {
    expect(isFound('The rickshaw rolls', needlesOf('rolls rick'))).toBe(true);
    expect(isFound('The rickshaw rolls', needlesOf('rolls panda'))).toBe(false);
  });
});

const section: ShownSection = {
  number: 1,
  heading: 'All',
  paragraphs: ['About towers.'],
  table: [['card', 'part'], ['Tower', 'XY-1.2'], ['Panda', 'XY-1.1']],
  clauses: [
    { id: 'XY-1.1', parts: [{ mark: 'text', text: 'A panda.' }] },
    { id: 'XY-1.2', parts: [{ mark: 'text', text: 'Else.' }, { mark: 'ruling', text: 'A tower.' }] },
  ],
};

describe('a section that is searched', () => {
  test('keeps rows, paragraphs and clauses in which everything occurs', () => {
    const found = sectionWith(section, needlesOf('tower'));
    expect(found.clauses.map((clause) => clause.id)).toEqual(['XY-1.2']);
    expect(found.table).toEqual([section.table[0], section.table[1]]);
    expect(found.paragraphs).toEqual(section.paragraphs);
    expect(countOf(found, true)).toBe(3);
  });

  test('has no table without rows, and is found by the id of a clause', () => {
    const found = sectionWith(section, needlesOf('xy-1.1 panda'));
    expect(found.clauses.map((clause) => clause.id)).toEqual(['XY-1.1']);
    expect(found.table).toEqual([section.table[0], section.table[2]]);
    expect(sectionWith(section, needlesOf('nowhere')).table).toEqual([]);
  });

  test('is whole while nothing is looked for, and counts its clauses', () => {
    expect(sectionWith(section, [])).toBe(section);
    expect(countOf(section, false)).toBe(2);
  });
});

test('a text is cut into words, options and clauses that there are', () => {
  const known = new Set(['CL-3.1', 'CL-3.12']);
  expect(piecesOf('**1** See CL-3.12, CL-3.1 (`lockout=off`), not CL-9.9.', (id) => known.has(id))).toEqual([
    { kind: 'strong', text: '1' },
    { kind: 'plain', text: ' See ' },
    { kind: 'clause', text: 'CL-3.12' },
    { kind: 'plain', text: ', ' },
    { kind: 'clause', text: 'CL-3.1' },
    { kind: 'plain', text: ' (' },
    { kind: 'code', text: 'lockout=off' },
    { kind: 'plain', text: '), not CL-9.9.' },
  ]);
});
