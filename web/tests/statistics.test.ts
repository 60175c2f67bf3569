// A person's statistics: kept in the browser, summed up, deleted; without storage they last as long as the page.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownMatch, ShownTable } from '$lib/generated';
import { allPlayed, deletePlayed, keepPlayed, keepReaction, MOST, reactionsOf, type Played } from '$lib/statistics/played';
import { playedOf } from '$lib/statistics/record';
import { summaryOf } from '$lib/statistics/summary';
import { seat } from './seat';

const BOT = { kind: 'bot', name: '', bot: 'greedy' };
const LENA = { kind: 'person', name: 'Lena', bot: '' };

function match(code: string, fields: Partial<Played> = {}): Played {
  return { code, game: 'one', at: 1000, points: 10, hasWon: false, others: [BOT], reactions: [], figures: [], ...fields };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  deletePlayed();
});

describe('what is kept', () => {
  it('is there after a reload, newest first', () => {
    keepPlayed(match('A', { at: 1 }));
    keepPlayed(match('B', { at: 3 }));
    keepPlayed(match('C', { at: 2 }));
    expect(allPlayed().map(({ code }) => code)).toEqual(['B', 'C', 'A']);
    expect(localStorage.getItem('tischlein.statistics')).toContain('"B"');
  });

  it('counts a match once, and adds what comes later', () => {
    keepPlayed(match('A', { at: 5, reactions: [300] }));
    keepPlayed(match('A', { at: 9, figures: [{ key: 'missed', value: 2 }] }));
    expect(allPlayed()).toEqual([match('A', { at: 5, reactions: [300], figures: [{ key: 'missed', value: 2 }] })]);
    keepPlayed(match('A', { at: 12 }));
    expect(allPlayed()[0]?.figures).toHaveLength(1);
  });

  it('drops the oldest', () => {
    const many = Array.from({ length: MOST }, (_, i) => match(`M${i}`, { at: i + 1 }));
    localStorage.setItem('tischlein.statistics', JSON.stringify(many.reverse()));
    keepPlayed(match('new', { at: 10_000 }));
    expect(allPlayed()).toHaveLength(MOST);
    expect(allPlayed()[0]?.code).toBe('new');
    expect(allPlayed().some(({ code }) => code === 'M0')).toBe(false);
  });

  it('survives what somebody else wrote there', () => {
    for (const odd of ['{', '7', '{"a":1}', '[null, 3, {"code":"A"}]', '[{"code":"A","game":"g","at":1,"points":"many","others":[]}]']) {
      localStorage.setItem('tischlein.statistics', odd);
      expect(allPlayed()).toEqual([]);
    }
    const whole = { ...match('A'), others: [null, LENA], reactions: ['x', 200], figures: [{}] };
    localStorage.setItem('tischlein.statistics', JSON.stringify([whole]));
    expect(allPlayed()).toEqual([match('A', { others: [LENA], reactions: [200] })]);
  });

  it('is deleted for good', () => {
    keepPlayed(match('A'));
    deletePlayed();
    expect(allPlayed()).toEqual([]);
    expect(localStorage.getItem('tischlein.statistics')).toBe('');
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepPlayed(match('A'));
    keepReaction('A', 200);
    expect(allPlayed()).toHaveLength(1);
    expect(reactionsOf('A')).toEqual([]);
    deletePlayed();
    expect(allPlayed()).toEqual([]);
    get.mockRestore();
    set.mockRestore();
  });

  it('has the presses of a race', () => {
    keepReaction('A', 300.4);
    keepReaction('A', 210);
    expect(reactionsOf('A')).toEqual([300, 210]);
    expect(reactionsOf('B')).toEqual([]);
  });
});

describe('sums', () => {
  const played = [
    match('A', { points: 30, hasWon: true, others: [BOT, BOT, LENA] }),
    match('B', { points: 12, others: [BOT] }),
    match('C', { game: 'two', points: -3, hasWon: true, others: [LENA], reactions: [500, 300, 400], figures: [{ key: 'missed', value: 2 }] }),
    match('D', { game: 'two', points: -8, others: [LENA], reactions: [200], figures: [{ key: 'missed', value: 5 }] }),
  ];

  it('are those of all matches, of each game and of each opponent', () => {
    const { matches, wins, games, opponents } = summaryOf(played);
    expect([matches, wins]).toEqual([4, 2]);
    expect(games.map(({ game, matches, wins, best }) => [game, matches, wins, best])).toEqual([
      ['one', 2, 1, 30],
      ['two', 2, 1, -3],
    ]);
    expect(opponents.map(({ opponent, matches, wins }) => [opponent.name || opponent.bot, matches, wins])).toEqual([
      ['Lena', 3, 2],
      ['greedy', 2, 1],
    ]);
  });

  it('have reactions and what the game counts', () => {
    const [one, two] = summaryOf(played).games;
    expect(one?.reaction).toBeNull();
    expect(two?.reaction).toEqual({ median: 350, best: 200 });
    expect(two?.figures).toEqual([{ key: 'missed', value: 7, matches: 2 }]);
  });

  it('are empty without matches', () => {
    expect(summaryOf([])).toEqual({ matches: 0, wins: 0, games: [], opponents: [] });
  });
});

describe('what counts', () => {
  const table = (fields: Partial<ShownTable> = {}) =>
    ({ code: 'ABCD2345', game: 'one', seats: [seat({ isYou: true }), seat({ kind: 'bot', bot: 'greedy' })], lesson: '', origin: null, ...fields }) as ShownTable;
  const over = (review: unknown = null) => ({ result: { reason: '', scores: [7, 9], winners: [1] }, review }) as ShownMatch;

  it('is a match that was played to its end', () => {
    expect(playedOf(table(), over(), null, 5)).toEqual(match('ABCD2345', { at: 5, points: 7, hasWon: false }));
    expect(playedOf(table(), { ...over(), result: null }, null, 5)).toBeNull();
  });

  it('is no lesson, no deal that is known, nothing of others, and nothing that a bot has played', () => {
    expect(playedOf(table({ lesson: 'first' }), over(), null, 5)).toBeNull();
    expect(playedOf(table({ origin: { move: 0, deal: '' } }), over(), null, 5)).toBeNull();
    expect(playedOf(table({ seats: [seat({}), seat({})] }), over(), null, 5)).toBeNull();
    expect(playedOf(table({ seats: [seat({ isYou: true }), seat({ isYou: true })] }), over(), null, 5)).toBeNull();
    expect(playedOf(table({ seats: [seat({ isYou: true, bot: 'greedy' }), seat({})] }), over(), null, 5)).toBeNull();
  });

  it('has what the game counts as soon as it has looked back', () => {
    const figures = (review: unknown, mine: number) => [{ key: 'missed', value: (review as number[])[mine]! }];
    expect(playedOf(table(), over(), figures, 5)?.figures).toEqual([]);
    expect(playedOf(table(), over([3, 4]), figures, 5)?.figures).toEqual([{ key: 'missed', value: 3 }]);
  });
});
