// What the cards are: of the wall, of the market, in piles, and compositions.

import type { Explained, Part } from '$kit/whatis';
import type { ShownComposition } from '../generated';
import { isDragon, nameOf } from './motifs';
import { usable, type Table } from './usable';

export function explainCard(kind: string, which: string, table: Table): Explained | null {
  switch (kind) {
    case 'wall':
      return wallCard(Number(which), table);
    case 'market':
      return marketCard(Number(which), table);
    case 'discard':
      return which ? discarded(which, table) : discards(table);
    case 'deck':
      return deck(table);
    case 'frame':
      return composition(which, table);
    default:
      return null;
  }
}

function onPhoto(motif: string, { t }: Table): Part {
  const how = isDragon(motif) ? 'dragon' : motif === 'tower' ? 'tower' : 'plain';
  return { picture: 'icon:cam', title: t('cl-what-photo'), words: t(`cl-what-photo-${how}`) };
}

function counted(motif: string, { view, t }: Table): Part[] {
  const count = view.kinds.find((kind) => kind.id === motif)?.count ?? 0;
  return count > 0 ? [{ picture: 'icon:cards', words: t('cl-what-count', { count }) }] : [];
}

function wallCard(place: number, table: Table): Explained | null {
  const { view, t, taps } = table;
  const card = view.wall[place - 1];
  if (!card) return null;
  const told = { picture: `motif:${card.motif}`, kind: t('cl-what-wall', { place }), name: nameOf(card.motif, t) };
  const { now, move } = usable(`wall:${place}`, table, t('cl-what-wall-choose'));
  const parts = [onPhoto(card.motif, table), ...counted(card.motif, table)];
  if (card.has_rickshaw) {
    const rickshaw = { picture: 'rickshaw', title: nameOf('rickshaw', t), words: t('cl-what-rickshaw') };
    return { ...told, now: { tone: 'locked', words: t('cl-what-covered') }, parts: [rickshaw, ...parts], clause: 'CL-5.2', move };
  }
  if (card.motif === 'tower') return { ...told, now: { tone: 'locked', words: t('cl-what-tower') }, parts, clause: 'CL-5.5', move };
  return { ...told, now: now ?? (taps.length > 0 ? undefined : { tone: 'can', words: t('cl-what-free') }), parts, clause: isDragon(card.motif) ? 'CL-3.2' : 'CL-3.1', move };
}

function marketCard(place: number, table: Table): Explained | null {
  const { view, t } = table;
  const motif = view.market[place - 1];
  if (motif === undefined) return null;
  return {
    picture: `motif:${motif}`,
    kind: t('cl-what-market', { place }),
    name: nameOf(motif, t),
    ...usable(`market:${place}`, table, t('cl-what-take')),
    parts: [{ picture: 'motif:lantern', title: t('cl-what-market-title'), words: t('cl-what-market-words') }, onPhoto(motif, table), ...counted(motif, table)],
    clause: 'CL-2.2',
  };
}

function deck(table: Table): Explained {
  const { view, t } = table;
  return {
    picture: view.drawn ? `motif:${view.drawn}` : 'back',
    kind: t('cl-what-pile'),
    name: t('cl-page-deck-of', { count: view.deck_size }),
    ...usable('deck', table, t('cl-what-draw')),
    parts: [
      { picture: 'back', words: t('cl-what-deck') },
      { picture: 'rickshaw', title: nameOf('rickshaw', t), words: t('cl-what-rickshaw-comes') },
    ],
    clause: 'CL-2.2',
  };
}

function discards({ view, t }: Table): Explained {
  const top = view.discard.at(-1);
  return {
    picture: top === 'rickshaw' ? 'rickshaw' : top ? `motif:${top}` : 'icon:cards',
    kind: t('cl-what-pile'),
    name: t('cl-page-discard-of', { count: view.discard.length }),
    now: { tone: 'can', words: t('cl-what-look-through') },
    parts: [
      { picture: 'act:back', title: t('cl-action-back'), words: t('cl-what-act-back') },
      { picture: 'back', words: t('cl-what-reshuffled') },
    ],
    clause: 'CL-4.7',
  };
}

function discarded(word: string, { view, t }: Table): Explained {
  const motif = view.kinds.find((kind) => kind.word === word)?.id ?? word;
  return {
    picture: `motif:${motif}`,
    kind: t('cl-page-discard'),
    name: nameOf(motif, t),
    now: { tone: 'can', words: t('cl-what-back-card') },
    parts: [{ picture: 'act:back', title: t('cl-action-back'), words: t('cl-what-act-back') }],
    clause: 'CL-4.7',
  };
}

function composition(which: string, table: Table): Explained | null {
  const { view, t, seat } = table;
  const at = 'abc'.indexOf(which);
  const kind = at >= 0 ? t('cl-what-open', { letter: which.toUpperCase() }) : t('cl-what-own', { number: which });
  const found = at >= 0 ? view.open[at] : view.compositions[Number(which) - 1];
  if (at >= 0 && !found) return { picture: 'icon:cam', kind, name: t('cl-page-taken'), parts: [{ words: t('cl-what-taken') }], clause: 'CL-3.8' };
  if (!found) return null;
  const isLocked = at >= 0 && view.active !== seat;
  return {
    picture: `row:${found.motifs.join('-')}`,
    kind,
    name: found.motifs.map((motif) => nameOf(motif, t)).join(' – '),
    now: isLocked
      ? { tone: 'locked', words: t('cl-page-what-open') }
      : { tone: 'can', figure: `+${found.points}`, words: t(at >= 0 ? 'cl-what-worth-open' : 'cl-what-worth', { points: found.points }) },
    parts: [{ picture: 'icon:cam', title: t('cl-what-photo'), words: t('cl-page-what-picture') }, ...special(found, table), ...(at >= 0 ? [{ picture: 'icon:lock', words: t('cl-what-last-open') }] : [])],
    clause: at >= 0 ? 'CL-3.4' : 'CL-3.1',
  };
}

function special(found: ShownComposition, table: Table): Part[] {
  const dragon = found.motifs.find(isDragon);
  return dragon ? [{ ...onPhoto(dragon, table), picture: `motif:${dragon}`, title: table.t('cl-page-subject-dragon') }] : [];
}
