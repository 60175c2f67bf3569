// What an action card does, part by part, and which of it could be done now.

import type { Explained, Now, Part } from '$kit/whatis';
import { CLAUSES, printed, type Printed } from './cards';
import { householdOf, person, type Table } from './whattable';

export function explainCards(kind: string, first: string, table: Table): Explained | null {
  const { t, model, seat } = table;
  switch (kind) {
    case 'card':
    case 'words':
      return card(first, t('dy-what-card-offered', { number: printed(first)?.number ?? 0 }), offeredNow(first, table), table);
    case 'own-card': {
      const held = model.households[seat]?.card ?? '';
      return card(held, t('dy-what-card-own', { number: printed(held)?.number ?? 0 }), leftNow(held, table), table);
    }
    case 'held': {
      const found = householdOf(first, table);
      if (!found) return null;
      const whose = t('dy-what-card-of', { ...person(Number(first), table) });
      if (found.card) return card(found.card, whose, undefined, table);
      return { picture: 'cards', kind: whose, name: t(found.hasCard ? 'dy-page-card-hidden' : 'dy-page-card-none'), parts: [{ words: t('dy-what-card-secret') }], clause: 'DY-3.1' };
    }
    case 'part':
      return part(first, table);
    default:
      return null;
  }
}

function partsOf(name: string, face: Printed, { t }: Table): Part[] {
  const builds = t(face.hasRebuild ? 'dy-page-part-build-or-rebuild' : 'dy-page-part-build', { count: face.builds });
  return [
    { picture: 'supply', title: t('dy-page-part-supply', { count: face.supplies }), words: t('dy-what-part-supply') },
    { picture: 'build', title: builds, words: t(face.hasRebuild ? 'dy-what-build-or-rebuild' : 'dy-what-part-build') },
    { picture: `card-${face.number}`, title: t(`dy-page-act-${name}`), words: face.isAttack ? `${t(`dy-page-special-${name}`)} ${t('dy-page-attack-cost')}` : t(`dy-page-special-${name}`) },
  ];
}

function card(name: string, kind: string, now: Now | undefined, table: Table): Explained | null {
  const face = printed(name);
  if (!face) return null;
  return { picture: `card-${face.number}`, kind, name: table.t(`dy-card-${name}`), now, parts: partsOf(name, face, table), clause: CLAUSES[name] ?? 'DY-3.2' };
}

/** While cards are drafted. */
function offeredNow(name: string, { view, model, seat, t }: Table): Now {
  if (!view.barred.includes(name)) return { tone: 'can', words: t('dy-what-card-keep') };
  const unrest = model.households[seat]?.warehouse.filter((piece) => piece.name === 'unrest').length ?? 0;
  const isPoor = printed(name)?.isAttack && unrest < 2;
  return { tone: 'locked', words: t(isPoor ? 'dy-what-card-poor' : 'dy-what-card-idle') };
}

/** Which parts of the own card can be used now. */
function leftNow(name: string, { offers, t }: Table): Now {
  const verbs = ['supply', 'build', 'rebuild', name].filter((verb) => offers.has(verb));
  if (verbs.length === 0) return { tone: 'locked', words: t('dy-what-card-nothing') };
  const named = verbs.map((verb) => t(verb === name ? `dy-page-act-${verb}` : `dy-page-${verb}`)).join(', ');
  return { tone: 'can', words: t('dy-what-card-left', { parts: named }) };
}

function part(verb: string, table: Table): Explained | null {
  const { model, seat, offers, t, natural } = table;
  const held = model.households[seat]?.card ?? '';
  const face = printed(held);
  if (!face) return null;
  const isSpecial = verb === held;
  const can = offers.has(verb);
  const does = isSpecial ? partsOf(held, face, table)[2]!.words : t(`dy-what-part-${verb}`);
  const told: Part[] = [{ picture: isSpecial ? `card-${face.number}` : verb, words: does }];
  if (isSpecial && face.isAttack) told.push({ picture: 'torch', title: t('dy-page-attack-note'), words: t('dy-what-attack') });
  return {
    picture: isSpecial ? `card-${face.number}` : verb,
    kind: t('dy-what-part-of', { card: t(`dy-card-${held}`) }),
    name: t(isSpecial ? `dy-page-act-${verb}` : `dy-page-${verb}`),
    now: can ? { tone: 'can', words: t('dy-what-may') } : undefined,
    parts: told,
    clause: isSpecial ? (CLAUSES[held] ?? 'DY-3.2') : verb === 'supply' ? 'DY-4.1' : verb === 'build' ? 'DY-4.2' : 'DY-4.7',
    move: can ? undefined : natural(verb),
  };
}
