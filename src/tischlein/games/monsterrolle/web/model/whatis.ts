// "What is this?" for every place of the board, by its name, in few words: children read them. Decides nothing: what may be
// done is told, and why something may not be is asked of the table.

import type { Explained, Now, Part } from '$kit/whatis';
import { cardWords, faceOf } from './cards';
import { moveTo, naturalMove, type Target } from './moves';
import type { Translate, View } from '../types';

export interface Table {
  view: View;
  legal: readonly string[];
  /** The own seat; -1 for spectators. */
  seat: number;
  /** The card that is held, and where it may go. */
  card: string;
  targets: ReadonlyMap<string, Target>;
  /** By slot of the hand: the card fits nowhere. */
  useless: readonly boolean[];
  canUndo: boolean;
  t: Translate;
  name: (seat: number) => string;
}

const CLAUSES = { paper: 'MR-3.5', tear: 'MR-4.4', stop: 'MR-4.1', score: 'MR-5.1', back: 'MR-6.1' } as const;

export function explain(at: string, table: Table): Explained | null {
  const [kind = '', first = '', second = ''] = at.split(':');
  if (kind === 'hand') return handCard(Number(first), table);
  if (kind === 'row') return place(Number(first), Number(second), table);
  return explainSeat(kind, Number(first), table) ?? explainPile(kind, table) ?? explainButton(kind, table);
}

function doesOf(card: string, { t }: Table): Part[] {
  const face = faceOf(card);
  if (face.kind === 'paper') {
    const star = face.star ? [{ picture: `card:${card}`, words: t('mr-page-legend-star') }] : [];
    return [{ picture: 'icon:append', words: t('mr-what-paper') }, { picture: 'icon:cover', words: t('mr-what-paper-over') }, ...star];
  }
  if (face.kind === 'tear') return [{ picture: 'icon:tear', words: t('mr-what-tear', { colour: t(`mr-${face.colour}`) }) }, { picture: 'icon:tear', words: t('mr-page-legend-tear') }];
  if (face.kind === 'stop') return [{ picture: 'icon:stop', words: t('mr-what-stop') }, { picture: 'icon:stop', words: t('mr-page-legend-stop') }];
  return [];
}

function handCard(slot: number, table: Table): Explained | null {
  const { view, t, legal, seat, useless } = table;
  const card = view.hand[slot];
  if (card === undefined) return null;
  const canUse = legal.some((text) => !/^(draw|take|end)/.test(text)) && !useless[slot];
  return {
    picture: `card:${card}`,
    kind: t('mr-page-hand'),
    name: cardWords(card, t),
    now: canUse ? { tone: 'can', words: t('mr-what-lift') } : undefined,
    parts: doesOf(card, table),
    clause: CLAUSES[faceOf(card).kind],
    move: canUse || seat < 0 ? undefined : naturalMove(card, view, seat),
  };
}

function place(of: number, number: number, table: Table): Explained | null {
  const { view, t, seat, name, card, targets } = table;
  const row = view.seats[of];
  if (!row) return null;
  const kind = of === seat ? t('mr-page-row-own') : t('mr-page-row', { who: name(of) });
  const shown = row.row[number - 1];
  const now: Now | undefined = targets.has(`row:${of}:${number}`) ? { tone: 'can', words: t('mr-what-here') } : undefined;
  const move = card && seat >= 0 && !now ? moveTo(card, of, number) : undefined;
  if (!shown) return { picture: 'icon:append', kind, name: t('mr-what-end'), now, parts: [{ picture: 'icon:append', words: t('mr-what-paper') }], clause: 'MR-3.4', move };
  const top = shown.cards.at(-1) ?? '';
  const face = faceOf(top).kind;
  const parts: Part[] = [];
  if (face === 'paper') parts.push({ picture: 'duck', words: t('mr-page-legend-star') });
  if (face === 'tear') parts.push({ picture: 'icon:tear', words: t('mr-page-legend-tear') });
  if (of === seat && face === 'tear') parts.push({ picture: 'icon:cover', words: t('mr-what-mend') });
  if (shown.cards.length > 1) parts.push({ picture: 'icon:cover', words: t('mr-page-legend-below') });
  // The figure above the strip stands there, and lets every tap through.
  if (row.best > 0 && number === row.best_last) parts.push({ picture: 'duck', title: t('mr-page-points', { count: row.best }), words: t('mr-page-legend-pill') });
  if (view.active === of && view.broken === number) parts.unshift({ picture: 'icon:mend', words: t('mr-what-broken') });
  return {
    picture: `card:${top}${shown.is_protected ? '!' : ''}`,
    kind: t('mr-what-place', { row: kind, place: number }),
    name: cardWords(top, t),
    now: now ?? (shown.is_protected ? { tone: 'locked', words: t('mr-page-legend-stop') } : undefined),
    parts,
    clause: shown.is_protected ? 'MR-4.2' : face === 'tear' ? 'MR-4.5' : 'MR-5.1',
    move,
  };
}

function explainSeat(kind: string, of: number, { view, t, name, seat }: Table): Explained | null {
  const row = view.seats[of];
  if (!row) return null;
  const told = { picture: `monster:${row.monster}`, kind: t(`mr-look-${row.monster}`) };
  const total = row.points.reduce((sum, each) => sum + each, 0);
  switch (kind) {
    case 'monster':
      return { ...told, name: name(of), parts: [{ picture: 'duck', title: t('mr-page-points', { count: total }), words: t('mr-what-points') }, { picture: 'icon:append', words: t('mr-what-monster') }], clause: 'MR-3.4' };
    case 'points':
      return { ...told, picture: 'duck', name: t('mr-page-points', { count: total }), parts: [{ picture: 'duck', words: t('mr-what-points') }], clause: 'MR-5.3' };
    case 'sum':
      return { ...told, picture: 'duck', name: t('mr-page-points', { count: row.best }), now: of === seat ? { tone: 'can', figure: `+${row.best}`, words: t('mr-what-best') } : undefined, parts: [{ picture: 'duck', words: t('mr-page-legend-pill') }, { picture: 'icon:tear', words: t('mr-page-legend-tear') }], clause: 'MR-5.1' };
    case 'seat':
      return { ...told, picture: 'card:back', name: t('mr-page-cards', { count: row.hand_size }), parts: [{ picture: 'icon:cards', words: t('mr-what-hand') }], clause: 'MR-2.1' };
    case 'known':
      return { ...told, picture: `card:${row.known[0] ?? 'back'}`, name: row.known.map((card) => cardWords(card, t)).join(', '), parts: [{ picture: 'icon:eye', words: t('mr-what-known') }], clause: 'MR-7.5' };
    default:
      return null;
  }
}

function explainPile(kind: string, { view, legal, t, seat, targets }: Table): Explained | null {
  const told = { kind: t('mr-what-pile') };
  const top = view.discard.at(-1);
  const asked = (move: string) => (seat >= 0 ? move : undefined);
  switch (kind) {
    case 'deck':
    case 'deck-size': {
      const now: Now | undefined = legal.includes('draw') ? { tone: 'can', words: t('mr-what-draw') } : undefined;
      const parts = [{ picture: 'icon:draw', words: t('mr-what-deck') }, { picture: 'duck', words: t('mr-what-ducks') }];
      return { ...told, picture: 'card:back', name: t('mr-page-deck', { count: view.deck_size }), now, parts, clause: 'MR-2.1', move: now ? undefined : asked('draw') };
    }
    case 'discard':
    case 'discard-size': {
      const canDrop = targets.has('discard');
      const now: Now | undefined = canDrop || legal.includes('take') ? { tone: 'can', words: t(canDrop ? 'mr-what-drop' : 'mr-what-take') } : undefined;
      const parts = [{ picture: 'icon:draw', words: t('mr-what-discard') }, { picture: 'icon:eye', words: t('mr-what-look') }];
      return { ...told, picture: `card:${top ?? 'back'}`, name: t('mr-page-discards-all', { count: view.discard.length }), now, parts, clause: 'MR-2.2', move: now || kind === 'discard-size' ? undefined : asked('take') };
    }
    default:
      return null;
  }
}

function explainButton(kind: string, { view, legal, canUndo, seat, t }: Table): Explained | null {
  const told = { kind: t('mr-what-button'), parts: [] as Part[] };
  switch (kind) {
    case 'done': {
      const now: Now | undefined = legal.includes('end') ? { tone: 'can', words: t('mr-what-may') } : undefined;
      return { ...told, picture: 'icon:check', name: t('mr-page-done'), now, parts: [{ picture: 'icon:check', words: t('mr-what-done') }], clause: 'MR-3.8', move: now || seat < 0 ? undefined : 'end' };
    }
    case 'undo':
      return { ...told, picture: 'icon:undo', name: t('mr-page-take-back'), now: { tone: canUndo ? 'can' : 'locked', words: t(canUndo ? 'mr-what-may' : 'mr-what-no-undo') }, parts: [{ picture: 'icon:undo', words: t('mr-what-undo') }], clause: 'MR-6.2' };
    case 'turn-card':
      return { ...told, picture: 'icon:turn', name: t('mr-page-turn'), parts: [{ picture: 'icon:turn', words: t('mr-what-turn') }], clause: 'MR-1.4' };
    case 'bin':
      return { ...told, picture: 'icon:discard', name: t('mr-page-discard'), parts: [{ picture: 'icon:discard', words: t('mr-what-bin') }], clause: 'MR-3.2' };
    case 'show-all':
      return { ...told, picture: 'icon:eye', name: t('mr-page-show-all'), parts: [{ picture: 'icon:cover', words: t('mr-what-show-all') }], clause: 'MR-7.3' };
    case 'scorings':
      return { ...told, picture: 'duck', name: t('mr-what-scorings', { done: view.scorings }), parts: [{ picture: 'duck', words: t('mr-page-legend-duck') }], clause: 'MR-5.4' };
    case 'pips':
      return { ...told, kind: t('mr-what-turn-kind'), picture: 'icon:cards', name: t('mr-what-pips'), parts: [{ picture: 'icon:append', words: t('mr-what-two') }], clause: 'MR-3.3' };
    case 'go-on':
    case 'go-on-panel':
    case 'go-on-shown':
      return { ...told, picture: 'duck', name: t('mr-page-ask-count'), parts: [{ picture: 'duck', words: t('mr-page-legend-duck') }, { picture: 'icon:tear', words: t('mr-page-legend-tear') }], clause: 'MR-5.1' };
    case 'since':
      return { ...told, picture: 'icon:eye', name: t('mr-page-since'), parts: [{ picture: 'icon:eye', words: t('mr-what-since') }], clause: '' };
    default:
      return null;
  }
}
