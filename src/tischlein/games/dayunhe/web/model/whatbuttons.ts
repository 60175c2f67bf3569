// What the buttons of the board do.

import type { Explained, Now } from '$kit/whatis';
import type { Table } from './whattable';

/** Drawing, name and clause of each; its words are `dy-what-button-NAME`. */
const BUTTONS: Record<string, readonly [picture: string, name: string, clause: string]> = {
  forecast: ['junk', 'dy-page-forecast', 'DY-6.3'],
  'tab-cards': ['card-10', 'dy-page-all-cards', 'DY-3.1'],
  'tab-fold': ['pagoda', 'dy-page-fold', ''],
  'tab-city': ['gate', 'dy-page-tab-boards', 'DY-4.6'],
  'tab-region': ['gate', 'dy-page-tab-region', 'DY-2.5'],
  'card-words': ['cards', 'dy-page-words-on-cards', 'DY-3.1'],
  minimap: ['junk', 'dy-what-minimap', ''],
  'zoom-in': ['build', 'dy-page-zoom-in', ''],
  'zoom-out': ['build', 'dy-page-zoom-out', ''],
  ask: ['cards', 'dy-what-why', 'DY-3.2'],
  'to-city': ['gate', 'dy-page-into-city', 'DY-4.6'],
  halt: ['junk', 'dy-page-halt', 'DY-5.13'],
  'turn-tile': ['rebuild', 'dy-page-turn-tile', 'DY-4.3'],
  leave: ['rebuild', 'dy-page-leave', 'DY-9.1'],
  confirm: ['build', 'dy-page-confirm', 'DY-9.1'],
  preview: ['sum', 'dy-page-preview', 'DY-6.6'],
};

export function explainButton(kind: string, first: string, table: Table): Explained | null {
  const { t, offers, canUndo, seat } = table;
  const told = { kind: t('dy-what-button') };
  if (kind === 'end') {
    const now: Now | undefined = offers.has('end') ? { tone: 'can', words: t('dy-what-may') } : undefined;
    return { ...told, picture: 'cards', name: t('dy-page-end-turn'), now, parts: [{ words: t('dy-what-button-end') }], clause: 'DY-3.2', move: now || seat < 0 ? undefined : 'end' };
  }
  if (kind === 'undo') {
    const now: Now = canUndo ? { tone: 'can', words: t('dy-what-may') } : { tone: 'locked', words: t('dy-what-no-undo') };
    return { ...told, picture: 'rebuild', name: t('dy-page-take-back'), now, parts: [{ words: t('dy-what-button-undo') }], clause: 'DY-3.5' };
  }
  const which = first ? `${kind}-${first}` : kind;
  const found = BUTTONS[which];
  if (!found) return null;
  const [picture, name, clause] = found;
  return { ...told, picture, name: t(name), parts: [{ picture, words: t(`dy-what-button-${which}`) }], clause };
}
