// What action cards and buttons do, and what a call would cost.

import type { Explained, Part } from '$kit/whatis';
import { usable, type Table } from './usable';

const CLAUSES: Record<string, string> = { move1: 'CL-4.1', move2: 'CL-4.2', swap: 'CL-4.3', remove: 'CL-4.4', extra: 'CL-4.5', replace: 'CL-4.6', back: 'CL-4.7' };

export function explainButton(kind: string, which: string, table: Table): Explained | null {
  const { t, view } = table;
  const told = { kind: t('cl-what-button'), parts: [] as Part[] };
  switch (kind) {
    case 'act':
      return action(which, table);
    case 'shutter':
      return shutter(table);
    case 'gap':
      return { ...told, picture: 'act:back', name: t('cl-page-gap', { place: which }), now: { tone: 'can', words: t('cl-what-gap') }, clause: 'CL-4.7' };
    case 'end':
      return which
        ? { ...told, picture: 'motif:lantern', name: t(`cl-page-end-${which}`), now: { tone: 'can', words: t('cl-what-end-of-wall') }, clause: 'CL-2.2' }
        : { ...told, picture: 'icon:check', name: t('cl-page-done'), ...usable('end', table, t('cl-what-may')), parts: [{ words: t('cl-what-end') }], clause: 'CL-2.5' };
    case 'renew':
      return { ...told, picture: 'icon:cards', name: t('cl-page-renew'), ...usable('renew', table, t('cl-what-may')), parts: [{ words: t('cl-what-renew') }], clause: 'CL-2.4' };
    case 'pass':
      return { ...told, picture: 'icon:check', name: t('cl-page-pass'), parts: [{ words: t('cl-what-pass') }], clause: 'CL-6.6' };
    case 'pass-turn':
      return { ...told, picture: 'icon:check', name: t('cl-page-pass-turn'), parts: [{ words: t('cl-what-pass-turn') }], clause: 'CL-6.16' };
    case 'nothing':
      return { ...told, picture: 'icon:cam', name: t('cl-page-give-up'), now: { tone: 'cost', words: t('cl-what-nothing') }, parts: price(table), clause: 'CL-3.20' };
    case 'do':
      return action(table.taps[0]?.split(':')[1] ?? '', table);
    case 'actions':
      return { ...told, picture: 'act:swap', name: t('cl-page-actions'), parts: [{ words: t('cl-what-step-act', { most: view.most_actions }) }], clause: 'CL-2.3' };
    case 'card-size':
      return { ...told, picture: 'motif:panda', name: t('cl-what-card-size'), parts: [{ words: t('cl-what-card-size-words') }], clause: '' };
    default:
      return null;
  }
}

function action(which: string, table: Table): Explained | null {
  const { t, view } = table;
  const clause = CLAUSES[which];
  if (!clause) return null;
  return {
    picture: `act:${which}`,
    kind: t('cl-what-action'),
    name: t(`cl-action-${which}`),
    ...usable(`act:${which}`, table, t('cl-what-may')),
    parts: [{ words: t(`cl-what-act-${which}`) }, { picture: 'icon:cards', words: t('cl-what-step-act', { most: view.most_actions }) }],
    clause,
  };
}

function shutter(table: Table): Explained {
  const { t, view, seat, locked, canCall } = table;
  const told = { picture: 'icon:cam', kind: t('cl-what-button'), name: t('cl-page-shutter'), parts: [{ words: t('cl-what-call') }, ...price(table)] };
  if (locked > 0) return { ...told, now: { tone: 'locked', words: t('cl-page-ask-news-locked', { count: Math.ceil(locked / 1000) }) }, clause: 'CL-3.20' };
  if (canCall) return { ...told, now: { tone: 'can', words: t(view.is_calm ? 'cl-what-call-calm' : 'cl-what-call-now') }, clause: 'CL-3.12' };
  return { ...told, clause: 'CL-3.12', move: seat >= 0 ? 'click' : undefined };
}

/** The time to show a photo, and what a wrong call would cost. */
function price({ t, view, seat }: Table): Part[] {
  const own = view.seats[seat];
  if (!own || view.is_calm) return [];
  const wrong = own.next_lock_out > 0 ? t('cl-what-lock-out', { seconds: own.next_lock_out / 1000 }) : t('cl-what-no-lock-out');
  return [
    { title: t('cl-page-seconds', { count: own.time_to_mark / 1000 }), words: t('cl-what-time-words') },
    { picture: 'icon:lock', title: t('cl-what-wrong'), words: wrong },
  ];
}
