// "What is this?" for every place of the table, by its name. Decides nothing: what may be done is told, and why something
// may not be is asked of the table.

import type { Explained, Part } from '$kit/whatis';
import type { Translate, View } from '../types';
import type { Table } from './usable';
import { explainCard } from './whatcards';
import { explainButton } from './whatbuttons';

export function explain(at: string, table: Table): Explained | null {
  const [kind = '', which = ''] = at.split(':');
  return explainCard(kind, which, table) ?? explainSeat(kind, Number(which), table) ?? explainButton(kind, which, table) ?? explainTable(kind, table);
}

function explainSeat(kind: string, seat: number, { view, t, name }: Table): Explained | null {
  const shown = ['seat', 'score', 'pile'].includes(kind) ? view.seats[seat] : undefined;
  if (!shown) return null;
  const points: Part = { picture: 'icon:cam', title: t('cl-page-points-sum', { count: shown.points }), words: t('cl-what-score') };
  const album: Part = { picture: shown.photos[0] ? `row:${shown.photos.at(-1)?.motifs.join('-')}` : 'icon:cam', title: t('cl-page-album-of', { who: t('cl-page-album'), count: shown.photos.length }), words: t('cl-what-album') };
  const hand: Part = { picture: 'icon:cards', title: `${t('cl-page-actions-held', { count: shown.actions })}, ${t('cl-page-pictures-held', { count: shown.compositions })}`, words: t('cl-what-hand') };
  const isActive = view.active === seat && view.phase !== 'over';
  return {
    picture: `look:${shown.look}`,
    kind: t('cl-what-player'),
    name: seat === view.seat ? t('cl-page-you') : name(seat),
    now: isActive ? { tone: 'can', words: t(seat === view.seat ? 'cl-what-turn-own' : 'cl-what-turn') } : undefined,
    parts: kind === 'score' ? [points, album] : kind === 'pile' ? [album, points] : [points, album, hand],
    clause: kind === 'seat' ? 'CL-1.5' : 'CL-7.3',
  };
}

function explainTable(kind: string, { view, t }: Table): Explained | null {
  const told = { kind: t('cl-what-table'), parts: [] as Part[] };
  switch (kind) {
    case 'decks':
      return {
        ...told,
        picture: 'icon:cards',
        name: t('cl-what-decks'),
        now: view.turns_left > 0 ? { tone: 'cost', words: t('cl-page-turns-left', { count: view.turns_left }) } : undefined,
        parts: [
          { picture: 'act:extra', title: t('cl-page-pictures-held', { count: view.composition_deck_size }), words: t('cl-what-decks-pictures') },
          { picture: 'act:swap', title: t('cl-page-actions-held', { count: view.action_deck_size }), words: t('cl-what-decks-actions') },
        ],
        clause: 'CL-7.2',
      };
    case 'steps':
      return { ...told, picture: 'rickshaw', name: t('cl-what-steps'), parts: stepsOf(view, t), clause: 'CL-2.1' };
    case 'time':
      return { ...told, picture: 'icon:cam', name: t('cl-what-time'), parts: [{ words: t('cl-what-time-words') }], clause: 'CL-3.20' };
    case 'finish':
      return { ...told, picture: 'icon:cam', name: t('cl-page-finish'), parts: [{ words: t('cl-page-what-finish') }], clause: 'CL-6.1' };
    case 'overview':
      return { ...told, picture: 'motif:tower', name: t('cl-what-overview'), parts: [{ words: t('cl-what-overview-words') }], clause: 'CL-3.1' };
    default:
      return null;
  }
}

function stepsOf(view: View, t: Translate): Part[] {
  return [
    { picture: 'rickshaw', title: `1 ${t('cl-page-step-rickshaws')}`, words: t('cl-what-step-rickshaws') },
    { picture: 'motif:lantern', title: `2 ${t('cl-page-step-lay')}`, words: t('cl-what-step-lay') },
    { picture: 'act:move1', title: `3 ${t('cl-page-step-act', { number: 1, most: view.most_actions })}`, words: t('cl-what-step-act', { most: view.most_actions }) },
    { picture: 'icon:cards', title: `4 ${t('cl-page-step-draw')}`, words: t('cl-what-step-draw') },
  ];
}
