// What the fields of the map are, and what lies on them. Of unrest the first sentence says who pays for it.

import type { Explained, Now, Part } from '$kit/whatis';
import { tileWords } from './describe';
import { isUnrest, type Piece } from './pieces';
import { person, type Table } from './whattable';

/** What unrest costs whom, and what a canal brings, when the ship sails in (DY-6.6). */
const UNREST = '−4';
const CANAL = '+2';

export function explainField(field: string, table: Table): Explained {
  const { model, t, targets, aimedAt, seat } = table;
  const piece = model.tiles.get(field);
  const told = piece ? (isUnrest(piece) ? torch(field, piece, table) : canal(field, piece, table)) : bare(field, table);
  const outline = table.isUpright ? 'pointy' : 'flat';
  const ship: Part[] = model.ship === field ? [{ picture: 'junk', title: t('dy-what-ship'), words: t('dy-what-ship-here', { length: table.view.length }) }] : [];
  const now: Now | undefined = targets.has(field) ? { tone: 'can', words: t('dy-what-choose') } : told.now;
  return { ...told, now, parts: [...(targets.has(field) && told.now ? [partOf(told.now)] : []), ...told.parts, ...ship], outline, move: targets.has(field) || seat < 0 ? undefined : aimedAt(field) || undefined };
}

const partOf = ({ figure, words }: Now): Part => ({ ...(figure ? { title: figure } : {}), words });

function torch(field: string, piece: Piece, table: Table): Explained {
  const { model, t, name, view } = table;
  const region = model.regions[model.terrain.regionOf(field)];
  const wall = model.households[piece.owner]?.wall ?? 0;
  const cost: Now =
    region === undefined ? { tone: 'told', words: t('dy-what-unrest-nobody') }
    : region === table.seat ? { tone: 'cost', figure: UNREST, words: t('dy-what-unrest-own') }
    : { tone: 'told', figure: UNREST, words: t('dy-what-unrest-other', { who: name(region) }) };
  return {
    picture: `torch:${model.looks[piece.owner] ?? ''}`,
    kind: t('dy-what-field-tile', { field, ...person(piece.owner, table) }),
    name: t('dy-tile-unrest'),
    now: cost,
    parts: [
      ...(region === undefined ? [] : [{ picture: 'sum', title: t('dy-what-at-end'), words: t('dy-what-unrest-end', { ...person(region, table) }) }]),
      { picture: 'build', title: t('dy-what-rid'), words: t('dy-what-rid-words', { ...person(piece.owner, table) }) },
      { picture: 'fist', title: t('dy-page-cell-of', { count: wall, fist: view.fist }), words: t('dy-what-rid-wall', { ...person(piece.owner, table), points: `−${4 * view.fist}` }) },
    ],
    clause: 'DY-6.6',
  };
}

function canal(field: string, piece: Piece, table: Table): Explained {
  const { t, name, view } = table;
  const isOwn = piece.owner === table.seat;
  const isJoined = view.seats[piece.owner]?.network.includes(field) ?? false;
  return {
    picture: `tile:${piece.name}:${table.model.looks[piece.owner] ?? ''}`,
    kind: t('dy-what-field-tile', { field, ...person(piece.owner, table) }),
    name: tileWords(piece, t),
    now: { tone: isOwn ? 'can' : 'told', figure: CANAL, words: isOwn ? t('dy-what-canal-own') : t('dy-what-canal-other', { who: name(piece.owner) }) },
    parts: [
      { picture: 'build', title: t('dy-what-value', { value: piece.value }), words: t('dy-what-canal-built') },
      { picture: 'network', title: t('dy-page-network'), words: t(isJoined ? 'dy-what-canal-joined' : 'dy-what-canal-apart') },
    ],
    clause: 'DY-6.6',
  };
}

function bare(field: string, table: Table): Explained {
  const { model, t } = table;
  const { terrain } = model;
  const kind = t('dy-what-field', { field });
  const region = model.regions[terrain.regionOf(field)];
  if (terrain.isTurningPoint(field)) {
    const name = field === terrain.north ? t('dy-page-peking') : t('dy-page-turning-point', { seats: model.looks.length });
    return { picture: field === terrain.north ? 'gate' : 'pagoda', kind, name, now: { tone: 'locked', words: t('dy-what-turning-shut') }, parts: [{ picture: 'junk', words: t('dy-what-turning') }], clause: 'DY-6.7' };
  }
  const build = { picture: 'build', title: t('dy-page-build'), words: t('dy-what-field-build') };
  if (terrain.isNeutral(field) || region === undefined) {
    return { picture: 'build', kind, name: t('dy-what-neutral'), parts: [build, { picture: 'torch', words: t('dy-what-unrest-nobody') }], clause: 'DY-1.2' };
  }
  const symbol = model.symbols.has(field) ? [{ picture: 'torch', title: t('dy-what-symbol'), words: t('dy-what-symbol-words') }] : [];
  return {
    picture: `seal:${model.looks[region] ?? ''}`,
    kind,
    name: t('dy-what-empty', { ...person(region, table) }),
    parts: [build, ...symbol, { picture: 'junk', words: t('dy-what-field-ship') }],
    clause: symbol.length > 0 ? 'DY-1.5' : 'DY-4.3',
  };
}
