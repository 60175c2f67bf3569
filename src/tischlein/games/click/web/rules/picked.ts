// Examples for the rules page, picked from what lies in the box: what is drawn is always a card that there is.

import type { Components, ShownComposition } from '../generated';
import { isDragon, learnKinds, subjectOf } from '../model/motifs';

export interface Picked {
  /** Three ordinary motifs. */
  plain: ShownComposition;
  tower: ShownComposition;
  panda: ShownComposition;
  /** Head, middle and tail, or what comes nearest. */
  dragon: ShownComposition;
  /** Ordinary motifs that `plain` does not show. */
  others: string[];
}

export function pickedFrom({ kinds, compositions }: Components): Picked {
  learnKinds(kinds);
  const first = (fits: (each: ShownComposition) => boolean): ShownComposition => compositions.find(fits) ?? compositions[0]!;
  const plain = first(({ motifs }) => motifs.length === 3 && subjectOf(motifs) === 'plain' && new Set(motifs).size === 3);
  const ordinary = kinds.map(({ id }) => id).filter((id) => !isDragon(id) && id !== 'tower' && id !== 'panda');
  return {
    plain,
    tower: first(({ motifs }) => subjectOf(motifs) === 'tower'),
    panda: first(({ motifs }) => subjectOf(motifs) === 'panda'),
    dragon: first(({ motifs }) => motifs.length === 3 && motifs.every(isDragon)),
    others: ordinary.filter((id) => !plain.motifs.includes(id)),
  };
}
