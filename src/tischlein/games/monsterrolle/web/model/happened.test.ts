import { describe, expect, it } from 'vitest';
import { scoringOf, soundsOf, turnsSince, type Turn } from './happened';
import type { Line } from '../types';

function line(seat: number, move: string, ...events: Record<string, unknown>[]): Line {
  return { v: 1, seat, move, events };
}
const laid = line(1, 'lay rb 3', { kind: 'Laid', seat: 1, card: 'rb', place: 3, over: '' });
const torn = line(1, 'tear r 1:2', { kind: 'Torn', seat: 1, card: 'tr', victim: 0, place: 2, over: 'ry' });

const end = (seat: number, next: number) => line(seat, 'end', { kind: 'TurnBegan', seat: next, turn: 9 });

describe('what the others did since my last turn', () => {
  const mine = line(0, 'lay rg 1', { kind: 'Laid', seat: 0, card: 'rg', place: 1, over: '' });
  const threw = line(2, 'discard gb', { kind: 'Discarded', seat: 2, card: 'gb' });
  const keys = (turns: Turn[]) => turns.map((turn) => [turn.seat, ...turn.steps.map((step) => step.key || step.verb)]);

  it('is grouped by turn, from the viewer’s last turn on', () => {
    const lines = [torn, end(1, 0), mine, end(0, 1), laid, torn, end(1, 2), threw, end(2, 0), mine];
    expect(keys(turnsSince(lines, 0))).toEqual([
      [1, 'row:1:3', 'row:0:2'],
      [2, 'discard'],
    ]);
  });
  it('stays while I am on turn, and goes when I end it', () => {
    expect(turnsSince([laid, end(1, 0), mine], 0)).toHaveLength(1);
    expect(turnsSince([laid, end(1, 0), mine, end(0, 1)], 0)).toEqual([]);
  });
  it('tells whose paper was torn, and that there was a scoring', () => {
    const drew = line(1, 'draw', { kind: 'ScoringCame', number: 1 });
    expect(turnsSince([drew, torn], 0)[0]?.steps).toMatchObject([{ verb: 'score' }, { verb: 'tear', victim: 0 }]);
  });
  it('is the last turn for spectators', () => {
    expect(keys(turnsSince([laid, end(1, 2), threw], -1))).toEqual([[2, 'discard']]);
  });
});

it('plays each sound once, and the one for a turn only for its seat', () => {
  const ended = line(1, 'end', { kind: 'TurnBegan', seat: 2, turn: 9 });
  expect(soundsOf([laid, torn, torn, ended], 2)).toEqual(['lay', 'tear', 'turn']);
  expect(soundsOf([ended], 0)).toEqual([]);
});

it('finds a scoring', () => {
  const came = line(0, 'draw', { kind: 'ScoringCame', number: 2 }, { kind: 'Scored', seat: 1, points: 4, total: 9 });
  expect(scoringOf([laid])).toBe(0);
  expect(scoringOf([came, laid])).toBe(2);
});
