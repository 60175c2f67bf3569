// Looking for words in the rules: capitals and accents do not matter, neither in what is typed nor in what is found.

import type { ShownClause, ShownSection } from '$lib/generated';

interface Folded {
  text: string;
  /** For every letter of `text`, where it comes from in the original; one more for the end. */
  from: number[];
}

/** Letters as they are looked for, and where they stood. */
function foldedOf(original: string): Folded {
  const letters: string[] = [];
  const from: number[] = [];
  let at = 0;
  for (const letter of original) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’ʼ]/gu, "'");
    for (const each of plain) {
      letters.push(each);
      for (let unit = 0; unit < each.length; unit++) from.push(at);
    }
    at += letter.length;
  }
  return { text: letters.join(''), from: [...from, at] };
}

/** What is typed, word by word: each of them has to occur. */
export const needlesOf = (typed: string): string[] => foldedOf(typed).text.split(/\s+/).filter(Boolean);

export function isFound(text: string, needles: readonly string[]): boolean {
  const folded = foldedOf(text).text;
  return needles.every((needle) => folded.includes(needle));
}

export interface Stretch {
  text: string;
  isHit: boolean;
}

/** A text cut into what was looked for and what was not. */
export function stretchesOf(text: string, needles: readonly string[]): Stretch[] {
  if (!needles.length) return [{ text, isHit: false }];
  const folded = foldedOf(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const needle of needles) {
    for (let at = folded.text.indexOf(needle); at >= 0; at = folded.text.indexOf(needle, at + 1)) {
      // Up to where the next letter begins: an accent belongs to the letter before it.
      hits.fill(true, folded.from[at], folded.from[at + needle.length]);
    }
  }
  const found: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last && last.isHit === hits[at]) last.text += text[at];
    else found.push({ text: text[at]!, isHit: hits[at]! });
  }
  return found;
}

const wordsOf = (clause: ShownClause): string => [clause.id, ...clause.parts.map((part) => part.text)].join(' ');

/** What of a section stays while somebody looks for something. All of it where nothing is looked for. */
export function sectionWith(section: ShownSection, needles: readonly string[]): ShownSection {
  if (!needles.length) return section;
  const [head, ...rows] = section.table;
  const left = rows.filter((row) => isFound(row.join(' '), needles));
  return {
    ...section,
    paragraphs: section.paragraphs.filter((paragraph) => isFound(paragraph, needles)),
    table: head && left.length ? [head, ...left] : [],
    clauses: section.clauses.filter((clause) => isFound(wordsOf(clause), needles)),
  };
}

/** Clauses of a section; of one without clauses its paragraphs and rows. */
export function countOf(section: ShownSection, isSearching: boolean): number {
  return isSearching ? section.clauses.length + section.paragraphs.length + Math.max(0, section.table.length - 1) : section.clauses.length;
}
