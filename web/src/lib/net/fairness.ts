// The page's part in the shuffle (docs/fairness.md): a number of its own, a receipt, and the verdict after the match.
// The texts that are hashed are those of core/shuffle.py.

import type { ShownFairness, ShownTable } from '$lib/generated';
import { keep, recall } from '$lib/storage';
import type { Wish } from './connection.svelte';
import { hex } from './ids';
import { sha256hex } from './sha256';

/** What this browser has drawn for one pledge. Kept, so that the page reveals the same number after a reload. */
interface Drawn {
  pledge: string;
  terms: string;
  number: string;
}

/** What was promised before this page revealed its number. `tischlein verify` reads it. */
export interface Receipt extends Drawn {
  tischleinReceipt: 1;
  code: string;
  commitments: string[];
  /** The first view of the match, and the seat that had it. */
  seen?: { seat: number; view: unknown };
}

export interface Terms {
  /** For each seat the number of its person, or the name of a bot. */
  seats: (number | string)[];
  /** People who did not reveal their number. */
  refused: number[];
  restarts: number;
}

/** `proven` only with this browser's own number and a receipt that agrees. `late`: the shuffle was over before this
 *  device came. `leftOut`: it drew a number, which is not in the shuffle. `broken`: something was not as promised. */
export type Kind = 'proven' | 'late' | 'leftOut' | 'broken';

export interface Verdict {
  kind: Kind;
  restarts: number;
  /** Lowest seats of the people who did not reveal, and of those who gave no number. */
  refused: number[];
  silent: number[];
}

export const commitmentOf = (code: string, pledge: string, number: string): string =>
  sha256hex(`number|${code}|${pledge}|${number}`);

function parsed<T>(text: string): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

export const termsOf = (fairness: Pick<ShownFairness, 'terms'>): Terms =>
  parsed<Terms>(fairness.terms) ?? { seats: [], refused: [], restarts: 0 };

export const receiptOf = (code: string): Receipt | null => parsed<Receipt>(recall(`receipt.${code}`));

const drawnFor = (code: string): Drawn | null => parsed<Drawn>(recall(`number.${code}`));

function drawn(code: string, { pledge, terms }: ShownFairness): Drawn {
  const known = drawnFor(code);
  if (known?.pledge === pledge) return known;
  const fresh = { pledge, terms, number: hex(32) };
  keep(`number.${code}`, JSON.stringify(fresh));
  return fresh;
}

/** What the shuffle asks of this page now; null if nothing. Before a number is revealed, the receipt is kept. */
export function answer(table: ShownTable): Wish | null {
  const { code, fairness } = table;
  const seat = table.seats.findIndex((each) => each.isYou);
  if (!fairness || !fairness.waitsFor.includes(seat)) return null;
  const { pledge, terms, commitments } = fairness;
  if (fairness.step === 'commit') {
    return { t: 'commit', pledge, commitment: commitmentOf(code, pledge, drawn(code, fairness).number) };
  }
  const own = drawnFor(code);
  const place = termsOf(fairness).seats[seat];
  if (own?.pledge !== pledge || own.terms !== terms || typeof place !== 'number') return null;
  if (commitments[place] !== commitmentOf(code, pledge, own.number)) return null; // of another device, or replaced
  const receipt: Receipt = { tischleinReceipt: 1, code, ...own, commitments };
  keep(`receipt.${code}`, JSON.stringify(receipt));
  return { t: 'reveal', pledge, number: own.number };
}

/** Adds the first view of the match to the receipt, so that the cards can be compared with those that were seen. */
export function keepSeen(table: ShownTable, view: unknown): void {
  const receipt = receiptOf(table.code);
  const mine = table.seats.flatMap((seat, i) => (seat.isYou ? [i] : []));
  if (!receipt || receipt.seen || mine.length !== 1 || receipt.pledge !== table.fairness?.pledge) return;
  keep(`receipt.${table.code}`, JSON.stringify({ ...receipt, seen: { seat: mine[0]!, view } }));
}

/** Null before the match is over, and for matches that were not shuffled like this. */
export function verdict(table: ShownTable): Verdict | null {
  const { code, fairness } = table;
  if (!fairness?.secret) return null;
  const { seats, refused, restarts } = termsOf(fairness);
  const seatOf = (place: number) => seats.indexOf(place);
  const silent = fairness.commitments.flatMap((each, place) => (each || refused.includes(place) ? [] : [seatOf(place)]));
  return { kind: kindOf(code, fairness, restarts), restarts, refused: refused.map(seatOf), silent };
}

function kindOf(code: string, fairness: ShownFairness, restarts: number): Kind {
  if (!isSound(code, fairness)) return 'broken';
  const receipt = receiptOf(code);
  const own = drawnFor(code);
  if (!receipt || (receipt.pledge !== fairness.pledge && restarts > termsOf(receipt).restarts)) return own ? 'leftOut' : 'late';
  return isAsPromised(receipt, fairness) ? 'proven' : 'broken';
}

/** Whether secret, numbers and seed follow from each other. That alone proves little: a server could make it all up. */
function isSound(code: string, fairness: ShownFairness): boolean {
  const { pledge, terms, commitments, numbers, secret, seed } = fairness;
  if (sha256hex(secret) !== pledge || numbers.length !== commitments.length) return false;
  if (numbers.some((number, i) => (number ? commitmentOf(code, pledge, number) : '') !== commitments[i])) return false;
  return sha256hex(`seed|${secret}|${code}|${pledge}|${terms}|${commitments.join(',')}|${numbers.join(',')}`) === seed;
}

function isAsPromised(receipt: Receipt, { pledge, terms, commitments, numbers }: ShownFairness): boolean {
  const isSame = receipt.pledge === pledge && receipt.terms === terms && receipt.commitments.join() === commitments.join();
  return isSame && receipt.number !== '' && numbers.includes(receipt.number);
}
