// The description of a thing on the table, shown when it is tapped and the tap has no other meaning.

import { isDragon, nameOf } from './motifs';
import type { Translate, View } from '../types';

export interface Told {
  title: string;
  words: string;
}

export function whatIs(spot: string, view: View, isActive: boolean, t: Translate): Told | null {
  const [kind = '', name = ''] = spot.split(':');
  if (kind === 'frame') return composition(name, view, isActive, t);
  if (kind !== 'wall') return null;
  const card = view.wall[Number(name) - 1];
  if (!card) return null;
  const title = `${name} · ${nameOf(card.motif, t)}`;
  if (card.has_rickshaw) return { title, words: t('cl-page-what-rickshaw') };
  if (card.motif === 'tower') return { title, words: t('cl-page-what-tower') };
  return { title, words: t(isDragon(card.motif) ? 'cl-page-what-dragon' : 'cl-page-what-card') };
}

function composition(name: string, view: View, isActive: boolean, t: Translate): Told | null {
  const at = 'abc'.indexOf(name);
  const found = at >= 0 ? view.open[at] : view.compositions[Number(name) - 1];
  if (!found) return null;
  const title = t('cl-page-picture', { motifs: found.motifs.map((motif) => nameOf(motif, t)).join(', '), points: found.points });
  return { title, words: t(at >= 0 && !isActive ? 'cl-page-what-open' : 'cl-page-what-picture') };
}
