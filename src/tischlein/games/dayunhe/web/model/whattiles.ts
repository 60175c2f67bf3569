// What the tiles beside the map are: in warehouses and on stacks.

import type { Explained, Now, Part } from '$kit/whatis';
import { stackWords, tileWords } from './describe';
import type { Stack } from './model';
import { isUnrest, type Piece } from './pieces';
import { householdOf, person, type Table } from './whattable';

const PLACES = 6;

export function explainTiles(kind: string, first: string, second: string, table: Table): Explained | null {
  const { model, seat, t } = table;
  const own = model.households[seat];
  switch (kind) {
    case 'house':
      if (first === '') return own ? house(own.warehouse.length, table) : null;
      return stored(own?.warehouse[Number(first)], t('dy-page-warehouse'), true, table);
    case 'store': {
      const found = householdOf(first, table);
      return stored(found?.warehouse[Number(second)], t('dy-what-warehouse-of', { ...person(Number(first), table) }), Number(first) === seat, table);
    }
    case 'stack':
      return stack(own?.stacks[Number(first)], Number(first), seat, true, table);
    case 'pile':
      return stack(householdOf(first, table)?.stacks[Number(second)], Number(second), Number(first), false, table);
    case 'under':
      return { ...under(table), name: t('dy-page-under', { number: Number(first) + 1, count: own?.stacks[Number(first)]?.size ?? 0 }) };
    case 'spread':
      return { ...under(table), name: t('dy-page-spread'), now: { tone: 'can', words: t('dy-what-spread') }, clause: 'DY-7.3' };
    default:
      return null;
  }
}

const under = ({ t }: Table): Explained => ({ picture: 'torch', kind: t('dy-what-choice'), name: '', now: { tone: 'can', words: t('dy-what-choose') }, parts: [{ picture: 'torch', words: t('dy-what-under') }], clause: 'DY-5.11' });

function house(count: number, { t }: Table): Explained {
  return { picture: 'supply', kind: t('dy-page-places', { count }), name: t('dy-page-warehouse'), now: count === PLACES ? { tone: 'locked', words: t('dy-what-house-full') } : undefined, parts: [{ picture: 'supply', words: t('dy-what-house') }], clause: 'DY-4.1' };
}

function stored(piece: Piece | undefined, kind: string, isOwn: boolean, table: Table): Explained | null {
  if (!piece) return null;
  const { t, offers, model } = table;
  const isOffered = [...(offers.get('build') ?? []), ...(offers.get('city') ?? [])].includes(piece.name);
  const told = { kind, name: tileWords(piece, t), move: isOwn && !isOffered ? `build ${piece.name}` : undefined };
  if (isUnrest(piece)) {
    const parts = [
      { picture: 'torch', title: t('dy-what-unrest-price'), words: t('dy-what-unrest-price-words') },
      { picture: 'build', title: t('dy-page-build'), words: t('dy-what-unrest-lay') },
    ];
    return { ...told, picture: `torch:${model.looks[piece.owner] ?? ''}`, now: isOwn && isOffered ? { tone: 'can', words: t('dy-what-lift') } : undefined, parts, clause: 'DY-4.5' };
  }
  const now: Now | undefined = isOwn && isOffered ? { tone: 'can', figure: `+${piece.value}`, words: t('dy-what-worth') } : undefined;
  const parts: Part[] = [
    { picture: 'build', title: t('dy-what-value', { value: piece.value }), words: t('dy-what-canal-built') },
    { picture: 'gate', title: t('dy-page-city'), words: t('dy-what-into-city') },
  ];
  return { ...told, picture: `tile:${piece.name}:${model.looks[piece.owner] ?? ''}`, now, parts, clause: 'DY-4.3' };
}

function stack(found: Stack | undefined, at: number, of: number, isOwn: boolean, table: Table): Explained | null {
  if (!found) return null;
  const { t, stacks, model, seat } = table;
  const look = model.looks[of] ?? '';
  const canTake = isOwn && stacks.has(at);
  return {
    picture: found.top ? (isUnrest(found.top) ? `torch:${look}` : `tile:${found.top.name}:${look}`) : `back:${look}`,
    kind: of === seat ? t('dy-page-stacks') : t('dy-what-stack-of', { ...person(of, table) }),
    name: stackWords(found, at, t),
    now: canTake ? { tone: 'can', words: t('dy-what-take') } : undefined,
    parts: [
      { picture: 'supply', title: t('dy-page-supply'), words: t('dy-what-stack') },
      ...(found.low > 0 ? [{ picture: 'torch', words: t('dy-what-low') }] : []),
    ],
    clause: 'DY-4.1',
    move: isOwn && !canTake && seat >= 0 ? `supply ${at + 1}` : undefined,
  };
}
