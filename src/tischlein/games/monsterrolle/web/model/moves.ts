// Groups the legal move texts by hand card and by target, and picks a direction of the card. Contains no rules.

import { faceOf, isPaper, isSameSheet, showsColour, turned } from './cards';
import type { View } from '../types';

export type TargetKind = 'append' | 'cover' | 'stop' | 'tear' | 'discard';

/** It matches; it needs a second card beside it; or one card of the turn covers the other. The server tells which. */
export type Grade = 'fits' | 'beside' | 'itself';
const GRADES: readonly Grade[] = ['fits', 'beside', 'itself'];

export interface Target {
  /** `row:1:3` (seat from 0, place from 1) or `discard`. */
  key: string;
  kind: TargetKind;
  seat: number;
  place: number;
  /** Moves by the card in the direction in which it would lie. */
  moves: Map<string, string>;
  grades: Map<string, Grade>;
}

export function gradeOf(text: string, view: View): Grade {
  if (view.covered_itself.includes(text)) return 'itself';
  return view.mended_beside.includes(text) ? 'beside' : 'fits';
}

/** The moves that are offered at once. Covering a card of the same turn is only offered if nothing else is possible. */
export function offeredOf(view: View, legal: readonly string[]): readonly string[] {
  const plain = legal.filter((text) => !view.covered_itself.includes(text));
  return view.broken > 0 && plain.length === 0 ? legal : plain;
}

interface Parsed {
  verb: string;
  card: string;
  seat: number;
  place: number;
}

export function placeKey(seat: number, place: number): string {
  return `row:${seat}:${place}`;
}

export function parseMove(text: string, actor: number): Parsed {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (verb === 'lay') return { verb, card: first, seat: actor, place: Number(second) };
  if (verb === 'stop') return { verb, card: 'stop', seat: actor, place: Number(first) };
  if (verb === 'tear') {
    const [seat, place] = second.split(':').map(Number);
    return { verb, card: `t${first}`, seat: (seat ?? 1) - 1, place: place ?? 0 };
  }
  return { verb, card: first, seat: actor, place: 0 };
}

/** Whether a move's card is this hand card. With the fixed direction, two mirrored cards in one hand are different. */
function isOf(held: string, card: string, hand: readonly string[]): boolean {
  if (held === card) return true;
  return isSameSheet(held, card) && !hand.includes(card);
}

function kindOf(verb: string, place: number, rowLength: number): TargetKind {
  if (verb === 'lay') return place > rowLength ? 'append' : 'cover';
  return verb as TargetKind;
}

/** Where the lifted card may go: the viewer's row first, then the others, the discard pile last. */
export function targetsOf(card: string, legal: readonly string[], view: View, actor: number): Map<string, Target> {
  const found: Target[] = [];
  const byKey = new Map<string, Target>();
  for (const text of legal) {
    const move = parseMove(text, actor);
    if (move.card === '' || !isOf(card, move.card, view.hand)) continue;
    const key = move.verb === 'discard' ? 'discard' : placeKey(move.seat, move.place);
    let target = byKey.get(key);
    if (!target) {
      const kind = kindOf(move.verb, move.place, view.seats[move.seat]?.row.length ?? 0);
      target = { key, kind, seat: move.seat, place: move.place, moves: new Map(), grades: new Map() };
      byKey.set(key, target);
      found.push(target);
    }
    target.moves.set(move.card, text);
    target.grades.set(move.card, gradeOf(text, view));
  }
  const order = (target: Target) => {
    if (target.kind === 'discard') return 1e6;
    if (target.kind === 'append') return -1;
    return target.seat * 100 + target.place;
  };
  found.sort((a, b) => order(a) - order(b));
  return new Map(found.map((target) => [target.key, target]));
}

/** The best grade of the card there. */
export function bestGrade(target: Target): Grade {
  return GRADES.find((grade) => [...target.grades.values()].includes(grade)) ?? 'fits';
}

/** The direction of the card at the target: a matching one if possible; the one in hand if it is as good or was chosen. */
export function lieAt(target: Target, shown: string, isAskedFor = false): string {
  const best = bestGrade(target);
  if (target.moves.has(shown) && (isAskedFor || target.grades.get(shown) === best)) return shown;
  return [...target.moves.keys()].find((card) => target.grades.get(card) === best) ?? shown;
}

export function moveAt(target: Target, shown: string, isAskedFor = false): string {
  return target.moves.get(lieAt(target, shown, isAskedFor)) ?? '';
}

/** Whether turning makes a difference: some target has moves for both directions. */
export function canTurn(card: string, targets: Map<string, Target>): boolean {
  if (turned(card) === card) return false;
  return [...targets.values()].some((target) => target.kind !== 'discard' && target.moves.size > 1);
}

/** By index in the hand: whether a legal move lays the card (discarding does not count). */
export function usable(view: View, legal: readonly string[], actor: number): boolean[] {
  const moves = legal.map((text) => parseMove(text, actor)).filter((move) => move.verb !== 'discard' && move.card !== '');
  return view.hand.map((card) => moves.some((move) => isOf(card, move.card, view.hand)));
}

/** The move that a person who taps an unusable card most likely wants. Sent to the server, which explains the refusal. */
export function naturalMove(card: string, view: View, actor: number): string {
  const face = faceOf(card);
  const row = view.seats[actor]?.row ?? [];
  if (face.kind === 'stop') return `stop ${view.fresh || Math.max(1, row.length)}`;
  if (face.kind === 'tear') {
    const order = view.seats.map((_, step) => (actor + 1 + step) % view.seats.length).filter((seat) => seat !== actor);
    for (const seat of order) {
      const places = view.seats[seat]?.row ?? [];
      const at = places.findIndex((place) => showsColour(place.cards.at(-1) ?? '', face.colour));
      if (at >= 0) return moveTo(card, seat, at + 1);
    }
    const rival = order.find((seat) => (view.seats[seat]?.row.length ?? 0) > 0) ?? order[0] ?? 0;
    return moveTo(card, rival, Math.max(1, view.seats[rival]?.row.length ?? 1));
  }
  return moveTo(card, actor, row.length + 1);
}

/** The text of the move that puts this card there, legal or not. */
export function moveTo(card: string, seat: number, place: number): string {
  if (isPaper(card)) return `lay ${card} ${place}`;
  if (card === 'stop') return `stop ${place}`;
  return `tear ${card.slice(1)} ${seat + 1}:${place}`;
}
