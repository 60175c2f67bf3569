import { beforeEach, expect, test } from 'vitest';
import type { ShownFairness, ShownTable } from '$lib/generated';
import { answer, commitmentOf, keepSeen, receiptOf, verdict, type Receipt } from '$lib/net/fairness';
import { sha256hex } from '$lib/net/sha256';
import { keep, recall } from '$lib/storage';
import { seat } from './seat';

const CODE = 'ABCD2345';
const SECRET = '5e'.repeat(32);
const PLEDGE = sha256hex(SECRET);
const TERMS = '{"digest":"d1","game":"some","options":{"sheet":"six"},"refused":[],"restarts":0,"rules":3,"seats":[0,1,"greedy",2]}';
const SEATS = [seat({ isYou: true }), seat(), seat({ kind: 'bot', bot: 'greedy' }), seat()];

const asking = (step: 'commit' | 'reveal', change: Partial<ShownFairness> = {}): ShownFairness => ({
  step,
  pledge: PLEDGE,
  terms: TERMS,
  waitsFor: [0, 1, 3],
  commitments: [],
  numbers: [],
  secret: '',
  seed: '',
  ...change,
});
const table = (fairness: ShownFairness | null, seats = SEATS): ShownTable => ({ code: CODE, seats, fairness }) as unknown as ShownTable;

const seedOf = (f: ShownFairness): string =>
  sha256hex(`seed|${f.secret}|${CODE}|${f.pledge}|${f.terms}|${f.commitments.join(',')}|${f.numbers.join(',')}`);
const hashed = (numbers: string[], pledge = PLEDGE) => numbers.map((each) => each && commitmentOf(CODE, pledge, each));

/** The end of a shuffle with these numbers. */
function over(numbers: string[], change: Partial<ShownFairness> = {}): ShownFairness {
  const whole = asking('reveal', { step: 'dealt', waitsFor: [], secret: SECRET, numbers, commitments: hashed(numbers), ...change });
  return { ...whole, seed: change.seed ?? seedOf(whole) };
}
const ours = (): string => (JSON.parse(recall(`number.${CODE}`)) as Receipt).number;
const BEN = 'bb'.repeat(32);

/** The page has committed, got the list, and revealed. */
function revealed(): string[] {
  answer(table(asking('commit')));
  const numbers = [ours(), BEN, ''];
  expect(answer(table(asking('reveal', { commitments: hashed(numbers) })))).toMatchObject({ t: 'reveal', number: ours() });
  return numbers;
}

beforeEach(() => {
  for (const key of ['number', 'receipt']) keep(`${key}.${CODE}`, '');
});

test('the seed is the one that the server computes', () => {
  const numbers = ['aa'.repeat(32), '', 'cc'.repeat(32)];
  expect(over(numbers).seed).toBe('c8fb17ae6f528b49886cfc0f7bf2a39d54062e9c1dc1803c5af584adc8b15572');
  expect(over(numbers).commitments[0]).toBe('8eeb141fd7dd6b08d6ce4d7ca0feb18e32d1995da461ccf1b2df4f4680b9eb43');
});

test('a page commits to one number, also after a reload, and to another one for another pledge', () => {
  const first = answer(table(asking('commit')));
  const number = ours();
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(first).toEqual({ t: 'commit', pledge: PLEDGE, commitment: commitmentOf(CODE, PLEDGE, number) });
  expect(JSON.stringify(first)).not.toContain(number);
  expect(answer(table(asking('commit')))).toEqual(first);
  answer(table(asking('commit', { pledge: '77'.repeat(32) })));
  expect(ours()).not.toBe(number);
});

test('whoever is not asked says nothing', () => {
  expect(answer(table(null))).toBeNull();
  expect(answer(table(asking('commit', { waitsFor: [1] })))).toBeNull();
  expect(answer(table(asking('commit'), [seat(), seat()]))).toBeNull();
  expect(recall(`number.${CODE}`)).toBe('');
});

test('the receipt is kept before the number is revealed', () => {
  const numbers = revealed();
  expect(receiptOf(CODE)).toEqual({
    tischleinReceipt: 1,
    code: CODE,
    pledge: PLEDGE,
    terms: TERMS,
    number: numbers[0],
    commitments: hashed(numbers),
  });
});

test('nothing is revealed for a list without the own commitment, for other terms, or for another pledge', () => {
  answer(table(asking('commit')));
  const commitments = hashed([ours(), BEN, '']);
  expect(answer(table(asking('reveal', { commitments: ['', ...commitments.slice(1)] })))).toBeNull();
  expect(answer(table(asking('reveal', { commitments: [commitments[1]!, commitments[0]!, ''] })))).toBeNull();
  expect(answer(table(asking('reveal', { commitments, terms: TERMS.replace('six', 'four') })))).toBeNull();
  expect(answer(table(asking('reveal', { commitments, pledge: '77'.repeat(32) })))).toBeNull();
  expect(receiptOf(CODE)).toBeNull();
});

test('verified needs the own number and a receipt that agrees', () => {
  const numbers = revealed();
  expect(verdict(table(over(numbers)))).toEqual({ kind: 'proven', restarts: 0, refused: [], silent: [3] });
});

test('nothing is said before the secret is out', () => {
  expect(verdict(table(asking('commit')))).toBeNull();
  expect(verdict(table(null))).toBeNull();
});

test.each<[string, (numbers: string[]) => ShownFairness]>([
  ['a server that drops the number of this browser and invents one', (n) => over(['cc'.repeat(32), n[1]!, ''])],
  ['an accomplice who chooses last', (n) => over([n[0]!, 'dd'.repeat(32), ''])],
  ['a number for somebody who had given none', (n) => over([n[0]!, n[1]!, 'dd'.repeat(32)])],
  ['another secret', (n) => over(n, { secret: '77'.repeat(32) })],
  ['another secret with its pledge', (n) => over(n, { secret: '77'.repeat(32), pledge: sha256hex('77'.repeat(32)), commitments: hashed(n, sha256hex('77'.repeat(32))) })],
  ['other terms', (n) => over(n, { terms: TERMS.replace('six', 'four') })],
  ['another seed', (n) => over(n, { seed: '00'.repeat(32) })],
  ['numbers that were not committed to', (n) => over(n, { commitments: hashed([n[0]!, 'dd'.repeat(32), '']) })],
])('%s is noticed', (_, forged) => {
  expect(verdict(table(forged(revealed())))?.kind).toBe('broken');
});

test('whoever came later reads so, unless what is shown does not even fit together', () => {
  const numbers = ['aa'.repeat(32), BEN, ''];
  expect(verdict(table(over(numbers)))?.kind).toBe('late');
  expect(verdict(table(over(numbers, { seed: '00'.repeat(32) })))?.kind).toBe('broken');
});

test('a number that was committed to but not listed is left out, which is not verified', () => {
  answer(table(asking('commit')));
  expect(verdict(table(over(['', BEN, ''])))?.kind).toBe('leftOut');
});

test('restarts are told, with who did not reveal', () => {
  const terms = TERMS.replace('"refused":[]', '"refused":[1]').replace('"restarts":0', '"restarts":1');
  revealed();
  const secret = '66'.repeat(32);
  const pledge = sha256hex(secret);
  answer(table(asking('commit', { pledge, terms })));
  const numbers = [ours(), '', ''];
  const commitments = hashed(numbers, pledge);
  expect(verdict(table(over(numbers, { secret, pledge, terms, commitments })))?.kind, 'the list never came').toBe('leftOut');
  answer(table(asking('reveal', { pledge, terms, commitments })));
  expect(verdict(table(over(numbers, { secret, pledge, terms, commitments })))).toEqual({
    kind: 'proven',
    restarts: 1,
    refused: [1],
    silent: [3],
  });
});

test('the first view is added to the receipt, once, and only where one person sits at the device', () => {
  const shown = over(revealed());
  keepSeen(table(shown, [seat({ isYou: true }), seat({ isYou: true })]), { hand: ['x'] });
  expect(receiptOf(CODE)?.seen).toBeUndefined();
  keepSeen(table(shown), { hand: ['a'] });
  keepSeen(table(shown), { hand: ['b'] });
  expect(receiptOf(CODE)?.seen).toEqual({ seat: 0, view: { hand: ['a'] } });
});
