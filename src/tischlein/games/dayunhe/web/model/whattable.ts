// What the answers to "what is this?" are made from.

import type { Household, Model } from './model';
import type { Offers } from './moves';
import type { Translate, View } from '../types';

export interface Table {
  view: View;
  model: Model;
  /** The own seat; -1 for spectators. */
  seat: number;
  offers: Offers;
  /** Fields that may be chosen now. */
  targets: ReadonlySet<string>;
  /** Stacks that may be chosen now, from 0. */
  stacks: ReadonlyMap<number, string>;
  canUndo: boolean;
  /** Hexagons stand on a corner, as the map lies on this screen. */
  isUpright: boolean;
  /** What a tap on a field would mean just now; empty for nothing. */
  aimedAt: (field: string) => string;
  /** What a tap on a part of the card would mean. */
  natural: (verb: string) => string;
  t: Translate;
  name: (seat: number) => string;
}

/** A player as an argument of a sentence: the name, and whether it is the viewer, who is spoken to. */
export const person = (seat: number, { seat: own, name }: Table): { who: string; own: number } => ({ who: name(seat), own: seat === own ? 1 : 0 });

export const householdOf = (seat: string, { model }: Table): Household | undefined => (seat === '' ? undefined : model.households[Number(seat)]);
