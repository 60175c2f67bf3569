// What a game draws on its rules page (its web/rules.ts), and how a board links to a clause there. A game without
// drawings has a page of words alone.

import { getContext, setContext, type Component } from 'svelte';
import type { Translate } from './board';

export interface DrawingProps<Components = unknown> {
  /** What lies in the box, in the game's own form (its `components.Components`). */
  components: Components;
  t: Translate;
}

export interface FigureProps<Components = unknown> extends DrawingProps<Components> {
  /** Beside which clause it stands: one component may draw several. */
  clause: string;
}

/** The three parts of "the game in one minute". */
export const MINUTE = ['goal', 'turn', 'end'] as const;

/** The words say all of it, too: scenes and figures are hidden from screen readers, the box is not. */
export interface RulesArt<Components = unknown> {
  /** Drawn once for all others: symbols that they refer to. */
  Symbols?: Component;
  /** 360 by 210, made of the board's own parts; the numbers in it are those of its sentence. */
  scenes: Record<(typeof MINUTE)[number], Component<DrawingProps<Components>>>;
  /** By clause: at most 330 wide and about 80 high, beside the words of the clause; on phones below them. */
  figures: Record<string, Component<FigureProps<Components>>>;
  /** All cards, tiles, actions and the map, drawn from `components`, never typed by hand. */
  Box: Component<DrawingProps<Components>>;
}

type LinkTo = (clause: string) => string;
const LINK = Symbol('rules');

/** Everything below can link to clauses of this game. */
export const setRulesLink = (link: LinkTo): LinkTo => setContext(LINK, link);

/** The address of a clause; none where nobody has said which game this is. */
export function rulesLink(): LinkTo | undefined {
  return getContext<LinkTo | undefined>(LINK);
}
