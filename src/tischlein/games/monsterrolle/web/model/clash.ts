// The pictures of "Why not?": what would be beside what after the refused move. The server judged the move.

import { faceOf, isPaper, turned, type Colour } from './cards';
import { parseMove } from './moves';
import type { View } from '../types';

export type Picture =
  | { kind: 'left' | 'right'; colour: Colour }
  | { kind: 'card'; card: string }
  | { kind: 'face'; seat: number }
  | { kind: 'unequal' };

function top(view: View, seat: number, place: number): string {
  return view.seats[seat]?.row[place - 1]?.cards.at(-1) ?? '';
}

function rightOf(card: string): Picture | null {
  const face = faceOf(card);
  return card && face.kind === 'paper' ? { kind: 'right', colour: face.right } : null;
}

function leftOf(card: string): Picture | null {
  const face = faceOf(card);
  return card && face.kind === 'paper' ? { kind: 'left', colour: face.left } : null;
}

function pair(left: Picture | null, ...rights: (Picture | null)[]): Picture[] {
  const shown = rights.filter((one) => one !== null);
  return left && shown.length > 0 ? [left, { kind: 'unequal' }, ...shown] : [];
}

function isEqual(one: Picture | null, other: Picture | null): boolean {
  return one !== null && other !== null && 'colour' in one && 'colour' in other && one.colour === other.colour;
}

function paperClash(view: View, actor: number, card: string, place: number): Picture[] {
  const end = rightOf(top(view, actor, place - 1));
  const begin = leftOf(top(view, actor, place + 1));
  const both = turned(card) === card ? [leftOf(card)] : [leftOf(card), leftOf(turned(card))];
  if (end && both.every((side) => !isEqual(end, side))) return pair(end, ...both);
  if (end && !isEqual(end, leftOf(card))) return pair(end, leftOf(card));
  return begin && !isEqual(rightOf(card), begin) ? pair(rightOf(card), begin) : [];
}

export function picturesOf(view: View, actor: number, text: string, clause: string): Picture[] {
  const move = parseMove(text, actor);
  const brokenPair = () => pair(rightOf(top(view, actor, view.broken)), leftOf(top(view, actor, view.broken + 1)));
  switch (clause) {
    case 'MR-1.8':
      return [{ kind: 'face', seat: view.active }];
    case 'MR-2.1':
      return view.phase === 'draw' ? [{ kind: 'card', card: 'back' }, { kind: 'card', card: view.discard.at(-1) ?? 'back' }] : [];
    case 'MR-3.5':
    case 'MR-3.7':
    case 'MR-3.8': {
      const own = move.verb === 'lay' ? paperClash(view, actor, move.card, move.place) : [];
      return view.broken ? brokenPair() : own;
    }
    case 'MR-4.1':
    case 'MR-4.6': {
      const there = cardAt(view, move.seat, move.place);
      return there.length > 0 ? [{ kind: 'card', card: 'stop' }, { kind: 'unequal' }, ...there] : [];
    }
    case 'MR-4.2':
      return [...cardAt(view, move.seat, move.place), { kind: 'card', card: 'stop' }];
    case 'MR-4.4': {
      const there = top(view, move.seat, move.place);
      const face = faceOf(move.card);
      if (face.kind !== 'tear' || !isPaper(there)) return cardAt(view, move.seat, move.place);
      return [{ kind: 'card', card: move.card }, { kind: 'unequal' }, { kind: 'card', card: there }];
    }
    default:
      return [];
  }
}

function cardAt(view: View, seat: number, place: number): Picture[] {
  const card = top(view, seat, place);
  return card ? [{ kind: 'card', card }] : [];
}
