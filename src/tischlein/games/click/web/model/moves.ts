// The legal move texts as sequences of taps, and the wall as it would be after one of them. Contains no rules.

import type { Path } from './choice';

/** The action card that a move is played with; empty for moves that need none. */
export function actionOf(move: string): string {
  const [verb = '', first = '', second = ''] = move.split(' ');
  if (verb === 'move') return Math.abs(Number(first) - Number(second)) === 1 ? 'move1' : 'move2';
  if (verb === 'drop') return first; // laid down without effect, because no card of the hand can be carried out
  return ['swap', 'remove', 'extra', 'replace', 'back'].includes(verb) ? verb : '';
}

function spotsOf(move: string): string[][] {
  const [verb = '', first = '', second = ''] = move.split(' ');
  const act = `act:${actionOf(move)}`;
  switch (verb) {
    case 'draw':
      return [['deck']];
    case 'take':
      return [[`market:${first}`, `end:${second}`]];
    case 'lay':
      return [[`end:${first}`]];
    case 'move':
      return [[act, `wall:${first}`, `wall:${second}`]];
    case 'swap':
      return [
        [act, `wall:${first}`, `wall:${second}`],
        [act, `wall:${second}`, `wall:${first}`],
      ];
    case 'remove':
      return [[act, `wall:${first}`]];
    case 'back':
      return [[act, `discard:${first}`, `gap:${second}`]];
    case 'extra':
    case 'replace':
    case 'drop':
      return [[act]];
    case 'renew':
    case 'end':
      return [[verb]];
    default:
      return []; // calls and photos are entered by marking
  }
}

export function pathsOf(legal: readonly string[]): Path[] {
  return legal.flatMap((move) => spotsOf(move).map((spots) => ({ move, spots })));
}

/** The move that a person most likely means by these taps, legal or not. Sent to the server, which explains a refusal. */
export function meant(taps: readonly string[]): string | null {
  const [first = '', second = '', third = ''] = taps;
  const at = (spot: string) => spot.split(':')[1] ?? '';
  const number = (spot: string, fallback: number) => Number(at(spot)) || fallback;
  if (first === 'deck') return 'draw';
  if (first === 'renew' || first === 'end') return first;
  if (first.startsWith('market:')) return `take ${at(first)} ${at(second) || 'left'}`;
  if (!first.startsWith('act:')) return null;
  const from = number(second, 1);
  switch (at(first)) {
    case 'move1':
      return `move ${from} ${number(third, from === 1 ? 2 : from - 1)}`;
    case 'move2':
      return `move ${from} ${number(third, from <= 2 ? from + 2 : from - 2)}`;
    case 'swap':
      return `swap ${from} ${number(third, from === 1 ? 2 : 1)}`;
    case 'remove':
      return `remove ${from}`;
    case 'back':
      return `back ${at(second) || 'lantern'} ${number(third, 1)}`;
    default:
      return at(first);
  }
}

export interface Preview {
  /** Indices into the current wall; -1 for a card that is added. */
  order: number[];
  /** The motif of the added card. */
  motif: string;
  /** Places of the cards that the move affects, from 0, in the new order. */
  touched: number[];
  /** The index in the current wall of the card that would leave; -1 if none does. */
  removed: number;
}

/** The wall after the move; null for moves that do not change it. */
export function previewOf(move: string, count: number): Preview | null {
  const [verb = '', first = '', second = ''] = move.split(' ');
  const order = Array.from({ length: count }, (_, at) => at);
  const from = Number(first) - 1;
  const to = Number(second) - 1;
  switch (verb) {
    case 'move':
      order.splice(to, 0, ...order.splice(from, 1));
      return { order, motif: '', touched: [to], removed: -1 };
    case 'swap':
      [order[from], order[to]] = [to, from];
      return { order, motif: '', touched: [from, to], removed: -1 };
    case 'remove':
      return { order, motif: '', touched: [], removed: from };
    case 'back':
      order.splice(to, 0, -1);
      return { order, motif: first, touched: [to], removed: -1 };
    default:
      return null;
  }
}
