// WCAG AA, computed from the tokens: 4.5 for text, 3 for edges and rings.
import { expect, test } from 'vitest';
import css from '../src/tokens.css?raw';

type Theme = Record<string, string>;

function tokens(selector: string): Theme {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]));
}

const light = tokens(':root {');
const themes: [string, Theme][] = [
  ['light', light],
  ['dark', { ...light, ...tokens(":root[data-theme='dark']".replaceAll("'", '"')) }],
  ['dark by system', { ...light, ...tokens(':root[data-theme="system"]') }],
];

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const texts: [string, string][] = [
  ...papers.flatMap((paper): [string, string][] => [['ink', paper], ['ink-soft', paper], ['warn', paper]]),
  ['go', 'paper-raised'],
  ['go', 'go-tint'],
  ['ink', 'go-tint'],
  ['ink-soft', 'go-tint'],
  ['ink-on-dark', 'go'],
  ['ink-on-dark', 'go-press'],
  ['ink', 'glow-soft'],
  ['warn', 'warn-tint'],
  ['ink', 'warn-tint'],
  ['paper-raised', 'ink'],
  ['paper-raised', 'warn'],
];
const edges: [string, string][] = papers.flatMap((paper): [string, string][] => [
  ['line-strong', paper],
  ['focus', paper],
  ['here', paper],
  ['think', paper],
]);

test.each(themes)('%s: texts', (_, theme) => {
  expect(Object.keys(theme).length).toBeGreaterThan(40);
  const weak = texts.filter(([a, b]) => contrast(theme[a]!, theme[b]!) < 4.5);
  expect(weak.map(([a, b]) => `${a} on ${b}: ${contrast(theme[a]!, theme[b]!).toFixed(2)}`)).toEqual([]);
});

test.each(themes)('%s: edges, rings and dots', (_, theme) => {
  const weak = edges.filter(([a, b]) => contrast(theme[a]!, theme[b]!) < 3);
  expect(weak.map(([a, b]) => `${a} on ${b}: ${contrast(theme[a]!, theme[b]!).toFixed(2)}`)).toEqual([]);
});

test('the two dark blocks are one', () => {
  expect(themes[1]![1]).toEqual(themes[2]![1]);
});
