// What stands beside the map: players and their figures, the wall, the Forbidden City, the round, the ship's trips.

import type { Explained, Now, Part } from '$kit/whatis';
import { signed } from './mapping';
import type { Household } from './model';
import { householdOf, person, type Table } from './whattable';

const NUMBERS = ['reputation', 'network', 'hall', 'riots', 'final'];

export function explainBoards(kind: string, first: string, table: Table): Explained | null {
  const { t, view } = table;
  const found = householdOf(first, table);
  const seat = Number(first);
  if (found && kind === 'wall') return wall(found, seat, table);
  if (found && kind === 'city') return city(found, seat, table);
  if (found && NUMBERS.includes(kind)) return number(kind, found, seat, table);
  if (found && ['player', 'chip', 'seat', 'region'].includes(kind)) return player(found, seat, table);
  switch (kind) {
    case 'track':
      return { picture: 'sum', kind: t('dy-what-board'), name: t('dy-page-reputation'), parts: [{ words: t('dy-what-number-reputation') }], clause: 'DY-8.3' };
    case 'round':
    case 'phase':
      return { picture: 'cards', kind: t('dy-page-round', { number: view.round }), name: t('dy-page-phases'), parts: phases(table), clause: 'DY-3.1' };
    case 'trips':
      return {
        picture: 'junk',
        kind: t('dy-what-ship'),
        name: view.trips === 0 ? t('dy-page-trips-none') : t('dy-page-trips', { count: view.trips, heading: view.heading === 'north' ? 'north' : 'south' }),
        now: view.is_tea ? { tone: 'locked', words: t('dy-page-special-tea') } : undefined,
        parts: [{ picture: 'junk', words: t('dy-what-trips', { length: view.length }) }, { picture: 'network', words: t('dy-what-steering') }],
        clause: 'DY-6.1',
      };
    default:
      return null;
  }
}

function phases({ t }: Table): Part[] {
  const pictures: Record<string, string> = { cards: 'cards', actions: 'build', voyage: 'junk', uprising: 'fist' };
  return ['cards', 'actions', 'voyage', 'uprising'].map((phase, at) => ({ picture: pictures[phase] ?? 'cards', title: `${at + 1} ${t(`dy-page-phase-${phase}`)}`, words: t(`dy-what-phase-${phase}`) }));
}

function wall({ wall: count, look }: Household, seat: number, table: Table): Explained {
  const { t, view } = table;
  const isOwn = seat === table.seat;
  const price = `−${4 * view.fist}`;
  const left = view.fist - count;
  const now: Now =
    left <= 0
      ? { tone: isOwn ? 'cost' : 'told', figure: price, words: t('dy-what-uprising-due', { ...person(seat, table) }) }
      : { tone: isOwn && left === 1 ? 'cost' : 'told', words: t('dy-what-wall-left', { ...person(seat, table), left, points: price }) };
  return {
    picture: `torch:${look}`,
    kind: t('dy-page-wall'),
    name: t('dy-page-wall-part', { who: table.name(seat), count }),
    now,
    parts: [
      { picture: 'build', title: t('dy-what-wall-how'), words: t('dy-what-wall-how-words') },
      { picture: 'fist', title: t('dy-what-fist', { fist: view.fist }), words: t('dy-what-fist-words', { points: price }) },
      { picture: 'card-3', title: t('dy-card-calm'), words: t('dy-page-special-calm') },
    ],
    clause: 'DY-7.1',
  };
}

function city({ city: tiles, blots, cityPoints, look }: Household, seat: number, table: Table): Explained {
  const { t, view } = table;
  const canals = view.seats[seat]?.canals ?? 0;
  const now: Now = { tone: seat === table.seat ? (cityPoints < 0 ? 'cost' : 'can') : 'told', figure: signed(cityPoints), words: t('dy-what-city-now', { ...person(seat, table) }) };
  const room = tiles.length < canals ? t('dy-what-city-room', { more: `+${2 * tiles.length + 1}` }) : t('dy-what-city-full', { canals });
  return {
    picture: 'gate',
    kind: t('dy-page-city'),
    name: table.name(seat),
    now,
    parts: [
      { picture: `seal:${look}`, title: `${tiles.length}²`, words: t('dy-what-city') },
      { picture: 'build', words: room },
      ...(blots.length > 0 ? [{ picture: 'torch', title: `−${4 * blots.length}`, words: t('dy-what-blots') }] : []),
    ],
    clause: 'DY-4.6',
  };
}

function number(kind: string, household: Household, seat: number, table: Table): Explained | null {
  const { t } = table;
  if (kind === 'hall') return city(household, seat, table);
  const figures: Record<string, [figure: string, picture: string, title: string, clause: string]> = {
    reputation: [`${household.reputation}`, 'sum', t('dy-page-reputation'), 'DY-2.3'],
    network: [signed(household.network), 'network', t('dy-page-network'), 'DY-8.2'],
    riots: [signed(household.riotPoints), 'torch', t('dy-page-riots'), 'DY-8.2'],
    final: [`${household.final}`, 'sum', t('dy-page-final-now'), 'DY-8.2'],
  };
  const told = figures[kind];
  if (!told) return null;
  const [figure, picture, name, clause] = told;
  const isLoss = kind === 'riots' && household.riotPoints < 0;
  const tone = seat !== table.seat ? 'told' : isLoss ? 'cost' : 'can';
  const sums = kind === 'final' ? sumOf(household, seat, table) : [];
  return { picture, kind: t('dy-what-of', { ...person(seat, table) }), name, now: { tone, figure, words: t(`dy-what-number-${kind}-now`) }, parts: [{ picture, words: t(`dy-what-number-${kind}`) }, ...sums], clause };
}

/** How the figure at the end is made up. */
function sumOf({ reputation, network, cityPoints, riotPoints }: Household, seat: number, { view, t }: Table): Part[] {
  const uprisings = view.seats[seat]?.tally.uprisings ?? 0;
  return [
    { picture: 'sum', title: `${reputation}`, words: t('dy-page-reputation') },
    { picture: 'network', title: signed(network), words: t('dy-page-network') },
    { picture: 'gate', title: signed(cityPoints), words: t('dy-page-hall') },
    { picture: 'torch', title: signed(riotPoints), words: t('dy-page-riots') },
    ...(uprisings < 0 ? [{ picture: 'fist', title: signed(uprisings), words: t('dy-page-phase-uprising') }] : []),
  ];
}

function player(household: Household, seat: number, table: Table): Explained {
  const { t, view } = table;
  const isActive = view.active === seat && view.step !== 'over';
  return {
    picture: `seal:${household.look}`,
    kind: t(view.start === seat ? 'dy-what-start' : 'dy-page-player'),
    name: table.name(seat),
    now: isActive ? { tone: seat === table.seat ? 'can' : 'told', words: t(seat === table.seat ? 'dy-page-your-turn' : 'dy-what-to-move') } : undefined,
    parts: sumOf(household, seat, table).concat({ picture: 'sum', title: `= ${household.final}`, words: t('dy-page-final-now') }),
    clause: 'DY-8.2',
  };
}
